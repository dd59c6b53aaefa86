import type * as z from 'zod/mini'
import type { Page } from './fields.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call. Enforced by the server from the account as it is now, never from the token alone (spec §6). */
export type Access = 'anyone' | 'signed-in' | 'vendor' | 'approved-vendor' | 'approved-vendor-or-admin' | 'admin'

type Schema = z.ZodMiniType

/** A call of the shop, declared once for both sides. */
export interface Endpoint {
  method: Method
  path: `/api/${string}`
  access: Access
  /** One line for people, shown in `/api/docs`. */
  summary: string
  params?: Schema
  query?: Schema
  headers?: Schema
  body?: Schema
  reply: Schema
  /** Status of a success; 200 where absent. */
  status?: 200 | 201
  /** The body is multipart/form-data: texts are strings, files are bytes (`Uint8Array`). */
  upload?: boolean
  /** The answer is a file of this type; `reply` is its text. */
  download?: 'text/csv'
  /** A paged list: `reply` is one item; on the wire `array` is a bare array, `items` is `{items}`. */
  list?: 'array' | 'items'
}

/** Declares a call. `access` is required, so that no call can forget its audience. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared
}

type In<S> = S extends Schema ? z.input<S> : never
type Out<S> = S extends Schema ? z.output<S> : undefined
type Given<K extends string, S> = S extends Schema
  ? Record<never, never> extends In<S>
    ? { [key in K]?: In<S> }
    : { [key in K]: In<S> }
  : unknown

/** A form’s parts, as the browser’s `FormData` carries them; the contract floor knows no browser. */
export interface UploadBody {
  append(name: string, value: string): void
}

/** What a caller passes. */
export type CallInput<E extends Endpoint> = Given<'params', E['params']> &
  Given<'query', E['query']> &
  Given<'headers', E['headers']> &
  (E['upload'] extends true ? { body: UploadBody } : Given<'body', E['body']>)

/** What a handler receives: parsed. */
export interface HandlerInput<E extends Endpoint> {
  params: Out<E['params']>
  query: Out<E['query']>
  headers: Out<E['headers']>
  body: Out<E['body']>
}

/** What a handler returns and a caller gets. */
export type Reply<E extends Endpoint> = E['list'] extends 'array' | 'items'
  ? Page<z.output<E['reply']>>
  : z.output<E['reply']>

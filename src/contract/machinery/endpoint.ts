import type * as z from 'zod/mini'
import type { Page } from './fields.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Judged by the account as it is now, never by the token alone (spec §6). */
export type Access = 'anyone' | 'signed-in' | 'vendor' | 'approved-vendor' | 'approved-vendor-or-admin' | 'admin'

type Schema = z.ZodMiniType

/** Of a query, what the shop has only so many of: one of `by` with an id, then a sort, then a limit; `{}` stands for no query. */
export interface FiniteQuery {
  by?: readonly string[]
  sorts?: readonly string[]
  limits?: readonly number[]
}

/** A call of the shop, declared once for both sides. */
export interface Endpoint {
  method: Method
  path: `/api/${string}`
  access: Access
  /** A line for `/api/docs`. */
  summary: string
  params?: Schema
  query?: Schema
  headers?: Schema
  body?: Schema
  reply: Schema
  status?: 200 | 201
  /** multipart/form-data: texts, and files as `Uint8Array`. */
  upload?: boolean
  /** A file; `reply` is its text. */
  download?: 'text/csv' | 'application/json'
  /** What the download is called where it is saved. */
  fileName?: string
  /** The public answer is cached lastingly under the addresses that the shop’s own pages write: there are only so many. */
  finite?: FiniteQuery
  /** A paged list: `reply` is one item; on the wire `array` is a bare array, `items` is `{items}`. */
  list?: 'array' | 'items'
}

/** `access` is required: no call forgets its audience. */
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

/** Of `FormData`; the contract knows no browser. */
export interface UploadBody {
  append(name: string, value: string): void
}

export type CallInput<E extends Endpoint> = Given<'params', E['params']> &
  Given<'query', E['query']> &
  Given<'headers', E['headers']> &
  (E['upload'] extends true ? { body: UploadBody } : Given<'body', E['body']>)

export interface HandlerInput<E extends Endpoint> {
  params: Out<E['params']>
  query: Out<E['query']>
  headers: Out<E['headers']>
  body: Out<E['body']>
}

export type Reply<E extends Endpoint> = E['list'] extends 'array' | 'items'
  ? Page<z.output<E['reply']>>
  : z.output<E['reply']>

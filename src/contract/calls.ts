import * as declared from './declarations.ts'
import type { Endpoint } from './machinery/endpoint.ts'

type Declared = typeof declared
type Declaration = Declared[keyof Declared]

/** Every call of the shop, by the name it is declared under. A test looks that each has a handler. */
export const callsByName: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(declared).filter((entry): entry is [string, Endpoint & Declaration] => isCall(entry[1])),
)
export const api: readonly Endpoint[] = Object.values(callsByName)

function isCall(declaration: Declaration): declaration is Declaration & Endpoint {
  return typeof declaration === 'object' && 'method' in declaration && 'path' in declaration
}

type AnyEndpoint = Extract<Declaration, Endpoint>

/** Types alone, so that no schema is loaded with a page (decision 002). */
export type Calls = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E }
export type CallName = keyof Calls

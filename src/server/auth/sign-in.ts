import type { Visitor } from '../platform/http/calls.ts'
import type { Devices } from './devices.ts'
import type { Tokens } from './tokens.ts'

/** A token, and the device is known from now on. */
export type SignIn = (account: Parameters<Tokens['sign']>[0], visitor: Visitor) => Promise<{ token: string }>

export function createSignIn(tokens: Tokens, devices: Devices): SignIn {
  return async (account, visitor) => {
    devices.remember(account, visitor)
    return { token: await tokens.sign(account) }
  }
}

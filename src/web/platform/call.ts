import type { CallName, Calls } from '#contract/api'
import type { CallInput, Reply } from '#contract/endpoint'

/** Carries a call to the server: over HTTP in the browser, straight to the handler, as nobody, on the server. */
export type Transport = (name: CallName, input: LooseInput) => Promise<unknown>

export interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  headers?: Record<string, string>
  body?: unknown
}

let transport: Transport = () => Promise.reject(new Error('No transport was chosen.'))

/** Chosen once, by the entry of each side. */
export function setTransport(chosen: Transport): void {
  transport = chosen
}

/** The only way to the server. Throws a `Problem` where it refuses. */
export async function call<N extends CallName>(name: N, input: CallInput<Calls[N]>): Promise<Reply<Calls[N]>> {
  return (await transport(name, input as LooseInput)) as Reply<Calls[N]>
}

import type { CallName, Calls } from '#contract/calls'
import type { CallInput, Reply } from '#contract/machinery/endpoint'

/** HTTP in the browser; on the server the handler, as nobody. */
export type Transport = (name: CallName, input: LooseInput) => Promise<unknown>

export interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  headers?: Record<string, string>
  body?: unknown
}

let transport: Transport = () => Promise.reject(new Error('No transport was chosen.'))

/** The transport of this entry: browser, server or test. */
export function setTransport(chosen: Transport): void {
  transport = chosen
}

/** The only way to the server. Throws `Problem`. */
export async function call<N extends CallName>(name: N, input: CallInput<Calls[N]>): Promise<Reply<Calls[N]>> {
  return (await transport(name, input as LooseInput)) as Reply<Calls[N]>
}

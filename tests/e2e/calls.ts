import type { CallName, Calls } from '#contract/calls'
import type { CallInput, Reply } from '#contract/machinery/endpoint'

interface LooseInput {
  params?: Record<string, unknown>
  body?: unknown
}

/** A call that a story begins with, so that its screens need not: throws where it is refused. Not for lists and files. */
export async function call<N extends CallName>(
  name: N,
  input: CallInput<Calls[N]>,
  { shopUrl, token }: { shopUrl: string; token?: string },
): Promise<Reply<Calls[N]>> {
  const [method = '', template = ''] = name.split(' ')
  const { params = {}, body } = input as LooseInput
  const path = template.replace(/:(\w+)/g, (_, key: string) => String(params[key]))
  const isForm = body instanceof FormData
  const answer = await fetch(shopUrl + path, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: isForm ? body : (JSON.stringify(body) ?? null),
  })
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
  return await answer.json()
}

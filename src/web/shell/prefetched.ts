import type { Transport } from '../platform/call.ts'

/** Then it is asked for again. */
const MOST_AGE_MS = 10_000

const ready = new Map<string, { at: number; answer: Promise<unknown> }>()
/** Asked for in earnest: not prefetched beside. */
const underWay = new Map<string, Promise<unknown>>()
let isGathering = false

/** Runs a loader for its calls; failures show when asked in earnest. */
export async function gather(load: () => Promise<unknown>): Promise<void> {
  isGathering = true
  const loading = load()
  isGathering = false
  await loading.catch(() => undefined)
}

/** Each answer once; any change voids all. */
export function withPrefetched(transport: Transport): Transport {
  return (name, input) => {
    if (!name.startsWith('GET ')) {
      ready.clear()
      return transport(name, input).finally(() => ready.clear())
    }
    const key = name + JSON.stringify(input)
    const ask = () => transport(name, input)
    return isGathering ? early(key, ask) : now(key, ask)
  }
}

function early(key: string, ask: () => Promise<unknown>): Promise<unknown> {
  const known = readyAnswer(key) ?? underWay.get(key)
  if (known) return known
  const answer = ask()
  for (const [old, { at }] of ready) if (Date.now() - at >= MOST_AGE_MS) ready.delete(old)
  ready.set(key, { at: Date.now(), answer })
  answer.catch(() => ready.delete(key))
  return answer
}

function now(key: string, ask: () => Promise<unknown>): Promise<unknown> {
  const answer = readyAnswer(key) ?? ask()
  ready.delete(key)
  underWay.set(key, answer)
  const isOver = () => void underWay.delete(key)
  answer.then(isOver, isOver)
  return answer
}

function readyAnswer(key: string): Promise<unknown> | undefined {
  const known = ready.get(key)
  return known && Date.now() - known.at < MOST_AGE_MS ? known.answer : undefined
}

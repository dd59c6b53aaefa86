import type { Transport } from './platform/call.ts'

/** An answer older than this is asked for again. */
const MOST_AGE_MS = 10_000

/** What was gathered, for whoever really asks. */
const ready = new Map<string, { at: number; answer: Promise<unknown> }>()
/** What was really asked for and is not answered yet: it is not gathered beside that. */
const underWay = new Map<string, Promise<unknown>>()
let isGathering = false

/** Runs a loader for what it asks at once: its answers lie ready for whoever really asks soon. What goes wrong shows then. */
export async function gather(load: () => Promise<unknown>): Promise<void> {
  isGathering = true
  const loading = load()
  isGathering = false
  await loading.catch(() => undefined)
}

/** A transport that hands out what was gathered, each answer once. Any change throws all of it away. */
export function withEarlyAnswers(transport: Transport): Transport {
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

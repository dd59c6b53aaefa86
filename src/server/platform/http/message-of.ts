import { setImmediate as breath } from 'node:timers/promises'
import type { MessageText, ProblemBody } from '#contract/problems'
import { m } from '#messages'

type Say = (inputs: never) => unknown

interface Pattern {
  key: string
  words: RegExp
  /** How many characters are the message’s own. */
  own: number
}

/** An input that says its own name in a text, and is a tag as well. */
const NAMED = new Proxy({} as never, {
  get: (_, name) => Object.assign(() => '', { toString: () => `\0${String(name)}\0` }),
})

interface Catalogue {
  /** Keys by words, of messages without values. */
  plain: Map<string, string>
  patterns: Pattern[]
}

const READ_IN_ONE_STEP = 50

/** The first call of a message compiles it: all of them together take longer than anybody may be kept waiting. */
function* readInSteps(): Generator<undefined, Catalogue> {
  const plain = new Map<string, string>()
  const patterns: Pattern[] = []
  for (const [at, [key, say]] of Object.entries<Say>(m).entries()) {
    if (at % READ_IN_ONE_STEP === 0) yield
    const words = say(NAMED)
    if (typeof words !== 'string') continue
    if (words.includes('\0'))
      patterns.push({ key, words: patternOf(words), own: words.split('\0').filter(isOwn).join('').length })
    else plain.set(words, key)
  }
  return { plain, patterns: patterns.toSorted((a, b) => b.own - a.own) }
}

const steps = readInSteps()
let catalogue: Catalogue | undefined

function readStep(): void {
  const step = steps.next()
  if (step.done) catalogue = step.value
}

/** For an open shop, with turns for others: who is refused before its end has the rest read at once. */
export async function readMessagesAhead(): Promise<void> {
  while (!catalogue) {
    readStep()
    await breath()
  }
}

/** Catalogue key and values of a text: rules and Zod speak in words, another language is rendered from these. */
export function messageOf(text: string): MessageText | undefined {
  while (!catalogue) readStep()
  const key = catalogue.plain.get(text)
  if (key) return { key }
  for (const { key, words } of catalogue.patterns) {
    const params = words.exec(text)?.groups
    if (params) return { key, params: { ...params } }
  }
  return undefined
}

/** The texts of a refusal as messages; the code’s own is `refusal_` and the code, and is not said again. */
export function messagesOf(body: ProblemBody, ownWords: string): ProblemBody['texts'] {
  const message = body.message === ownWords ? undefined : messageOf(body.message)
  const fields = Object.entries(body.fields ?? {}).flatMap(([name, text]) => {
    const said = messageOf(text)
    return said ? [[name, said] as const] : []
  })
  if (!message && fields.length === 0) return undefined
  return { ...(message ? { message } : {}), ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}) }
}

function isOwn(_: string, at: number): boolean {
  return at % 2 === 0
}

function patternOf(words: string): RegExp {
  const seen = new Set<string>()
  const parts = words.split('\0').map((part, at) => {
    if (isOwn(part, at)) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    if (seen.has(part)) return `\\k<${part}>`
    seen.add(part)
    return `(?<${part}>.+)`
  })
  return new RegExp(`^${parts.join('')}$`, 's')
}

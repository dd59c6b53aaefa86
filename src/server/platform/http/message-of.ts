import type { MessageText, ProblemBody } from '#contract/machinery/problems'
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

const PLAIN = new Map<string, string>()
const PATTERNS: Pattern[] = []
for (const [key, say] of Object.entries<Say>(m)) {
  const words = say(NAMED)
  if (typeof words !== 'string') continue
  if (words.includes('\0'))
    PATTERNS.push({ key, words: patternOf(words), own: words.split('\0').filter(isOwn).join('').length })
  else PLAIN.set(words, key)
}
PATTERNS.sort((a, b) => b.own - a.own)

/** Catalogue key and values of a text: rules and Zod speak in words, another language is rendered from these. */
export function messageOf(text: string): MessageText | undefined {
  const key = PLAIN.get(text)
  if (key) return { key }
  for (const { key, words } of PATTERNS) {
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

import { expect } from 'vitest'
import { api, type CallName } from '#contract/calls'
import { problems } from '#contract/problems'
import type { Answer, TestShop } from '../shop.ts'
import { SAID } from './answers.ts'
import { NAMES, type Name, type Person } from './people.ts'
import type { Asked, Row } from './row.ts'
import type { World } from './world.ts'

/** Everybody asks; what each is answered. Looks that a no changed nothing and that nobody reads what is another’s. */
export async function askAll(world: World, name: CallName, row: Row): Promise<Record<string, string>> {
  const said: Partial<Record<Name, string>> = {}
  let asking = await row.ask(world)
  let before = await world.content.now()
  let isUsed = false
  for (const each of NAMES) {
    if (isUsed) {
      asking = await row.ask(world)
      before = await world.content.now()
    }
    const person = world.people[each]
    const others = await row.spares?.(world, person)
    const answer = await ask(world.shop, name, person, asking(person))
    await row.settle?.(world, person, answer)
    said[each] = wordFor(name, answer)
    expectDiscreet(world, name, person, answer)
    expect([each, await row.spares?.(world, person)]).toEqual([each, others])
    isUsed = answer.status < 300 && !name.startsWith('GET ')
    if (!isUsed) expect([each, await world.content.now()]).toEqual([each, before])
  }
  return said
}

export async function ask(shop: TestShop, name: CallName, { token }: Person, asked: Asked): Promise<Answer> {
  if (!asked.form) return await shop.call(name, asked as never, token)
  const [method = '', template = ''] = name.split(' ')
  const path = template.replace(/:(\w+)/g, (_, key: string) => String(asked.params?.[key]))
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await fetch(shop.url + path, { method, headers, body: asked.form })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

/** The word of `ANSWERS` for an answer; one that is no such word says all it can. */
function wordFor(name: CallName, { status, body }: Answer): string {
  if (status === (endpointOf(name).status ?? 200)) return 'yes'
  const code: keyof typeof problems = body.code
  if (problems[code]?.[0] !== status) return `${status} ${JSON.stringify(body)}`
  if (status === 404 || status === 409) return String(status)
  return SAID.get(code) ?? `${status} ${JSON.stringify(body)}`
}

export function endpointOf(name: CallName): { method: string; access: string; status?: number } {
  const found = api.find(({ method, path }) => `${method} ${path}` === name)
  if (!found) throw new Error(`${name} is no call of the contract`)
  return found
}

/** What is not for everybody is kept by nobody; a no says its code and nothing else; and no answer has words in it that its reader has no business with. */
function expectDiscreet(
  { secrets }: World,
  name: CallName,
  { name: reader }: Person,
  { status, headers, body }: Answer,
): void {
  if (endpointOf(name).access !== 'anyone' || status >= 400) expect(headers.get('cache-control')).toBe('no-store')
  if (status >= 400)
    expect(Object.keys(body).filter((key) => !['message', 'code', 'fields', 'texts'].includes(key))).toEqual([])
  const text = JSON.stringify(body)
  const read = secrets.filter(({ words, readers }) => !readers.includes(reader) && text.includes(words))
  expect({ name, reader, read: read.map(({ words }) => words) }).toEqual({ name, reader, read: [] })
}

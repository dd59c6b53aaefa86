import { createRandom, type Random } from '../../demo/random.ts'
import { api } from '../../src/contract/calls.ts'
import { goodFor, type Likely } from './good.ts'
import { spoilInput } from './spoil-input.ts'
import { spoilWire } from './spoil-wire.ts'
import { encode, type Input, type Wire } from './wire.ts'

export const ACTORS = ['nobody', 'shopper', 'vendor', 'admin'] as const
export type Actor = (typeof ACTORS)[number]

/** A call by its numbers, so that it can be said again, and again with fewer spoilings. */
export interface Call {
  name: string
  actor: Actor
  seed: number
  /** Seeds of what was done to a good call, in turn. */
  spoilings: number[]
}

/** Anything from a good call to one spoiled in four ways. */
export function chooseCall(random: Random): Call {
  const { method, path } = random.pick(api)
  return {
    name: `${method} ${path}`,
    actor: random.pick(ACTORS),
    seed: random.whole(2 ** 31),
    spoilings: Array.from({ length: random.whole(5) }, () => random.whole(2 ** 31)),
  }
}

/** The call as it goes over the wire. */
export function wireOf(call: Call, token: string | undefined, likely: Likely): Wire {
  const endpoint = api.find(({ method, path }) => `${method} ${path}` === call.name)
  if (!endpoint) throw new Error(`${call.name} is no call of the contract.`)
  const random = createRandom(call.seed)
  const schemas: Partial<Input> & { path: string } = endpoint
  const good = (part: keyof Input) => (schemas[part] ? goodFor(schemas[part], random, likely) : undefined)
  const input: Input = { params: good('params'), query: good('query'), headers: good('headers'), body: good('body') }
  const chances = call.spoilings.map((seed) => createRandom(seed))
  // Each spoiling is of one kind, whatever others there are: leaving one out leaves the others as they were.
  const isOfInput = chances.map((chance) => !chance.isOnceIn(3))
  for (const [at, chance] of chances.entries()) if (isOfInput[at]) spoilInput(input, chance)
  const wire = encode(endpoint, input, token)
  for (const [at, chance] of chances.entries()) if (!isOfInput[at]) spoilWire(wire, chance)
  return wire
}

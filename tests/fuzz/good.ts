import * as z from 'zod/mini'
import type { Random } from '../../demo/random.ts'

/** What a field of this name is likely to hold in a shop that has such a thing: without it no call gets past the door. */
export type Likely = Record<string, readonly unknown[]>

/** What some schema of the contract takes: tried where its own form does not say. */
const ATOMS: readonly unknown[] = [
  'Cotton kurta',
  '1',
  '1450',
  'M',
  'rahima@example.com',
  '+880 1711-000000',
  '2026-01-31',
  'rahima_1',
  '{}',
  '[]',
  '0',
  '',
  1,
  1450,
  true,
  null,
]

/** A value that the schema takes, as far as its form and the likely values tell. */
export function goodFor(schema: unknown, random: Random, likely: Likely, name = ''): unknown {
  const known = schema as z.core.$ZodTypes
  const wanted = (likely[name] ?? []).filter((value) => takes(known, value))
  if (wanted.length > 0) return structuredClone(wanted[random.whole(wanted.length)])
  const { def } = known._zod
  switch (def.type) {
    case 'object':
      return goodObject(def.shape, random, likely)
    case 'optional':
    case 'nullable':
    case 'default':
      return goodFor(def.innerType, random, likely, name)
    case 'array':
      return [goodFor(def.element, random, likely, name)]
    case 'union':
      return goodFor(def.options[random.whole(def.options.length)], random, likely, name)
    case 'enum':
      return Object.values(def.entries)[0]
    case 'pipe':
      return goodPipe(known, def, random, likely, name)
    default:
      return ATOMS.find((atom) => takes(known, atom))
  }
}

function goodObject(shape: Record<string, unknown>, random: Random, likely: Likely): Record<string, unknown> {
  const given = Object.entries(shape).filter(([, field]) => !takes(field, undefined) || random.isOnceIn(2))
  return Object.fromEntries(given.map(([name, field]) => [name, goodFor(field, random, likely, name)]))
}

/** Of a text that holds JSON the form is at the far end of the pipe. */
function goodPipe(known: unknown, def: z.core.$ZodPipeDef, random: Random, likely: Likely, name: string): unknown {
  const tries = [
    () => goodFor(def.in, random, likely, name),
    () => JSON.stringify(goodFor(def.out, random, likely, name)),
    () => goodFor(def.out, random, likely, name),
    ...ATOMS.map((atom) => () => atom),
  ]
  for (const make of tries) {
    const value = make()
    if (takes(known, value)) return value
  }
  return undefined
}

/** The far end of a pipe may throw at what its near end would have refused. */
function takes(schema: unknown, value: unknown): boolean {
  try {
    return z.safeParse(schema as z.ZodMiniType, value).success
  } catch {
    return false
  }
}

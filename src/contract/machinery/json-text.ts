import * as z from 'zod/mini'
import { m } from '#messages'

/** JSON text, encoded once or twice (decisions, "Catalogue"); empty: `undefined`. */
export function jsonText<S extends z.ZodMiniType>(schema: S, most = 20_000) {
  return z.pipe(
    z.pipe(
      z.string({ error: () => m.field_must_json() }).check(z.maxLength(most, { error: () => m.field_too_long() })),
      z.transform((value, context) => {
        try {
          const read = value.trim() === '' ? undefined : decoded(value)
          if (!LONE_SURROGATE.test(JSON.stringify(read) ?? '')) return read
          context.issues.push({ code: 'custom', message: m.field_contains_characters_cannot(), input: value })
        } catch {
          context.issues.push({ code: 'custom', message: m.field_must_json(), input: value })
        }
        return z.NEVER
      }),
    ),
    schema,
  )
}

/** JSON can spell it, the database cannot keep it. */
const LONE_SURROGATE = /\\ud[89a-f]/

function decoded(text: string): unknown {
  const once: unknown = JSON.parse(text)
  return typeof once === 'string' ? (JSON.parse(once) as unknown) : once
}

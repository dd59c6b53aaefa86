import * as z from 'zod/mini'

/**
 * JSON text of a form field, encoded once or twice (decisions, "Catalogue"); an empty text is `undefined`, which only an
 * optional schema takes.
 */
export function jsonText<S extends z.ZodMiniType>(schema: S, most = 20_000) {
  return z.pipe(
    z.pipe(
      z.string('Must be JSON.').check(z.maxLength(most, 'This is too long.')),
      z.transform((value, context) => {
        try {
          const read = value.trim() === '' ? undefined : decoded(value)
          if (!LONE_SURROGATE.test(JSON.stringify(read) ?? '')) return read
          context.issues.push({ code: 'custom', message: 'Contains characters that cannot be stored.', input: value })
        } catch {
          context.issues.push({ code: 'custom', message: 'Must be JSON.', input: value })
        }
        return z.NEVER
      }),
    ),
    schema,
  )
}

/** Half a character, which JSON can spell and the database cannot keep. */
const LONE_SURROGATE = /\\ud[89a-f]/

function decoded(text: string): unknown {
  const once: unknown = JSON.parse(text)
  return typeof once === 'string' ? (JSON.parse(once) as unknown) : once
}

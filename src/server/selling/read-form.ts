import * as z from 'zod/mini'
import { problemWords } from '#contract/problems'
import { type ProductChange, productChange } from '#contract/selling/product-form'
import type { Db } from '../platform/database/db.ts'
import { fieldsOf } from '../platform/http/problem.ts'
import { Refusal } from '../platform/refusal.ts'
import { hasCategory } from './categories.queries.ts'
import { pictureProblem } from './form-picture.ts'
import { type ReadablePart, wrongTogether } from './form-problems.ts'
import type { ManagedRow } from './managed-product.ts'

export type Parts = Record<string, unknown>
type Fields = Record<string, string>

/** Refuses with all that is wrong at once (decision 007); a bad picture alone is left to its keeper. */
export async function readForm<Form extends ProductChange>(
  db: Db,
  schema: z.ZodMiniType<Form>,
  parts: Parts,
  kept: ManagedRow | null,
): Promise<Form> {
  const read = z.safeParse(schema, parts)
  const wrong = read.success ? {} : fieldsOf(read.error.issues)
  const readable = readablePart(parts, wrong)
  const fields = { ...(await furtherProblems(db, readable, wrong, kept)), ...wrong }
  if (read.success && Object.keys(fields).length === 0) return read.data
  throw new Refusal('invalid_request', { fields: { ...fields, ...(await pictureProblem(readable.imageFile)) } })
}

/** Readable fields among wrong ones. */
function readablePart(parts: Parts, wrong: Fields): ReadablePart {
  const fine = Object.entries(parts).filter(([name]) => !isWrong(wrong, name))
  return z.safeParse(z.partial(productChange), Object.fromEntries(fine)).data ?? {}
}

async function furtherProblems(db: Db, form: ReadablePart, wrong: Fields, kept: ManagedRow | null): Promise<Fields> {
  const fields = isWrong(wrong, 'sizes')
    ? wrongTogether({ ...form, stock: undefined }, kept)
    : wrongTogether(form, kept)
  if (form.category === undefined || (await hasCategory(db, form.category))) return fields
  return { ...fields, category: problemWords('category_not_found') }
}

/** The field or inside it (`stock.M`). */
function isWrong(wrong: Fields, name: string): boolean {
  return Object.keys(wrong).some((path) => path === name || path.startsWith(`${name}.`))
}

import * as z from 'zod/mini'
import { type ProductChange, productChange } from '#contract/product-form'
import type { Db } from '../platform/db.ts'
import { fieldsOf } from '../platform/problem.ts'
import { Refusal } from '../platform/refusal.ts'
import { hasCategory } from './categories.queries.ts'
import { pictureProblem } from './form-picture.ts'
import { NO_CATEGORY, type ReadablePart, wrongTogether } from './form-problems.ts'
import type { ManagedRow } from './managed-product.ts'

/** The parts of an upload by name, as they came. */
export type Parts = Record<string, unknown>
type Fields = Record<string, string>

/**
 * The product form, or a refusal that names everything that is wrong with it at once: what its fields say each by itself
 * and together, a category that is not there, and a picture that is none. A picture that is alone in being wrong is left
 * to whoever keeps it. `kept` is the product as it is, for what the form leaves out.
 */
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

/** The fields that can be read although others cannot. */
function readablePart(parts: Parts, wrong: Fields): ReadablePart {
  const fine = Object.entries(parts).filter(([name]) => !isWrong(wrong, name))
  return z.safeParse(z.partial(productChange), Object.fromEntries(fine)).data ?? {}
}

async function furtherProblems(db: Db, form: ReadablePart, wrong: Fields, kept: ManagedRow | null): Promise<Fields> {
  const fields = isWrong(wrong, 'sizes')
    ? wrongTogether({ ...form, stock: undefined }, kept)
    : wrongTogether(form, kept)
  if (form.category === undefined || (await hasCategory(db, form.category))) return fields
  return { ...fields, category: NO_CATEGORY }
}

/** Whether something is wrong with a field or inside it (`stock.M`). */
function isWrong(wrong: Fields, name: string): boolean {
  return Object.keys(wrong).some((path) => path === name || path.startsWith(`${name}.`))
}

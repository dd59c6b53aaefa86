import type { ProductChange } from '#contract/selling/product-form'
import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { type RateLimit, spendOn } from '../platform/rate-limits/rate-limiter.ts'

/** One each three seconds for a whole hour: more than hands save, and no way to grow the audit without end. */
const SAVES: RateLimit = {
  kind: 'product_saves',
  most: 1_200,
  windowSeconds: 60 * 60,
  refusal: m.selling_limit_saves,
}
/** The whole range of a large store in one day, and not a disk full of pictures. */
const PICTURES: RateLimit = {
  kind: 'picture_uploads',
  most: 1_000,
  windowSeconds: 24 * 60 * 60,
  refusal: m.selling_limit_pictures,
}

/** Spends a save on `work`, and a picture where the form brings one. */
export async function spendSave<Result>(
  db: Db,
  { id }: Actor,
  { imageFile }: ProductChange,
  work: () => Promise<Result>,
): Promise<Result> {
  const subject = `account:${id}` as const
  const withPicture = () => (imageFile === undefined ? work() : spendOn(db, PICTURES, subject, work))
  return await spendOn(db, SAVES, subject, withPicture)
}

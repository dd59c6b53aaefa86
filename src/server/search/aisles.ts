import type { Aisle } from '#contract/search'
import { imagePathOf } from '#contract/values/images'
import type { Db } from '../platform/database/db.ts'
import { rootsWithPictures } from './aisles.queries.ts'

export async function aislesOf(db: Db): Promise<{ aisles: Aisle[] }> {
  const roots = await rootsWithPictures(db)
  return { aisles: roots.map(({ id, name, image }) => ({ id, name, imagePath: image && imagePathOf(image) })) }
}

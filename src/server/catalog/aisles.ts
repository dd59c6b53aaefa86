import type { Aisle } from '#contract/catalog'
import { imagePathOf } from '#contract/images'
import type { Db } from '../platform/db.ts'
import { rootsWithPictures } from './aisles.queries.ts'

export async function aislesOf(db: Db): Promise<{ aisles: Aisle[] }> {
  const roots = await rootsWithPictures(db)
  return { aisles: roots.map(({ id, name, image }) => ({ id, name, imagePath: image && imagePathOf(image) })) }
}

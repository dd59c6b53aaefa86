import type { ProductChange } from '#contract/selling/product-form'
import type { Db } from '../platform/database/db.ts'
import { documentOf } from '../text-analysis/document.ts'
import { indexWords } from '../text-analysis/index-words.ts'

/** Before the save holds any lock: it may wait for whoever writes the same new words, and nobody waits for it. */
export async function indexFormWords(db: Db, { name = '', tags = [] }: ProductChange): Promise<void> {
  await indexWords(db, [documentOf({ name, tags, description: '' }).words])
}

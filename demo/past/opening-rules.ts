import { insertRule } from '../../src/server/commission/rules.queries.ts'
import { categoriesNamed } from './opening-rules.queries.ts'
import type { Then } from './then.ts'

const TERMS = {
  ...{ vendorId: null, categoryId: null, fixedPoisha: 0, lowestPoisha: null, highestPoisha: null },
  validFrom: undefined,
}

/** What the shop took until today, when it asks for more: both stand in its list. */
export async function openRules({ db }: Then): Promise<void> {
  await insertRule(db, { ...TERMS, name: 'Haat’s share while we open', basisPoints: 800 })
  const ids = await categoriesNamed(db, ['Panjabi', 'Saree'])
  for (const [name, categoryId] of ids)
    await insertRule(db, {
      ...TERMS,
      name: `${name} while we open`,
      categoryId,
      basisPoints: name === 'Saree' ? 1_000 : 700,
    })
}

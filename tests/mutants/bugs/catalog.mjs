import { caughtBy } from '../bug.mjs'

const CHANGING = 'src/server/products/change-product.queries.ts'
const STALE = 'src/server/selling/update-product.stale.test.ts'
const STOCK = 'src/server/products/stock.queries.ts'

const INDEX_WORDS = 'src/server/text-analysis/index-words.long.test.ts'
const BESIDE_IMPORTS = 'src/server/imports/import-run.beside-others.long.test.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const CATALOG_BUGS = [
  {
    name: 'no guard on stock',
    changes: [
      {
        file: STOCK,
        from: `or('product_sizes.stock', '>=', or.ref('locked.quantity'))`,
        to: `or('product_sizes.stock', 'is not', null)`,
      },
    ],
    caughtBy: caughtBy(
      'src/server/checkout/place-order.races.long.test.ts',
      '200 shoppers at once for the last 10 pieces',
    ),
  },
  {
    name: 'one store’s flood fills the front',
    changes: [
      {
        file: 'src/server/search/front.queries.ts',
        from: `const MOST_OF_A_STORE = 4`,
        to: `const MOST_OF_A_STORE = 400`,
      },
    ],
    caughtBy: caughtBy('src/server/search/list.front.test.ts', 'a new store that adds very much'),
  },
  {
    name: 'an aisle is whoever’s who added last',
    changes: [
      {
        file: 'src/server/search/aisles.queries.ts',
        from: `.orderBy('newest.has_settled', 'desc')`,
        to: `.orderBy('newest.has_settled')`,
      },
    ],
    caughtBy: caughtBy('src/server/search/aisles.test.ts', 'nobody takes an aisle by adding something'),
  },
  {
    name: 'lists do not hear that a product has sold out',
    changes: [
      {
        file: 'src/server/products/invalidate-products.ts',
        from: `if (turned.length > 0) invalidateMembership(tx, turned)`,
        to: `if (turned.length < 0) invalidateMembership(tx, turned)`,
      },
    ],
    caughtBy: caughtBy('src/server/search/list-tags.long.test.ts', 'that put what can be bought first'),
  },
  {
    name: 'of two edits of a product at once the later one wins',
    changes: [
      {
        file: CHANGING,
        from: `where('version', '=', version ?? 0)`,
        to: `where('version', '<>', -1)`,
      },
    ],
    caughtBy: caughtBy(STALE, 'two edits of one version at once'),
  },
  {
    name: 'an edit does not raise the version of its product',
    changes: [{ file: CHANGING, from: `version: sql<number>\`version + 1\``, to: `version: sql<number>\`version\`` }],
    caughtBy: caughtBy(STALE, 'is refused once somebody else has saved'),
  },
  {
    name: 'an import holds its new words until its last product',
    changes: [
      {
        file: 'src/server/imports/import-store.ts',
        from: `  await indexCounted(db, words)\n  await transact(db, async (tx) => {\n`,
        to: `  await transact(db, async (tx) => {\n    await indexCounted(tx, words)\n`,
      },
    ],
    caughtBy: caughtBy(BESIDE_IMPORTS, 'another saves with the same new words'),
  },
  {
    name: 'an import cleans all specifications in one breath',
    changes: [
      {
        file: 'src/server/imports/import-store.ts',
        from: `    await breath()\n  }\n  return { products`,
        to: `  }\n  return { products`,
      },
    ],
    caughtBy: caughtBy(
      'src/server/imports/prepare-goods.breaths.test.ts',
      'others are answered between any two products',
    ),
  },
  {
    name: 'the product form sends back what nobody touched',
    changes: [
      {
        file: 'src/web/selling/typed-product.ts',
        from: `if (!from || !isSame(typed[field], from[field]))`,
        to: `if (!from || typed)`,
      },
    ],
    caughtBy: caughtBy('src/web/selling/typed-product.test.ts', 'carries what was touched and nothing else'),
  },
  {
    name: 'a word stays when the last product that has it is deleted',
    changes: [
      {
        file: 'src/server/text-analysis/count-words.ts',
        from: `gone.length > 0 ? await wordsOfNone(tx, gone) : []`,
        to: `gone.slice(0, 0)`,
      },
    ],
    caughtBy: caughtBy('src/server/text-analysis/count-words.test.ts', 'a word goes with the last product that has it'),
  },
  {
    name: 'a word of one product is kept a hundred times',
    changes: [
      {
        file: 'src/server/text-analysis/typos.ts',
        from: `return products > 1 ? 2 : 1`,
        to: `return products > 0 ? 2 : 1`,
      },
    ],
    caughtBy: caughtBy(INDEX_WORDS, 'costs a row for each of its letters'),
  },
  {
    name: 'a file brings as many new words as it likes',
    changes: [
      {
        file: 'src/server/text-analysis/index-words.ts',
        from: `added.slice(0, MOST_NEW_AT_ONCE).sort`,
        to: `added.sort`,
      },
    ],
    caughtBy: caughtBy(INDEX_WORDS, 'adds no more than five thousand'),
  },
  {
    name: 'the words of a search are corrected one by one',
    changes: [
      {
        file: 'src/server/search/corrections.ts',
        from: `await countsOf(db, terms, 'newest')`,
        to: `terms.map(() => 1)`,
      },
    ],
    caughtBy: caughtBy('src/server/search/corrections.taken-for.test.ts', 'sliver heel means'),
  },
]

import { caughtBy } from '../bug.mjs'

/** @type {import('../bug.mjs').Bug[]} */
export const CATEGORIES_BUGS = [
  {
    name: 'a category is edited by an old version',
    changes: [
      {
        file: 'src/server/categories/held-tree.ts',
        from: `if (isOutdated(fromVersion, category)) throw`,
        to: `if (isOutdated(undefined, category)) throw`,
      },
    ],
    caughtBy: caughtBy('src/server/categories/update-category.stale.test.ts', 'has renamed meanwhile'),
  },
]

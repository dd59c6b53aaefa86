import { caughtBy } from '../bug.mjs'

const INTERPRETER = 'src/server/search/interpreter.ts'
const CACHED_VALUES = 'src/server/platform/invalidation/cached-values.ts'
const CACHED_LOOK_UP = 'src/server/platform/invalidation/cached-lookup.ts'
const AFTER_A_CHANGE = 'src/server/search/interpreter.changed.test.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const SEARCH_BUGS = [
  {
    name: 'the interpretation of a search outlives a change of the vocabulary',
    changes: [{ file: INTERPRETER, from: `['catalog', 'products', 'words']`, to: `['catalog']` }],
    caughtBy: caughtBy(AFTER_A_CHANGE, 'was just added is no typo any more'),
  },
  {
    name: 'the interpretation of a search outlives the renaming of a store',
    changes: [{ file: INTERPRETER, from: `['catalog', 'products', 'words']`, to: `['products', 'words']` }],
    caughtBy: caughtBy(AFTER_A_CHANGE, 'the new name of a store is understood'),
  },
  {
    name: 'a cached value is joined while it is read by who has just changed it',
    changes: [{ file: CACHED_VALUES, from: `    underWay.clear()\n`, to: '' }],
    caughtBy: caughtBy('src/server/platform/invalidation/cached-values.test.ts', 'is joined by nobody after it'),
  },
  {
    name: 'the calls of a results page understand the same words at once',
    changes: [{ file: CACHED_VALUES, from: `    underWay.set(key, reading)\n`, to: '' }],
    caughtBy: caughtBy('src/server/search/interpreter.once.test.ts', 'for its list and for its facets'),
  },
  {
    name: 'what was read of the vocabulary before a change is kept after it',
    changes: [{ file: CACHED_LOOK_UP, from: `    changes += 1\n`, to: '' }],
    caughtBy: caughtBy('src/server/platform/invalidation/cached-lookup.test.ts', 'is not kept after it'),
  },
]

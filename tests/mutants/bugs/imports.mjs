import { caughtBy } from '../bug.mjs'

const UNDO = 'src/server/imports/undo-import.ts'
const UNDO_ENDS = 'src/server/imports/undo-import.ends.test.ts'
const NUMBERS = 'src/server/imports/undo-numbers.ts'
const NUMBERS_TEST = 'src/server/imports/undo-numbers.test.ts'
const FETCHING = 'src/server/imports/fetch-picture.ts'
const FETCHING_ENDS = 'src/server/imports/fetch-pictures.ends.test.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const IMPORTS_BUGS = [
  {
    name: 'an undo misses a picture that comes until its lock',
    changes: [
      {
        file: 'src/server/imports/undo-changed.ts',
        from: `  for (const id of ids) await lockSizes(tx, id)\n  await lockProducts(tx, ids)\n  const changes = await changesAmong(tx, importId, ids)\n`,
        to: `  const changes = await changesAmong(tx, importId, ids)\n  for (const id of ids) await lockSizes(tx, id)\n  await lockProducts(tx, ids)\n`,
      },
    ],
    caughtBy: caughtBy('src/server/imports/undo-import.pictures.test.ts', 'that came while it waited for its product'),
  },
  {
    name: 'two products keep the numbers that an import changed between them',
    changes: [
      {
        file: NUMBERS,
        from: `isReturning.has(holder)) continue`,
        to: `isReturning.has(holder) && back.delete(holder)) continue`,
      },
    ],
    caughtBy: caughtBy(NUMBERS_TEST, 'that they changed with each other'),
  },
  {
    name: 'an undo takes a number from whom a later import gave it to',
    changes: [{ file: NUMBERS, from: `back.delete(stays.productId)`, to: `back.delete(0)` }],
    caughtBy: caughtBy(NUMBERS_TEST, 'leaves a number to whom a later import gave it'),
  },
  {
    name: 'an undo of what another store has says that it is done',
    changes: [
      {
        file: UNDO,
        from: `if (!filling || filling.vendorId !== (await storeFilledBy(db, importId)))`,
        to: `if (!filling)`,
      },
    ],
    caughtBy: caughtBy(UNDO_ENDS, 'whose account fills another store by now is refused'),
  },
  {
    name: 'an undo that was refused is never done',
    changes: [
      {
        file: 'src/server/imports/undo.queries.ts',
        from: `undo ->> 'state' in ('failed', 'refused')`,
        to: `undo ->> 'state' = 'failed'`,
      },
    ],
    caughtBy: caughtBy(UNDO_ENDS, 'done once it fills that store again'),
  },
  {
    name: 'an undo that kills its process is tried for ever',
    changes: [{ file: UNDO, from: `if (attempt > MOST_UNDO_TRIES)`, to: `if (attempt > 2 * MOST_UNDO_TRIES)` }],
    caughtBy: caughtBy(UNDO_ENDS, 'whose process is killed in each of its tries has failed'),
  },
  {
    name: 'an undo is half done where its process is killed',
    changes: [
      {
        file: UNDO,
        from: `const undo = await takeBack(tx, importId`,
        to: `const added = touched.flatMap(({ id, isAdded }) => (isAdded ? [id] : []))
    await transact(db, (half) => undoAdded(half, added, undoing))
    const undo = await takeBack(tx, importId`,
      },
    ],
    caughtBy: caughtBy(
      'src/server/imports/undo-import.killed.process.test.ts',
      'killed in its middle has undone nothing',
    ),
  },
  {
    name: 'a picture whose turn was given up is charged twice',
    changes: [
      { file: FETCHING, from: `if (claim.tries === 1) await giveBack`, to: `if (claim.tries === 0) await giveBack` },
    ],
    caughtBy: caughtBy(FETCHING_ENDS, 'is charged once, when it is fetched'),
  },
  {
    name: 'a picture that kills its process is fetched again and again',
    changes: [{ file: FETCHING, from: `if (claim.tries > MOST_TRIES)`, to: `if (claim.tries > 9 * MOST_TRIES)` }],
    caughtBy: caughtBy(FETCHING_ENDS, 'that kills its process in each of three tries'),
  },
  {
    name: 'a picture of a killed process is charged again',
    changes: [
      {
        file: FETCHING,
        from: `if (claim.tries === 1 && !(await maySpend`,
        to: `if (claim.tries > 0 && !(await maySpend`,
      },
    ],
    caughtBy: caughtBy('src/server/imports/fetch-pictures.killed.process.test.ts', 'each once'),
  },
]

/**
 * A bug that somebody could write on a tired day, as a change of the sources, and the test that must notice.
 * `caughtBy.test` is a part of test names: those of `file`, with or without a browser, that hold it are run, and one must
 * fail.
 * @typedef {object} Bug
 * @property {string} name
 * @property {{ file: string, from: string, to: string }[]} changes Each `from` is there exactly once.
 * @property {{ file: string, test: string }} caughtBy
 */

export const caughtBy = (/** @type {string} */ file, /** @type {string} */ test) => ({ file, test })
export const CUT = caughtBy('tests/torture/wired.cut.process.test.ts', 'wherever the wire to the database is cut')
export const SHORT = caughtBy('tests/torture/run.process.test.ts', 'struck in every way')

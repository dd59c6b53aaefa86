// @ts-check
import { streamXlsxRows } from 'hucre/xlsx'
import { archiveEntries, unpacked } from './archive-entries.mjs'
import { sheetsOf } from './sheets-of-workbook.mjs'
import { UNKEPT_FORMULA, unkeptFormulas } from './unkept-formulas.mjs'

/**
 * @typedef {{ line: number, cells: string[] }} Row
 * @typedef {'not_a_workbook' | 'unpacks_too_large' | 'too_many_texts' | 'too_many_rows' | 'too_many_columns'} WhyUnread
 * @typedef {import('./sheets-of-workbook.mjs').WorkbookSheet} WorkbookSheet
 * @typedef {WorkbookSheet & { firstRows: Row[] }} ReadableSheet
 * @typedef {{ sheets: ReadableSheet[] } | { rows: Row[] } | { unread: WhyUnread }} WorkbookPart
 * @typedef {object} WorkbookLimits
 * @property {number} unpackedBytes
 * @property {number} texts shared strings, each of which the library makes a tree of
 * @property {number} rows
 * @property {number} columns
 * @property {number} firstRows of each sheet, where sheets are asked for
 */

/** Read by the shop’s thread at once: few enough that others are answered in between. */
const ROWS_A_PART = 200
/** Each sheet that is looked into is unpacked once more. */
const MOST_SHEETS = 20

class Unread extends Error {
  /** @param {WhyUnread} why */
  constructor(why) {
    super(why)
    this.why = why
  }
}

/**
 * Of a sheet the rows that are not empty, by the hundred. Without one the sheets that people see and that have rows, with the first of
 * these. At its end why it cannot be read, if so.
 * @param {Uint8Array} file
 * @param {WorkbookLimits} limits
 * @param {WorkbookSheet} [sheet]
 * @returns {AsyncGenerator<WorkbookPart>}
 */
export async function* partsOfWorkbook(file, limits, sheet) {
  try {
    if (sheet) yield* partsOf(rowsOf(file, limits, sheet))
    else yield { sheets: await readableSheets(file, limits) }
  } catch (error) {
    // Whatever the library says of a broken file, in whichever words: it is no workbook.
    yield { unread: error instanceof Unread ? error.why : 'not_a_workbook' }
  }
}

/** @param {Uint8Array} file @param {WorkbookLimits} limits */
async function readableSheets(file, limits) {
  requireFit(file, limits)
  const shown = sheetsOf(file).filter(({ isHidden }) => !isHidden)
  if (shown.length === 0) throw new Unread('not_a_workbook')
  /** @type {ReadableSheet[]} */
  const readable = []
  for (const sheet of shown.slice(0, MOST_SHEETS)) {
    const firstRows = await firstOf(sheetRows(file, limits, sheet), limits.firstRows)
    if (firstRows.length > 0) readable.push({ ...sheet, firstRows })
  }
  return readable
}

/** @param {AsyncGenerator<Row>} rows @param {number} most */
async function firstOf(rows, most) {
  /** @type {Row[]} */
  const first = []
  for await (const row of rows) {
    first.push(row)
    if (first.length === most) break
  }
  return first
}

/** @param {Uint8Array} file @param {WorkbookLimits} limits */
function requireFit(file, limits) {
  const entries = archiveEntries(file)
  if (entries === null) throw new Unread('not_a_workbook')
  if (entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0) > limits.unpackedBytes)
    throw new Unread('unpacks_too_large')
  let texts = 0
  for (const entry of entries) {
    // Wherever they stand: a workbook names its files itself.
    const content = unpacked(file, entry).toString('latin1')
    for (const text = /<(?:\w+:)?si[\s/>]/g; text.test(content); texts += 1)
      if (texts >= limits.texts) throw new Unread('too_many_texts')
  }
}

/** @param {AsyncGenerator<Row>} rows @returns {AsyncGenerator<WorkbookPart>} */
async function* partsOf(rows) {
  /** @type {Row[]} */
  let part = []
  for await (const row of rows) {
    part.push(row)
    if (part.length < ROWS_A_PART) continue
    yield { rows: part }
    part = []
  }
  yield { rows: part }
}

/** @param {Uint8Array} file @param {WorkbookLimits} limits @param {WorkbookSheet} sheet @returns {AsyncGenerator<Row>} */
async function* rowsOf(file, limits, sheet) {
  const unkept = unkeptFormulas(file, sheet.path)
  let count = 0
  for await (const { line, cells } of sheetRows(file, limits, sheet)) {
    count += 1
    if (count > limits.rows) throw new Unread('too_many_rows')
    const columns = unkept.get(line - 1)
    yield { line, cells: cells.map((cell, at) => (columns?.has(at) ? UNKEPT_FORMULA : cell)) }
  }
}

/** @param {Uint8Array} file @param {WorkbookLimits} limits @param {WorkbookSheet} sheet @returns {AsyncGenerator<Row>} */
async function* sheetRows(file, limits, { at }) {
  for await (const { index, values } of streamXlsxRows(file, { sheet: at })) {
    // At each row: one cell far to the right is a row of sixteen thousand.
    if (values.length > limits.columns) throw new Unread('too_many_columns')
    const cells = values.map(textOf)
    if (cells.some((cell) => cell.trim() !== '')) yield { line: index + 1, cells }
  }
}

/** @param {string | number | boolean | Date | null} value */
function textOf(value) {
  return value instanceof Date ? value.toISOString() : String(value ?? '')
}

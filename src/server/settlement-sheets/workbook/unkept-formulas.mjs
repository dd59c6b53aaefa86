// @ts-check
import { attributeOf, contentOf } from './sheets-of-workbook.mjs'

/** What stands in a cell whose formula the file keeps no result of. */
export const UNKEPT_FORMULA = '='
/** Stops at any `<`: each part of a file is looked at once. */
const TAG = /<(?:\w+:)?(row|c|f|v|is)(\s[^<>]*|\/)?>|<\/(?:\w+:)?(c)>/g

/**
 * By lines of a workbook’s sheet at `path`, from 0, the columns whose formula the file keeps no result of: the reader of rows (hucre) tells
 * such as empty cells. Programs that write workbooks, and never reckon, leave them.
 * @param {Uint8Array} archive
 * @param {string | undefined} path
 * @returns {Map<number, Set<number>>}
 */
export function unkeptFormulas(archive, path) {
  const sheet = path === undefined ? undefined : contentOf(archive, path)
  const hasFormulas = sheet !== undefined && (sheet.includes('<f') || sheet.includes(':f'))
  return hasFormulas ? formulasWithoutValue(sheet.toString('latin1')) : new Map()
}

/** @param {string} sheet */
function formulasWithoutValue(sheet) {
  /** @type {Map<number, Set<number>>} */
  const found = new Map()
  let [line, column] = [-1, -1]
  let cell = { isFormula: false, hasValue: false }
  for (const { 0: tag, 1: opened, 2: attributes = '', 3: closed, index } of sheet.matchAll(TAG)) {
    if (opened === 'row') [line, column] = [placeOf(attributes, line), -1]
    if (opened === 'c') {
      column = columnOf(attributes, column)
      cell = { isFormula: false, hasValue: false }
    }
    if (opened === 'f') cell.isFormula = true
    // An empty `<v></v>` is none.
    if (opened === 'v' || opened === 'is')
      cell.hasValue ||= !tag.endsWith('/>') && !isClosedAt(sheet, index + tag.length)
    if (closed && cell.isFormula && !cell.hasValue) found.set(line, (found.get(line) ?? new Set()).add(column))
  }
  return found
}

/** @param {string} sheet @param {number} at */
function isClosedAt(sheet, at) {
  return sheet.startsWith('</', at)
}

/** @param {string} attributes @param {number} former */
function placeOf(attributes, former) {
  const row = attributeOf(attributes, 'r')
  return row === undefined ? former + 1 : Number(row) - 1
}

/** @param {string} attributes @param {number} former */
function columnOf(attributes, former) {
  const letters = /^[A-Z]+/.exec(attributeOf(attributes, 'r') ?? '')?.[0]
  if (letters === undefined) return former + 1
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

// @ts-check
import { archiveEntries, unpacked } from './archive-entries.mjs'

/**
 * @typedef {object} WorkbookSheet
 * @property {number} at from 0, as the reader of rows (hucre) counts
 * @property {string} name
 * @property {boolean} isHidden
 * @property {string | undefined} path in its archive; undefined where the workbook does not say
 */

/**
 * The sheets of a workbook (XLSX) in the order of their tabs, hidden ones too; charts are none.
 * @param {Uint8Array} archive
 * @returns {WorkbookSheet[]}
 */
export function sheetsOf(archive) {
  const workbook = String(contentOf(archive, 'xl/workbook.xml') ?? '')
  const relations = String(contentOf(archive, 'xl/_rels/workbook.xml.rels') ?? '')
  const targets = new Map(
    (relations.match(/<(?:\w+:)?Relationship\s[^<>]*>/g) ?? []).map((tag) => [attributeOf(tag, 'Id'), tag]),
  )
  const sheets = (workbook.match(/<(?:\w+:)?sheet\s[^<>]*>/g) ?? []).map((tag, at) => {
    const relation = targets.get(attributeOf(tag, '\\w+:id')) ?? ''
    return {
      at,
      name: plainText(attributeOf(tag, 'name') ?? ''),
      isHidden: /hidden/i.test(attributeOf(tag, 'state') ?? ''),
      path: pathOf(attributeOf(relation, 'Target')),
      isChart: /\/chartsheet$/.test(attributeOf(relation, 'Type') ?? ''),
    }
  })
  return sheets.filter(({ isChart }) => !isChart).map(({ isChart: _, ...sheet }) => sheet)
}

/**
 * @param {Uint8Array} archive
 * @param {string} name
 * @returns {Buffer | undefined} undefined where it holds no such file
 */
export function contentOf(archive, name) {
  const entry = archiveEntries(archive)?.find((each) => each.name === name)
  return entry && unpacked(archive, entry)
}

/**
 * Of a tag, by the pattern of its name, as it is written; undefined where it has none.
 * @param {string} tag
 * @param {string} name
 */
export function attributeOf(tag, name) {
  const [, inDouble, inSingle] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? []
  return inDouble ?? inSingle
}

/** @param {string | undefined} target */
function pathOf(target) {
  if (target === undefined) return undefined
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** @type {Record<string, string>} */
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** @param {string} xml */
function plainText(xml) {
  return xml.replace(
    /&(#x?)?(\w+);/g,
    (/** @type {string} */ whole, /** @type {string | undefined} */ kind, /** @type {string} */ text) => {
      if (kind === undefined) return ENTITIES[text] ?? whole
      const code = Number.parseInt(text, kind === '#x' ? 16 : 10)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}

import { namesOf } from './by-name.ts'

export const MAX_IMPORT_BYTES = 10 * 1024 * 1024
export const MAX_IMPORT_ROWS = 20_000
export const MAX_IMPORT_COLUMNS = 200
export const MOST_TAG_COLUMNS = 10

/** `Men > Panjabi`. */
export const PATH_MARK = ' > '

/** Repeated names get a number, empty ones their position. */
export function columnNames(header: readonly string[]): string[] {
  const taken = new Set<string>()
  return header.map((cell, at) => {
    const name = cell.trim() || `Column ${at + 1}`
    let unique = name
    for (let number = 2; taken.has(unique); number += 1) unique = `${name} (${number})`
    taken.add(unique)
    return unique
  })
}

/** Columns of an import and of the export, with synonyms in plain letters, the likelier first. */
const ALSO_CALLED = {
  name: words('name productname productdisplayname title producttitle itemname itemtitle product item'),
  category: words(
    'category categorypath productcategory categoryname categories subcategory articletype producttype type',
  ),
  price: words(
    'price sellingprice saleprice unitprice pricebdt pricetaka currentprice offerprice discountedprice rate mrp',
  ),
  compareAtPrice: words('compareatprice compareat regularprice oldprice originalprice listprice mrp retailprice'),
  sizes: words('sizes size availablesizes sizesavailable sizerange'),
  stock: words('stock quantity qty inventory instock stockqty stockquantity availableqty available pieces pcs'),
  tags: words('tags tag keywords labels colour color basecolour basecolor season usage occasion brand material fabric'),
  description: words('description productdescription longdescription shortdescription details body bodyhtml about'),
  specification: words('specification specifications specs productdetails'),
}
export type ImportField = keyof typeof ALSO_CALLED
export const IMPORT_FIELDS = namesOf(ALSO_CALLED)

/** Read from one column, where tags may be in several. */
export type OneColumnField = Exclude<ImportField, 'tags'>
export const ONE_COLUMN_FIELDS = IMPORT_FIELDS.filter((field) => field !== 'tags')

function words(text: string): readonly string[] {
  return text.split(' ')
}

type Guessed = Partial<Record<OneColumnField, string>> & { tags: string[] }

/** A column for each field, by name; for tags all. An MRP is the price where it is the only one. */
export function guessedColumns(columns: readonly string[]): Guessed {
  const plain = columns.map((column) => column.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  const guessed: Guessed = { tags: [] }
  const taken = new Set<string>()
  for (const field of IMPORT_FIELDS) {
    const found = ALSO_CALLED[field]
      .flatMap((alias) => columns.filter((_, at) => plain[at] === alias))
      .filter((column) => !taken.has(column))
    for (const column of field === 'tags' ? found : found.slice(0, 1)) taken.add(column)
    if (field === 'tags') guessed.tags = found.slice(0, MOST_TAG_COLUMNS)
    else if (found[0] !== undefined) guessed[field] = found[0]
  }
  return guessed
}

/** CSV injection: a spreadsheet runs such a cell; an apostrophe makes it text. */
const RUNS = /^'*[=+\-@\t\r]/
const DISARMED = /^'+[=+\-@\t\r]/

export function disarmed(cell: string): string {
  return RUNS.test(cell) ? `'${cell}` : cell
}

/** Only what `disarmed` put there. */
export function rearmed(cell: string): string {
  return DISARMED.test(cell) ? cell.slice(1) : cell
}

/** `cotton|summer`; `\|` inside a tag. */
export function tagsCell(tags: readonly string[]): string {
  const cell = tags.map((tag) => tag.replace(/[\\|]/g, '\\$&')).join('|')
  // A last bar: bars part this cell, not commas.
  return tags.length === 1 && /[,;]/.test(cell) ? `${cell}|` : cell
}

/** By bars if any, else commas or semicolons. */
export function tagsIn(cell: string): string[] {
  const isBarred = /(?:^|[^\\])(?:\\\\)*\|/.test(cell)
  const tags = isBarred ? (cell.match(/(?:\\[\\|]|[^|])+/g) ?? []) : cell.split(/[,;]/)
  return tags.map((tag) => tag.replace(/\\([\\|])/g, '$1').trim()).filter((tag) => tag !== '')
}

export function pathKey(path: string): string {
  return path
    .normalize('NFKC')
    .toLowerCase()
    .split('>')
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .join(PATH_MARK)
}

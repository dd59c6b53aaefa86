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

/** Columns of an import, with synonyms as sellers and other shops write them, the likelier first. */
const ALSO_CALLED = {
  name: words(
    'name productname productdisplayname title producttitle itemname itemtitle product item productnameenglish নাম পণ্যেরনাম',
  ),
  category: words(
    'category categorypath productcategory categoryname categories subcategory articletype producttype type primarycategory categoriesxyz googleproductcategory fbproductcategory ক্যাটাগরি',
  ),
  price: words(
    'price variantprice sellingprice unitprice pricebdt pricetaka currentprice pricetaxincl pricetaxincluded regularprice saleprice offerprice discountedprice specialprice rate mrp দাম মূল্য',
  ),
  salePrice: words('saleprice specialprice offerprice discountedprice discountprice promotionalprice'),
  compareAtPrice: words(
    'compareatprice compareat variantcompareatprice regularprice oldprice originalprice listprice mrp msrp retailprice',
  ),
  sizes: words('sizesamongoptions sizes size availablesizes sizesavailable sizerange সাইজ'),
  stock: words(
    'stock quantity qty inventory variantinventoryqty inventoryquantity stockqty stockquantity availableqty quantitytosellonfacebook available pieces pcs instock স্টক পরিমাণ',
  ),
  tags: words(
    'tags tag keywords labels otheroptions colour color colorfamily basecolour basecolor season usage occasion brand material fabric',
  ),
  description: words(
    'description productdescription longdescription shortdescription details body bodyhtml about highlights বিবরণ',
  ),
  specification: words('specification specifications specs productdetails'),
  ownNumber: words(
    'ownnumber handle itemgroupid groupid groupno sku sellersku variantsku productsku itemsku parentsku itemcode productcode stylecode id productid itemid reference articleno',
  ),
  /** The first of a product counts: it has one. */
  picture: words(
    'image images imagesrc imageurl imageurls imageurlsxyz imagelink image0url mainimage baseimage picture pictures pictureurl photo photos productimage productimages image1 images1 imageurl1 imagelink1 productimage1 productimages1 picture1 photo1 additionalimagelink additionalimages variantimage ছবি',
  ),
}
export type ImportField = keyof typeof ALSO_CALLED
export const IMPORT_FIELDS = namesOf(ALSO_CALLED)

/** What the export has columns of, under these names. */
export const EXPORTED_FIELDS = IMPORT_FIELDS.filter(
  (field): field is Exclude<ImportField, 'salePrice' | 'picture'> => field !== 'salePrice' && field !== 'picture',
)

/** Beside them in the export: which product of this shop a row is. */
export const HAAT_ID = 'haatId'

/** Read from one column, where tags may be in several. */
export type OneColumnField = Exclude<ImportField, 'tags'>
export const ONE_COLUMN_FIELDS = IMPORT_FIELDS.filter((field) => field !== 'tags')

function words(text: string): readonly string[] {
  return text.split(' ').map(plainLetters)
}

/** `Price (Tk)` is `pricetk`. */
export function plainLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** Without what stands in brackets, but for the number of a repeated one, and without the currency. */
function bareLetters(column: string): string {
  return plainLetters(column.replace(/\((?!\d+\)).*?\)|৳|\b(in )?(BDT|Tk|Taka)\b/gi, ''))
}

/** Those of this name, the likelier first; what it says in brackets counts before what it is without them. */
export function columnsCalled(aliases: readonly string[], columns: readonly string[]): string[] {
  const found = [plainLetters, bareLetters].flatMap((lettersOf) => {
    const letters = columns.map(lettersOf)
    return aliases.flatMap((alias) => columns.filter((_, at) => letters[at] === alias))
  })
  return [...new Set(found)]
}

export function columnsFor(field: ImportField, columns: readonly string[]): string[] {
  return columnsCalled(ALSO_CALLED[field], columns)
}

type Guessed = Partial<Record<OneColumnField, string>> & { tags: string[] }

/** A column for each field, by name; for tags all. An MRP is the price where it is the only one. */
export function guessedColumns(columns: readonly string[]): Guessed {
  const guessed: Guessed = { tags: [] }
  const taken = new Set<string>()
  for (const field of IMPORT_FIELDS) {
    const found = columnsFor(field, columns).filter((column) => !taken.has(column))
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

/** Numbers that a spreadsheet must not round. */
const TEXT_BY_FORMULA = /^="((?:[^"]|"")*)"$/

/** Without what `disarmed` put there; of `="70050001"` what stands in it. */
export function rearmed(cell: string): string {
  if (DISARMED.test(cell)) return cell.slice(1)
  const kept = TEXT_BY_FORMULA.exec(cell)?.[1]
  return kept === undefined ? cell : kept.replaceAll('""', '"')
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

import { columnsCalled, columnsFor } from '#contract/values/import-columns'
import type { Garment } from '#contract/values/import-garments'
import type { SheetRow } from '#contract/values/import-options'
import { cellIn, type Sheet } from './import-draft.ts'

/** Where a file names a picture, and what it says there: an address, or what is none. */
export interface NamedPicture {
  line: number
  column: string
  address: string
}

/** Of several in a cell, the first; a comma may be part of an address. */
const ADDRESS = /https?:\/\/[^\s|]+?(?=[,;]?(?:[\s|]|$)|[,;]https?:)/i
const LONGEST_ADDRESS = 2_000
/** Magento. */
const NO_PICTURE = /^(no_selection|-|n\/?a|none)$/i

/** The first picture of a garment, as a product has one; undefined: its file names none. */
export function namedPicture(garment: Garment, sheet: Sheet): NamedPicture | undefined {
  const named = cellsInTurn(garment, sheet).flatMap(({ row, column }) => {
    const cell = cellIn(sheet, row, column).trim()
    return cell === '' || NO_PICTURE.test(cell) ? [] : [{ line: row.line, column, cell }]
  })
  const addressed = named.find(({ cell }) => addressIn(cell) !== undefined) ?? named[0]
  if (!addressed) return undefined
  const { line, column, cell } = addressed
  return { line, column, address: (addressIn(cell) ?? cell).slice(0, LONGEST_ADDRESS) }
}

/** A garment’s own first, whichever rows it stands in; of one of several colours, what stands in the rows of that. */
function cellsInTurn({ lead, offers, colour }: Garment, sheet: Sheet): { row: SheetRow; column: string }[] {
  const { picture } = sheet.mapping.columns
  if (picture === null) return []
  const found = columnsFor('picture', sheet.columns)
  const columns = [...new Set(picture === undefined ? found : [picture, ...found])]
  const cells = (rows: SheetRow[], of: string[]) => rows.flatMap((row) => of.map((column) => ({ row, column })))
  if (colour === '') return cells([lead, ...offers], columns)
  // Shopify numbers the pictures of a garment, whatever row they stand in.
  const isNumbered = columnsCalled(['imageposition'], sheet.columns).length > 0
  return [
    ...cells(offers, columnsCalled(['variantimage'], sheet.columns)),
    ...cells(isNumbered ? [lead] : [...offers, lead], columns),
  ]
}

/** `//cdn.example/a.jpg` is one too. */
function addressIn(cell: string): string | undefined {
  return ADDRESS.exec(cell.replace(/^\/\/(?=[\w-]+\.)/, 'https://'))?.[0]
}

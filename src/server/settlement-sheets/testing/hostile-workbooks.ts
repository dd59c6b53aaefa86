import { archiveOf } from './archive.ts'

const MEGABYTE = 1024 * 1024

interface HostileWorkbook {
  what: string
  file: Uint8Array
}

/** Workbooks that unpack to so many megabytes, and are work without end to who reads them trustingly. */
export function hostileWorkbooks(megabytes: number): HostileWorkbook[] {
  const bytes = bytesOf(megabytes)
  const many = (piece: string) => piece.repeat(Math.floor(bytes / piece.length))
  const inRow = (cells: string) => workbook('', `<row r="1">${cells}</row>`)
  return [
    { what: 'empty shared strings', file: workbook(many('<si/>')) },
    { what: 'shared strings', file: workbook(many('<si><t>a</t></si>')) },
    { what: 'shared strings of another prefix', file: workbook(many('<x:si/>')) },
    { what: 'runs of one shared string', file: workbook(`<si>${many('<r/>')}</si>`) },
    { what: 'tags nested deep in shared strings', file: workbook(many('<a>')) },
    { what: 'attributes of one tag', file: inRow(`<c ${many('a=""')}/>`) },
    { what: 'different attributes of one tag', file: inRow(`<c ${different(bytes)}/>`) },
    { what: 'different attributes of a tag among the shared strings', file: workbook(`<si ${different(bytes)}/>`) },
    { what: 'tags nested deep in a sheet', file: workbook('', many('<a>')) },
    { what: 'cells of formulas', file: inRow(many('<c><f>')) },
    { what: 'cells of one row', file: inRow(many('<c/>')) },
    { what: 'empty rows', file: workbook('', many('<row/>')) },
    { what: 'blanks inside a tag', file: inRow(`<c${many(' ')}/>`) },
    { what: 'text without an end', file: workbook('', many('a')) },
    { what: 'marks that are no entity', file: workbook('', many('&')) },
    { what: 'a tag without an end', file: endlessWorkbook(megabytes) },
    { what: 'sheets', file: withParts({ 'xl/workbook.xml': book(many('<sheet name="a" r:id="a"/>')) }) },
    { what: 'relations', file: withParts({ 'xl/_rels/workbook.xml.rels': relations(many('<Relationship Id="a"/>')) }) },
    { what: 'files', file: archiveOf(Array.from({ length: 65_000 }, (_, at) => file(`${at}`, 'a'))) },
  ]
}

/** The longest work of them, by itself. */
export function endlessWorkbook(megabytes: number): Uint8Array {
  return workbook('', `<c${'a'.repeat(bytesOf(megabytes))}`)
}

/** With room for what else a workbook has. */
function bytesOf(megabytes: number): number {
  return Math.floor(megabytes * MEGABYTE) - 4096
}

function different(bytes: number): string {
  const count = Math.floor(bytes / 8)
  return Array.from({ length: count }, (_, at) => `a${at.toString(36).padStart(5, '0')}=`).join(' ')
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const relations = (within: string) => `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${within}</Relationships>`
const book = (sheets: string) =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets}</sheets></workbook>`

function workbook(strings: string, rows = ''): Uint8Array {
  return withParts({
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${strings}</sst>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  })
}

const PARTS = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"/>`,
  '_rels/.rels': relations(`<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>`),
  'xl/workbook.xml': book('<sheet name="Payout" sheetId="1" r:id="rId1"/>'),
  'xl/_rels/workbook.xml.rels': relations(
    `<Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/>`,
  ),
  'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}"/>`,
  'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetData/></worksheet>`,
}

function withParts(others: Partial<typeof PARTS>): Uint8Array {
  return archiveOf(Object.entries({ ...PARTS, ...others }).map(([name, text]) => file(name, text)))
}

function file(name: string, text: string) {
  return { name, content: Buffer.from(text) }
}

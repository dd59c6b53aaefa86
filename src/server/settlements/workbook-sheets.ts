import { contentOf } from './archive-content.ts'
import { attributeOf } from './xml-attribute.ts'

export interface WorkbookSheet {
  /** From 0, as the reader of rows (hucre) counts. */
  at: number
  name: string
  isHidden: boolean
  /** In its archive; undefined where the workbook does not say. */
  path: string | undefined
}

/** The sheets of a workbook (XLSX) in the order of their tabs, hidden ones too; charts are none. */
export async function sheetsOf(archive: Uint8Array): Promise<WorkbookSheet[]> {
  const workbook = String((await contentOf(archive, 'xl/workbook.xml')) ?? '')
  const relations = String((await contentOf(archive, 'xl/_rels/workbook.xml.rels')) ?? '')
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

function pathOf(target: string | undefined): string | undefined {
  if (target === undefined) return undefined
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plainText(xml: string): string {
  return xml.replace(/&(#x?)?(\w+);/g, (whole: string, kind: string | undefined, text: string) => {
    if (kind === undefined) return ENTITIES[text] ?? whole
    const code = Number.parseInt(text, kind === '#x' ? 16 : 10)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

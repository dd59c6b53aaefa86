import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

/** Named in plain SQL alone. */
const RAW = new Set(['schema_migrations', 'job_runners'])

interface Column {
  isNullable: boolean
  /** An insert may leave it out. */
  hasDefault: boolean
}
type Columns = Record<string, Column>

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const server = join(import.meta.dirname, '../..')
const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) => /[./]tables\.ts$/.test(file))

/** By table and column; tables of other schemas are named with theirs and left out. */
function declaredTables(): Record<string, Columns> {
  return Object.assign({}, ...files.map(tablesOf))
}

function tablesOf(name: string): Record<string, Columns> {
  const file = join(server, name)
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const [module] = source.statements.filter(ts.isModuleDeclaration)
  const statements = module?.body && ts.isModuleBlock(module.body) ? module.body.statements : source.statements
  const tables = statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === 'Tables')
  if (!tables || !ts.isInterfaceDeclaration(tables)) throw new Error(`${name} declares no tables.`)
  const members = tables.members.filter(ts.isPropertySignature).filter(({ name }) => ts.isIdentifier(name))
  return Object.fromEntries(members.map(({ name, type }) => [name.getText(), columnsIn(type)]))
}

function columnsIn(type: ts.TypeNode | undefined): Columns {
  if (!type || !ts.isTypeLiteralNode(type)) return {}
  return Object.fromEntries(
    type.members.filter(ts.isPropertySignature).map(({ name, type: column }) => [name.getText(), columnOf(column)]),
  )
}

function columnOf(type: ts.TypeNode | undefined): Column {
  const kind = type && ts.isTypeReferenceNode(type) ? type.typeName.getText() : ''
  const [selected = type, inserted] = type && ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : []
  const may = (node: ts.TypeNode | undefined, word: string) => new RegExp(`\\b${word}\\b`).test(unionOf(node))
  return {
    isNullable: may(kind ? (selected ?? type) : type, 'null'),
    hasDefault: kind.startsWith('Generated') || may(inserted, 'undefined') || may(inserted, 'never'),
  }
}

/** The members of a union at its top, not those inside of a record. */
function unionOf(node: ts.TypeNode | undefined): string {
  if (!node) return ''
  return ts.isUnionTypeNode(node)
    ? node.types.map((one) => (ts.isLiteralTypeNode(one) ? one.getText() : '')).join(' ')
    : node.getText()
}

async function tablesOfDatabase(): Promise<Map<string, { isView: boolean; columns: Columns }>> {
  const { rows } = await sql<{ table: string; column: string; isView: boolean } & Column>`
    select c.table_name as table, c.column_name as column, t.table_type = 'VIEW' as "isView", c.is_nullable = 'YES' as "isNullable",
      c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as "hasDefault"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and not (select relispartition from pg_class where oid = t.table_name::regclass)`.execute(
    shop.db,
  )
  const tables = new Map<string, { isView: boolean; columns: Columns }>()
  for (const { table, column, isView, isNullable, hasDefault } of rows) {
    const { columns } = tables.get(table) ?? { columns: {} }
    tables.set(table, { isView, columns: { ...columns, [column]: { isNullable, hasDefault } } })
  }
  return tables
}

test('each room declares the tables of the migrations that are its own: their columns, which may be null and which be left out', async () => {
  const there = await tablesOfDatabase()
  const declared = declaredTables()
  const names = [...there].filter(([table, { isView }]) => !isView && !RAW.has(table)).map(([table]) => table)
  expect(Object.keys(declared)).toEqual(expect.arrayContaining(names))
  const faults: string[] = []
  for (const [table, known] of Object.entries(declared)) {
    const { isView, columns } = there.get(table) ?? { isView: false, columns: {} }
    expect([table, Object.keys(known).sort()]).toEqual([table, Object.keys(columns).sort()])
    if (isView) continue
    for (const [column, { isNullable, hasDefault }] of Object.entries(known)) {
      const real = columns[column]
      // Whoever leaves out what has no default is told by the database, at run time.
      if (hasDefault && !real?.hasDefault && !real?.isNullable) faults.push(`${table}.${column} has no default`)
      if (isNullable !== real?.isNullable) faults.push(`${table}.${column} is${isNullable ? ' never' : ''} null`)
    }
  }
  expect(faults).toEqual([])
})

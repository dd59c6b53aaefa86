/** By the name that the contract gives it: the column that holds it. */
type NamedColumns = Readonly<Record<string, string>>

/** A row of a table under these names. */
export type Named<Row, Columns extends Readonly<Record<string, keyof Row>>> = {
  [Name in keyof Columns]: Row[Columns[Name]]
}

type Selected<Table extends string, Columns extends NamedColumns> = {
  [Name in keyof Columns & string]: `${Table}.${Columns[Name]} as ${Name}`
}[keyof Columns & string]

type Written<Columns extends NamedColumns, Values> = {
  [Name in keyof Columns & keyof Values as Columns[Name]]: Values[Name]
}

/** Column mapping, for reading: one list of names for all queries of a table, without a plugin that renames each row. */
export function selection<Table extends string, const Columns extends NamedColumns>(table: Table, columns: Columns) {
  return Object.entries(columns).map(([name, column]) => `${table}.${column} as ${name}`) as Selected<Table, Columns>[]
}

/** Column mapping, for writing: of the `values` those that have a column here. */
export function written<Columns extends NamedColumns, Values extends { [Name in keyof Columns]?: unknown }>(
  columns: Columns,
  values: Values,
) {
  const entries = Object.entries(columns).map(([name, column]) => [column, values[name]])
  return Object.fromEntries(entries) as Written<Columns, Values>
}

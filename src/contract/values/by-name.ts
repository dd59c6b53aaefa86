/** Mapped object: for each of the names what `of` says, where each is named once. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> {
  // Entries have forgotten which names they had.
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>
}

/** The keys of a table, typed: of a literal that has no others. */
export function namesOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[]
}

import { PATH_MARK, pathKey } from './import-columns.ts'

/** By path or name; `several` where that is ambiguous. */
export type FindCategory = (text: string) => number | 'several' | undefined

interface Placed {
  id: number
  /** Names from the root down, as keys. */
  names: string[]
}

/**
 * Finds categories as other shops’ files name them, by their paths (`Men > Panjabi`): `Panjabi`, where there is one; `Men > Panjabi`, where more stands
 * between; `Clothing > Men > Panjabi`, where this shop has no such name above; of `Women, Women > Saree` the deepest.
 */
export function categoryFinder(paths: Iterable<readonly [id: number, path: string]>): FindCategory {
  const placed = [...paths].map(([id, path]) => ({ id, names: pathKey(path).split(PATH_MARK) }))
  const byName = grouped(placed, ({ names }) => names.at(-1) ?? '')
  const byPath = grouped(placed, ({ names }) => names.join(PATH_MARK))
  const isKnown = (name: string) => byName.has(name)
  const below = (asked: string[]) => (byName.get(asked.at(-1) ?? '') ?? []).filter(({ names }) => holds(names, asked))
  const lookUp = (key: string) => {
    const known = byPath.get(key) ?? byName.get(key)
    const names = namesIn(key)
    if (known || names.every(isKnown)) return known ?? below(names)
    const parts = key.split(/[,;|]/).filter((part) => part.trim() !== '')
    return deepest(parts.flatMap((part) => byPath.get(pathKey(part)) ?? below(shortened(namesIn(part), isKnown))))
  }
  const found = new Map<string, Placed[]>()
  return (text) => {
    const key = pathKey(text)
    const fitting = found.get(key) ?? lookUp(key)
    found.set(key, fitting)
    return fitting.length > 1 ? 'several' : fitting[0]?.id
  }
}

/** Without the names above the last that this shop does not have. */
function shortened(names: string[], isKnown: (name: string) => boolean): string[] {
  return names.filter((name, at) => at === names.length - 1 || isKnown(name))
}

/** All in their order, others between them. */
function holds(names: string[], asked: string[]): boolean {
  let next = 0
  for (const name of names) if (name === asked[next]) next += 1
  return next === asked.length
}

/** Each once. */
function deepest(found: Placed[]): Placed[] {
  const most = Math.max(0, ...found.map(({ names }) => names.length))
  return [...new Set(found.filter(({ names }) => names.length === most))]
}

/** Some shops part the names of a path by strokes. */
function namesIn(path: string): string[] {
  const mark = path.includes('>') ? '>' : '/'
  return pathKey(path.replaceAll(mark, '>')).split(PATH_MARK)
}

function grouped(placed: Placed[], keyOf: (each: Placed) => string): Map<string, Placed[]> {
  const groups = new Map<string, Placed[]>()
  for (const each of placed) {
    const key = keyOf(each)
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return groups
}

const COMPARED_ROWS = 1_000

/** Of these columns the one with the most cells that name a category; undefined where none does so in most rows. */
export function columnOfCategories(
  among: readonly string[],
  { columns, rows }: { columns: readonly string[]; rows: { cells: readonly string[] }[] },
  find: FindCategory,
): string | undefined {
  const compared = rows.slice(0, COMPARED_ROWS)
  const known = among.map((column) => {
    const at = columns.indexOf(column)
    return compared.filter(({ cells }) => typeof find(cells[at] ?? '') === 'number').length
  })
  const most = Math.max(0, ...known)
  return most * 2 > compared.length ? among[known.indexOf(most)] : undefined
}

import { columnsCalled } from '#contract/values/import-columns'

/** Heads under which other shops say whether they sell a row, and how they say that they do not. */
const HEADS: [heads: string[], refused: RegExp][] = [
  [['published', 'active', 'active01', 'enabled', 'isactive', 'visible'], /^(0|-1|2|false|no|n|off|না)$/i],
  [['productonline'], /^[02]$/],
  [['visibilityincatalog', 'visibility'], /^(hidden|none|private|staging|not visible individually)$/i],
]
/** Under any of them, and under these. */
const STATUSES = ['status', 'productstatus', 'availability']
const NOT_FOR_SALE =
  /^(0|false|no|draft|archived|inactive|disabled|unpublished|hidden|private|pending|pending review|trash|deleted|discontinued|unlisted|rejected|suspended|খসড়া)$/i

export interface Refused {
  column: string
  words: string
}

/** Tells of a row where it says that it is not for sale; words that nobody knows say nothing. A part of a larger garment need not be visible by itself. */
export function forSaleReader(
  columns: readonly string[],
): (cells: readonly string[], isPart: boolean) => Refused | undefined {
  const readers = [...HEADS, [STATUSES, NOT_FOR_SALE] as const].flatMap(([heads, refused]) =>
    columnsCalled(heads, columns).map((column) => ({ column, at: columns.indexOf(column), refused })),
  )
  return (cells, isPart) => {
    for (const { column, at, refused } of readers) {
      const words = (cells[at] ?? '').trim()
      const isRefused = refused.test(words) || NOT_FOR_SALE.test(words)
      if (isRefused && !(isPart && /^not visible/i.test(words))) return { column, words }
    }
    return undefined
  }
}

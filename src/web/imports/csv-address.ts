import { disarmed } from '#contract/values/import-columns'

/** A file to download, as a data address of CSV that spreadsheets read as UTF-8. */
export function csvAddress(rows: string[][]): string {
  const text = rows.map((cells) => cells.map(quoted).join(',')).join('\r\n')
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${text}\r\n`)}`
}

function quoted(cell: string): string {
  return `"${disarmed(cell).replaceAll('"', '""')}"`
}

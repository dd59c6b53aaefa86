/**
 * `="70050001"`, as programs write numbers that a spreadsheet must not round, is no CSV where it stands without quotation marks of its own:
 * of such cells the text without the equals sign.
 */
export function withoutEqualsSigns(text: string): string {
  const parts: string[] = []
  let from = 0
  let mark = text.indexOf('"')
  while (mark !== -1) {
    const end = closingMark(text, mark + 1)
    if (isEqualsCell(text, mark)) {
      parts.push(text.slice(from, mark - 1))
      from = mark
    }
    mark = end === -1 ? -1 : text.indexOf('"', end + 1)
  }
  return parts.join('') + text.slice(from)
}

/** The same of a cell that is read. */
export function withoutEqualsSign(cell: string): string {
  return /^="([\s\S]*)"$/.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell
}

function isEqualsCell(text: string, mark: number): boolean {
  return text[mark - 1] === '=' && (mark === 1 || ',;\t\r\n'.includes(text[mark - 2] ?? ''))
}

/** The first quotation mark that is not doubled; -1 where there is none. */
function closingMark(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

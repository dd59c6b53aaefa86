/** `="70050001"`, as programs write numbers that a spreadsheet must not round: of such a cell the text without the equals sign. */
export function withoutEqualsSign(cell: string): string {
  return /^="([\s\S]*)"$/.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell
}

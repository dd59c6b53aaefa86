/** The number of a record, as addresses say it; undefined for anything else. */
export function idIn(text: string | null | undefined): string | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? text : undefined
}

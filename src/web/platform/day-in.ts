/** A day of the calendar, as addresses say it (`2026-02-28`); undefined for anything else. */
export function dayIn(text: string | null): string | undefined {
  const isDay = text && /^[12]\d{3}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text)
  return isDay ? text : undefined
}

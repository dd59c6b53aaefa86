import { columnsCalled } from '#contract/values/import-columns'

/** When a sale price counts, as WooCommerce, Magento, Daraz and Google write it. */
const STARTS = ['datesalepricestarts', 'specialpricefromdate', 'specialfromdate', 'specialpricestart', 'salestartdate']
const ENDS = ['datesalepriceends', 'specialpricetodate', 'specialtodate', 'specialpriceend', 'saleenddate']
const BOTH = ['salepriceeffectivedate']
/** Of a day alone its end: whoever sells until the fifth sells on the fifth. */
const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?( ?(Z|[+-]\d\d:?\d\d))?)?$/

export interface SaleDays {
  column: string
  words: string
  /** Null: nobody can read it. */
  isNow: boolean | null
}

/** Of a row what keeps its sale price from being asked now; undefined where nothing does. */
export function saleDaysReader(
  columns: readonly string[],
): (cells: readonly string[], now: Date) => SaleDays | undefined {
  const called = (aliases: string[]) => columnsCalled(aliases, columns).slice(0, 1)
  const [starts, ends, both] = [called(STARTS), called(ENDS), called(BOTH)]
  return (cells, now) => {
    const said = (column: string) => (cells[columns.indexOf(column)] ?? '').trim()
    const asked = [
      ...starts.map((column) => ({ column, words: said(column), isNow: isReached(said(column), now) })),
      ...ends.map((column) => ({ column, words: said(column), isNow: isYetToCome(said(column), now) })),
      ...both.map((column) => ({ column, words: said(column), isNow: isWithin(said(column), now) })),
    ]
    return asked.find(({ words, isNow }) => words !== '' && isNow !== true)
  }
}

function isReached(text: string, now: Date): boolean | null {
  const moment = momentIn(text, '00:00:00')
  return moment && moment <= now
}

function isYetToCome(text: string, now: Date): boolean | null {
  const moment = momentIn(text, '23:59:59')
  return moment && moment >= now
}

function isWithin(text: string, now: Date): boolean | null {
  const [start = '', end = ''] = text.split('/').map((each) => each.trim())
  const [isBegun, isOn] = [isReached(start, now), isYetToCome(end, now)]
  return isBegun === null || isOn === null ? null : isBegun && isOn
}

/** In Dhaka, where no zone is said. */
function momentIn(text: string, timeOfDay: string): Date | null {
  if (!MOMENT.test(text)) return null
  const whole = DAY.test(text) ? `${text}T${timeOfDay}` : text.replace(/ (?=\d)/, 'T').replace(/ /g, '')
  const moment = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(whole.slice(10)) ? whole : `${whole}+06:00`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

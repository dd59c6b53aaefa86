import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartRefusal } from '../platform/process/start-refusal.ts'

export interface Wish {
  /** Undefined: the last of what there is. */
  at: { moment: Date; forPostgres: string } | undefined
  /** Absolute. */
  into: string
}

const USAGE =
  'Usage: npm run restore -- --at 2026-11-26T10:00 --into FOLDER. Without --at all that there is; a time is that of Dhaka unless it ends in Z or an offset such as +00:00.'
const MOMENT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?)(Z|[+-]\d\d:\d\d)?$/
const DHAKA = '+06:00'

export function wishIn(args: string[]): Wish {
  const options = { at: { type: 'string' }, into: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, options, strict: false })
  const { at, into, ...others } = values
  if (positionals.length > 0 || Object.keys(others).length > 0 || typeof into !== 'string' || !into)
    throw new StartRefusal(USAGE)
  return { at: at === undefined ? undefined : momentIn(at), into: resolve(into) }
}

function momentIn(text: string | boolean): Wish['at'] {
  const [, day, time, zone = DHAKA] = MOMENT.exec(String(text)) ?? []
  const moment = new Date(`${day}T${time}${zone}`)
  if (Number.isNaN(moment.getTime())) throw new StartRefusal(USAGE)
  // Finer than a Date is.
  return { moment, forPostgres: `${day} ${time}${zone === 'Z' ? '+00:00' : zone}` }
}

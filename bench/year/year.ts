import { mkdir, rm } from 'node:fs/promises'
import { configOf } from '../../src/server/config/config.ts'
import { openDatabase } from '../../src/server/platform/database/database.ts'
import { type Db, openDb } from '../../src/server/platform/database/db.ts'
import { NO_HURRY } from '../../src/server/platform/database/patience.queries.ts'
import { whole } from '../speed/table.ts'
import {
  DAYS,
  deleteOldest,
  dropOldest,
  eventsADay,
  fillDeliveries,
  insertDeliveries,
  SUBSCRIBERS,
} from './deliveries.queries.ts'
import { fillEntries, post, reads } from './entries.queries.ts'
import { inTurn, type Row } from './in-turn.ts'
import { createSchema, nameOf, sizeOf, timed, vacuum } from './layouts.queries.ts'
import {
  deleteOldestMonth,
  dropOldestMonth,
  eraseNight,
  fillMessages,
  insertMessages,
  uses,
} from './messages.queries.ts'
import { type Layout, MONTH_DAYS, measuredOf, type Year } from './proportions.ts'

export interface YearMeasurement {
  dataDir: string
  days: number
  ordersADay: number
  /** Of all tables, this alone. */
  table?: string | undefined
  patience: { seconds: number; rounds: number }
  tell: (line: string) => void
}

const PARTS = { deliveries, messages, entries }

/** What a year of orders makes of the tables that only grow: as they are, and in a partition for each month. Answers Markdown. */
export async function measureYear(how: YearMeasurement): Promise<string> {
  const { dataDir, table, tell } = how
  if (table !== undefined && !Object.hasOwn(PARTS, table))
    throw new Error(`--table is one of ${Object.keys(PARTS).join(', ')}, not ${table}.`)
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true })
  const database = await openDatabase(configOf({ DATA_DIR: dataDir }), tell, tell)
  const db = openDb({ ...database.connection, max: 1, ...NO_HURRY }, () => undefined)
  try {
    await createSchema(db)
    const parts: string[] = []
    for (const [name, part] of Object.entries(PARTS)) if (!table || table === name) parts.push(await part(db, how))
    return parts.join('\n')
  } finally {
    await db.destroy()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function deliveries(db: Db, { ordersADay: all, patience, tell }: YearMeasurement) {
  const ordersADay = measuredOf(all, 'deliveries')
  const fill = (layout: Layout) => fillDeliveries(db, layout, ordersADay)
  const rows = await filled(db, 'deliveries', tell, fill)
  const work = ofBoth((layout) => ({ 'ten deliveries are noted': insertDeliveries(db, layout) }))
  rows.push(...(await inTurn(work, patience)))
  const plain = nameOf('deliveries', 'plain')
  const night = await timed(() => deleteOldest(db, 1, DAYS))
  rows.push({ what: 'a night is forgotten, ms', plain: night })
  rows.push({ what: 'its vacuum, ms', plain: await vacuum(db, plain) })
  const month = await timed(() => deleteOldest(db, MONTH_DAYS, DAYS))
  rows.push({ what: 'the month is forgotten, ms', plain: month, months: await timed(() => dropOldest(db)) })
  rows.push({ what: 'its vacuum, ms', plain: await vacuum(db, plain), months: 0 })
  rows.push(...(await sizes(db, 'deliveries', 'afterwards')))
  const count = DAYS * eventsADay(ordersADay) * SUBSCRIBERS.length
  return tableOf(`event_deliveries, ${DAYS} days of ${whole(ordersADay)} orders: ${whole(count)} rows`, rows)
}

async function messages(db: Db, { days, ordersADay: all, patience, tell }: YearMeasurement) {
  const ordersADay = measuredOf(all, 'messages')
  const year: Year = { days, ordersADay }
  const rows = await filled(db, 'messages', tell, (layout) => fillMessages(db, layout, year))
  const work = ofBoth((layout) => ({
    'an order’s messages are written': insertMessages(db, layout, year),
    ...uses(db, layout, year),
  }))
  rows.push(...(await inTurn(work, patience)))
  rows.push(await both('a night: contents erased, bells deleted, ms', (layout) => timed(() => eraseNight(db, layout))))
  rows.push(await both('its vacuum, ms', (layout) => vacuum(db, nameOf('messages', layout))))
  const month = await timed(() => deleteOldestMonth(db, days))
  rows.push({
    what: 'a month forgotten after a year, ms',
    plain: month,
    months: await timed(() => dropOldestMonth(db)),
  })
  rows.push({ what: 'its vacuum, ms', plain: await vacuum(db, nameOf('messages', 'plain')), months: 0 })
  rows.push(...(await sizes(db, 'messages', 'afterwards')))
  return tableOf(`messages, ${days} days of ${whole(ordersADay)} orders`, rows)
}

async function entries(db: Db, { days, ordersADay: all, patience, tell }: YearMeasurement) {
  const ordersADay = measuredOf(all, 'entries')
  const year: Year = { days, ordersADay }
  let made = { journals: 0, newest: 0 }
  const rows = await filled(db, 'entries', tell, async (layout) => {
    made = await fillEntries(db, layout, year)
  })
  const work = ofBoth((layout) => ({ 'a journal is posted': post(db, layout, made), ...reads(db, layout, made) }))
  rows.push(...(await inTurn(work, patience)))
  return tableOf(`ledger_entries, ${days} days of ${whole(ordersADay)} orders: ${whole(made.journals * 3)} rows`, rows)
}

async function filled(db: Db, table: string, tell: (line: string) => void, fill: (layout: Layout) => Promise<void>) {
  const rows = [
    await both('filled and indexed, s', async (layout) => {
      tell(`${table}, ${layout}…`)
      return (await timed(() => fill(layout))) / 1000
    }),
    await both('first vacuum, ms', (layout) => vacuum(db, nameOf(table, layout))),
  ]
  return [...rows, ...(await sizes(db, table, ''))]
}

async function sizes(db: Db, table: string, when: string): Promise<Row[]> {
  const [plain, months] = [await sizeOf(db, nameOf(table, 'plain')), await sizeOf(db, nameOf(table, 'months'))]
  return [
    { what: `rows ${when}, MB`, plain: plain.rowsMb, months: months.rowsMb },
    { what: `indexes ${when}, MB`, plain: plain.indexesMb, months: months.indexesMb },
  ]
}

function ofBoth<Result>(of: (layout: Layout) => Result): Record<Layout, Result> {
  return { plain: of('plain'), months: of('months') }
}

async function both(what: string, of: (layout: Layout) => Promise<number>): Promise<Row> {
  return { what, plain: await of('plain'), months: await of('months') }
}

function tableOf(title: string, rows: Row[]): string {
  return [
    `### ${title}`,
    '',
    '| | as one table | by months |',
    '|---|--:|--:|',
    ...rows.map(({ what, plain, months }) => `| ${what} | ${figure(plain)} | ${figure(months)} |`),
    '',
  ].join('\n')
}

function figure(value?: number): string {
  if (value === undefined) return ''
  return value >= 100 ? whole(value) : value.toPrecision(3)
}

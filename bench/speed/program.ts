import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '../../src/server/platform/process/project.ts'
import { CODES_HEAD, measureCodes } from '../strangers/codes.ts'
import { measureStrangers } from '../strangers/strangers.ts'
import { measureYear } from '../year/year.ts'
import { curvesOf } from './curves.ts'
import type { Report } from './figures.ts'
import { type Measurement, measureShop, PARTS } from './run.ts'
import { tableOf } from './table.ts'
import { writtenInto } from './written.ts'

const KEPT = join(projectRoot, 'node_modules/.cache/bench')
const PAGE = join(projectRoot, 'docs/performance.md')
const PICTURE = join(projectRoot, 'docs/pictures/performance.svg')

/** Codes of each address, and how long the gateway takes for an SMS, in ms. */
const CROWDS = [
  [100, 100],
  [500, 100],
  [100, 2_000],
] as const

/** `npm run bench -- --products 1000 [--seconds 3] [--rounds 3] [--different 600] [--only made|memory|plain|uncached|trade|pushes|postings|workers|year|strangers|codes] [--like words] [--write]` */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '3' },
      different: { type: 'string', default: '600' },
      only: { type: 'string' },
      orders: { type: 'string', default: '10000' },
      days: { type: 'string', default: '365' },
      table: { type: 'string' },
      like: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  })
  const tell = (line: string) => console.log(`  ${line}`)
  if (values.only === 'year') {
    const patience = { seconds: Number(values.seconds), rounds: Number(values.rounds) }
    const year = { ordersADay: Number(values.orders), days: Number(values.days), table: values.table }
    console.log(`\n${await measureYear({ ...year, patience, dataDir: join(KEPT, 'year'), tell })}`)
    return
  }
  const products = Number(values.products)
  const program = join(projectRoot, 'dist/server/main.js')
  if (values.only === 'strangers') {
    const patience = { seconds: Number(values.seconds), rounds: Number(values.rounds) }
    const how = { ...patience, products, program, dataDir: join(KEPT, 'strangers'), like: values.like }
    console.log(`\n${await measureStrangers({ ...how, tell })}`)
    return
  }
  if (values.only === 'codes') {
    const rows: string[] = []
    for (const [each, gatewayMs] of CROWDS)
      rows.push(await measureCodes({ products, program, dataDir: join(KEPT, 'codes'), each, gatewayMs, tell }))
    console.log(`\n${[CODES_HEAD, ...rows].join('\n')}`)
    return
  }
  const only = PARTS.find((part) => part === values.only)
  const measurement: Measurement = {
    products,
    patience: {
      seconds: Number(values.seconds),
      rounds: Number(values.rounds),
      different: Number(values.different),
      restSeconds: 60,
    },
    only,
    program,
    dataDir: join(KEPT, String(products)),
    customersEach: 128,
    command: `npm run bench -- --products ${products} --seconds ${values.seconds} --rounds ${values.rounds}`,
    tell,
  }
  const report = await measureShop(measurement)
  console.log(`\n${tableOf(report)}`)
  // A part is looked at and not kept: the page is made of whole reports.
  if (only) return
  await mkdir(KEPT, { recursive: true })
  await writeFile(join(KEPT, `${products}.json`), JSON.stringify(report, null, 2))
  if (values.write) await write()
}

/** All sizes that were measured here, in one page and one picture. */
async function write(): Promise<void> {
  const files = (await readdir(KEPT)).filter((name) => name.endsWith('.json'))
  const reports: Report[] = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(KEPT, name), 'utf8'))),
  )
  reports.sort((one, other) => one.products - other.products)
  await writeFile(PAGE, writtenInto(await readFile(PAGE, 'utf8'), reports))
  await writeFile(PICTURE, curvesOf(reports))
}

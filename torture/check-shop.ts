import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { IMAGE_WIDTHS, imageFile } from '../src/contract/images.ts'
import { ask } from './ask.ts'
import type { Noted } from './journal.ts'
import type { Plan } from './plan.ts'
import type { Order, Rows } from './rows.ts'

/** Of the two who quarrelled at least one is left, and nobody became an admin beside them. */
export function checkAdmins({ admins: planned }: Plan, { admins }: Rows): string[] {
  const found = admins.some(({ isActive }) => isActive) ? [] : ['there is no active admin']
  const strangers = admins.filter(({ id }) => !planned.some((admin) => admin.id === id))
  return [...found, ...strangers.map(({ id }) => `account ${id} became an admin`)]
}

/** What the dashboard says is the sum over the rows. */
export async function checkDashboard(plan: Plan, { orders, admins }: Rows): Promise<string[]> {
  const admin = plan.admins.find(({ id }) => admins.some((now) => now.id === id && now.isActive))
  if (!admin) return []
  const all = orders.map(({ totalPoisha, status }) => ({ poisha: totalPoisha, status }))
  const [customer] = plan.customers
  const own = orders.filter(({ customerId }) => customerId === customer?.id)
  const mine = own.map(({ totalPoisha, status }) => ({ poisha: totalPoisha, status }))
  return [
    ...(await compare(plan.url, 'Admin', admin.token, all)),
    ...(await compare(plan.url, 'Vendor', plan.vendor.token, parcelsOf(plan.vendor.id, orders))),
    ...(customer ? await compare(plan.url, 'User', customer.token, mine) : []),
  ]
}

const MOST_TRIES = 5

/** A connection that was kept open may be one of the shop that was killed: it ends with no answer. */
async function askUntilAnswered(url: string, path: string, token: string) {
  let answer = await ask(url, 'GET', path, { token })
  for (let tried = 1; answer.status === 0 && tried < MOST_TRIES; tried += 1)
    answer = await ask(url, 'GET', path, { token })
  return answer
}

interface Counted {
  poisha: number
  status: string
}

function parcelsOf(vendorId: number, orders: Order[]): Counted[] {
  const lines = orders.flatMap((order) => order.lines).filter((line) => line.vendorId === vendorId)
  const parcels = new Map(
    lines.map((line) => [line.parcelId, { poisha: line.parcelPoisha, status: line.parcelStatus }]),
  )
  return [...parcels.values()]
}

async function compare(url: string, role: string, token: string, counted: Counted[]): Promise<string[]> {
  const { status, body } = await askUntilAnswered(url, `/api/dashboard?role=${role}`, token)
  const revenue = counted.filter((one) => one.status !== 'Cancelled').reduce((sum, { poisha }) => sum + poisha, 0)
  const isSame = body['totalOrders'] === counted.length && Math.round(Number(body['totalRevenue']) * 100) === revenue
  return isSame
    ? []
    : [`the dashboard of ${role} (${status}) says ${JSON.stringify(body)}, the rows ${counted.length} and ${revenue}`]
}

/** Every picture that a product names opens in every width, and every acknowledged one has its product. */
export async function checkPictures({ url }: Plan, journal: Noted[], { products }: Rows): Promise<string[]> {
  const names = new Set(products.map(({ name }) => name))
  const lost = journal.flatMap((entry) =>
    entry.kind === 'picture' && entry.outcome === 'ok' && !names.has(entry.name) ? [`${entry.name} was lost`] : [],
  )
  const hashes = new Set(products.map(({ image }) => image).filter((image) => image !== null))
  const files = [...hashes].flatMap((hash) => IMAGE_WIDTHS.map((width) => imageFile(hash, width)))
  const broken = await Promise.all(
    files.map((file) =>
      opens(url + file).then(
        () => [],
        () => [`${file} does not open`],
      ),
    ),
  )
  return [...lost, ...broken.flat()]
}

async function opens(address: string): Promise<void> {
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    get(address, (answer) => buffer(answer).then(resolve, reject)).on('error', reject)
  })
  await sharp(bytes).stats()
}

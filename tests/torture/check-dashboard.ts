import { ask } from './ask.ts'
import type { Plan } from './plan.ts'
import type { Order, Rows } from './rows.ts'

/** What a dashboard says, as the shop words it and as the rows add up to it. */
interface Figures {
  totalOrders: number
  totalRevenue: number
  totalProducts: number
  totalCustomers: number
}

interface Counted {
  poisha: number
  status: string
}

/** What each role’s dashboard says is the sum over the rows. */
export async function checkDashboard(plan: Plan, rows: Rows): Promise<string[]> {
  // The session of an admin whom the other deactivated once is over.
  const admin = plan.admins.find(({ id }) =>
    rows.admins.some((now) => now.id === id && now.isActive && now.epoch === 0),
  )
  const [customer] = plan.customers
  return [
    ...(admin ? await compare(plan.url, 'Admin', admin.token, figuresOfShop(rows)) : []),
    ...(await compare(plan.url, 'Vendor', plan.vendor.token, figuresOfVendor(plan.vendor.id, rows))),
    ...(customer ? await compare(plan.url, 'User', customer.token, figuresOfCustomer(customer.id, rows)) : []),
  ]
}

export function figuresOfShop({ orders, products, customers }: Rows): Figures {
  return { ...sumOf(orders.map(orderCounted)), totalProducts: products.length, totalCustomers: customers }
}

export function figuresOfVendor(vendorId: number, { orders, products }: Rows): Figures {
  const parcels = new Map(
    orders
      .flatMap((order) => order.lines)
      .filter((line) => line.vendorId === vendorId)
      .map((line) => [line.parcelId, { poisha: line.parcelPoisha, status: line.parcelStatus }]),
  )
  const own = orders.filter(({ lines }) => lines.some((line) => line.vendorId === vendorId))
  return {
    ...sumOf([...parcels.values()]),
    totalProducts: products.filter((product) => product.vendorId === vendorId).length,
    totalCustomers: differentCustomers(own),
  }
}

export function figuresOfCustomer(customerId: number, { orders }: Rows): Figures {
  const own = orders.filter((order) => order.customerId === customerId)
  const bought = own.flatMap(({ lines }) => lines).filter(({ parcelStatus }) => parcelStatus !== 'Cancelled')
  return {
    ...sumOf(own.map(orderCounted)),
    totalProducts: new Set(bought.map(({ productId }) => productId)).size,
    totalCustomers: differentCustomers(own),
  }
}

/** An order brings in its parcels that are not cancelled, and its shipping where one of them brought it or is still to. */
function orderCounted({ shippingPoisha, status, lines }: Order): Counted {
  const owed = lines.filter(({ parcelStatus }) => parcelStatus !== 'Cancelled')
  const items = owed.reduce((sum, { pricePoisha, quantity }) => sum + pricePoisha * quantity, 0)
  const brings = owed.some(({ parcelStatus, broughtPoisha }) => parcelStatus === 'Pending' || (broughtPoisha ?? 0) > 0)
  return { poisha: items + (brings ? shippingPoisha : 0), status }
}

const differentCustomers = (orders: Order[]) => new Set(orders.map(({ customerId }) => customerId)).size

function sumOf(counted: Counted[]): Pick<Figures, 'totalOrders' | 'totalRevenue'> {
  const poisha = counted.filter(({ status }) => status !== 'Cancelled').reduce((sum, one) => sum + one.poisha, 0)
  return { totalOrders: counted.length, totalRevenue: poisha / 100 }
}

async function compare(url: string, role: string, token: string, expected: Figures): Promise<string[]> {
  const { status, body } = await askUntilAnswered(url, `/api/dashboard?role=${role}`, token)
  const isSame = Object.entries(expected).every(([name, figure]) => body[name] === figure)
  return isSame
    ? []
    : [`the dashboard of ${role} (${status}) says ${JSON.stringify(body)}, the rows ${JSON.stringify(expected)}`]
}

const MOST_TRIES = 5

/** A connection that was kept open may be one of the shop that was killed: it ends with no answer. */
async function askUntilAnswered(url: string, path: string, token: string) {
  let answer = await ask(url, 'GET', path, { token })
  for (let tried = 1; answer.status === 0 && tried < MOST_TRIES; tried += 1)
    answer = await ask(url, 'GET', path, { token })
  return answer
}

import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { Order } from '#contract/orders'
import type { OwnStore } from '#contract/vendors'
import { type Garment, newGarment } from './goods.ts'
import { newInvoice } from './invoiced.ts'
import { CONTACT } from './ordering.ts'
import { type Account, newCustomer, newVendor, theAdmin } from './people.ts'
import { newStatement } from './statements.ts'

/** Who looks at the back office, each in a standing of their own. */
export interface Office {
  admin: Account
  /** Sells two garments, one of them in a hidden category, and has orders. */
  vendor: Account
  /** Of the vendor’s store. */
  vendorId: number
  /** Approved this morning: nothing yet. */
  beginner: Account
  pending: Account
  rejected: Account
  /** Has an order and looks at the dashboard. */
  customer: Account
  garment: Garment
  hidden: Garment
  categoryId: number
  orderId: number
  parcelId: number
  /** Of the vendor, closed. */
  statementId: number
  /** For its commission. */
  invoiceId: number
  /** An order whose only parcel waits to be handed over. */
  packed: { orderId: number; parcelId: number }
  /** An order whose only parcel was cancelled. */
  cancelled: { orderId: number; parcelId: number }
}

/** Opens the office through the calls of the shop. */
export async function openOffice(): Promise<Office> {
  const admin = await theAdmin()
  const [vendor, beginner, pending, rejected] = [
    await newVendor(),
    await newVendor(),
    await newVendor(),
    await newVendor(),
  ]
  for (const account of [vendor, beginner]) await decide(admin, account, 'Approve')
  await decide(admin, rejected, 'Reject')
  const { vendorId } = await storeOf(vendor)
  const { id: categoryId } = await ask<{ id: number }>(admin, 'POST', '/api/categories', {
    name: `Shelf ${vendorId}`,
    parentId: 2,
    isActive: false,
  })
  const garment = await newGarment({ vendorId, stock: 4 })
  const hidden = await newGarment({ vendorId, categoryId })
  const customer = await newCustomer()
  const [order, other, third] = [
    await orderOne(customer, garment),
    await orderOne(customer, garment),
    await orderOne(customer, garment),
  ]
  await ask(admin, 'PUT', `/api/orders/${other.id}/status`, { status: 'Cancelled' })
  await ask(vendor, 'PUT', `/api/parcels/${parcelOf(third)}/stage`, { stage: 'packed' })
  await ask(vendor, 'POST', '/api/papers', { kind: 'tin', number: '123456789012', holder: 'Rahima Khatun' })
  await ask(vendor, 'POST', '/api/payout-accounts', { way: 'bkash', number: '01711000000' })
  const statementId = await newStatement({ vendorId })
  return {
    ...{ admin, vendor, vendorId, beginner, pending, rejected, customer, garment, hidden, categoryId },
    orderId: order.id,
    parcelId: parcelOf(order),
    statementId,
    invoiceId: await newInvoice({ vendorId, statementId }),
    packed: { orderId: third.id, parcelId: parcelOf(third) },
    cancelled: { orderId: other.id, parcelId: parcelOf(other) },
  }
}

async function decide(admin: Account, account: Account, decision: 'Approve' | 'Reject'): Promise<void> {
  await ask(admin, 'PUT', `/api/Vendors/${decision}/${(await storeOf(account)).vendorId}`)
}

async function storeOf(account: Account): Promise<OwnStore> {
  return await ask<OwnStore>(account, 'GET', '/api/Vendors/MyProfile')
}

async function orderOne(customer: Account, { id }: Garment): Promise<Order> {
  const { Name, Email, Phone, Address, City } = CONTACT
  return await ask<Order>(customer, 'POST', '/api/orders/create', {
    ...{ name: Name, email: Email, phone: Phone, shippingAddress: Address, shippingCity: City },
    notes: randomUUID(),
    totalAmount: 1510,
    items: [{ productId: id, quantity: 1, price: 1450, Size: 'M' }],
  })
}

function parcelOf({ parcels: [parcel] }: Order): number {
  if (!parcel) throw new Error('This order has no parcel.')
  return parcel.id
}

async function ask<Answer>({ token }: Account, method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(inject('shop').url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return await answer.json()
}

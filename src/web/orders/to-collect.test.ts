import { expect, test } from 'vitest'
import type { Order, OrderStatus } from '#contract/orders'
import { toCollect } from './to-collect.ts'

function orderOf(shipping: number, ...parcels: [OrderStatus, number][]): Order {
  const totals = parcels.map(([status, total], at) => ({
    id: at + 1,
    vendorId: at + 1,
    storeName: `Store ${at + 1}`,
    status,
    movedAt: null,
    movedBy: null,
    total,
    items: [],
  }))
  const itemsTotal = totals.reduce((sum, { total }) => sum + total, 0)
  return {
    id: 1,
    customerName: 'Rahima Khatun',
    totalAmount: itemsTotal + shipping,
    status: 'Pending',
    createdAt: '2026-11-21T03:00:00Z',
    itemCount: 0,
    customer: { name: 'Rahima Khatun', email: '', phone: '', address: '', city: '', altPhone: '' },
    notes: '',
    items: [],
    parcels: totals,
    itemsTotal,
    shipping,
    total: itemsTotal + shipping,
    mayCancel: false,
    mayMove: [],
  }
}

function collected(order: Order): number[] {
  return order.parcels.map(({ id }) => toCollect(order, id).total)
}

test('the slips of an order add up to its total: shipping is collected once', () => {
  expect(collected(orderOf(60, ['Pending', 1450], ['Pending', 99.1]))).toEqual([1510, 99.1])
  expect(collected(orderOf(60, ['Pending', 0.1]))).toEqual([60.1])
})

test('where the first parcel was cancelled, the next one brings the shipping', () => {
  expect(collected(orderOf(60, ['Cancelled', 1450], ['Completed', 500]))).toEqual([0, 560])
})

test('a store, which sees no shipping, collects the sum of its parcel', () => {
  expect(collected(orderOf(0, ['Pending', 2900]))).toEqual([2900])
})

import { describe, expect, test } from 'vitest'
import { statusOf } from './order-status.ts'

describe('the status of an order', () => {
  test.each([
    [['Pending'], 'Pending'],
    [['Completed'], 'Completed'],
    [['Cancelled'], 'Cancelled'],
    [['Cancelled', 'Cancelled'], 'Cancelled'],
    [['Completed', 'Cancelled'], 'Completed'],
    [['Completed', 'Completed'], 'Completed'],
    [['Pending', 'Completed'], 'Pending'],
    [['Pending', 'Cancelled'], 'Pending'],
    [['Cancelled', 'Pending', 'Completed'], 'Pending'],
  ] as const)('of parcels that are %j is %s', (parcels, status) => {
    expect(statusOf(parcels.map((status) => ({ status })))).toBe(status)
  })
})

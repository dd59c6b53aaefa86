import { expect, test } from 'vitest'
import { selection, written } from './named-columns.ts'

const COLUMNS = { id: 'id', storeName: 'store_name', contactPhone: 'contact_phone' } as const

test('each column is selected of its table, by its name in the contract', () => {
  expect(selection('vendors', COLUMNS)).toEqual([
    'vendors.id as id',
    'vendors.store_name as storeName',
    'vendors.contact_phone as contactPhone',
  ])
})

test('what has no column here is not written, though it came with the rest', () => {
  const { id: _, ...profile } = COLUMNS
  const registered = { storeName: 'Rongdhonu', contactPhone: '01711000000', password: 'a long enough one' }
  expect(written(profile, registered)).toEqual({ store_name: 'Rongdhonu', contact_phone: '01711000000' })
})

import { expect, test } from 'vitest'
import { readParcels, widerAddressOf } from './parcels-query.ts'

const asked = (address: string) => readParcels({ url: `https://haat.test/?${address}` })

test('who looks for a parcel and names no list looks in all of them', () => {
  expect(asked('search=%2317')).toMatchObject({ list: 'all', search: '#17' })
  expect(asked('').list).toBe('to_confirm')
})

test('from one list a search leads to the same search in all, where what is not there may be', () => {
  expect(widerAddressOf(asked('list=to_confirm&search=%2317&cursor=9'))).toBe(
    '/dashboard/parcels?list=all&search=%2317',
  )
  expect(widerAddressOf(asked('list=all&search=%2317'))).toBeUndefined()
  expect(widerAddressOf(asked('list=to_confirm'))).toBeUndefined()
})

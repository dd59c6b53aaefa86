import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsWithoutHandler, createApp } from './app.ts'
import { ALONE } from './platform/hearing.ts'
import { createLog } from './platform/log.ts'
import { openTestShop, TEST_SECRET, type TestShop } from './testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('every call of the contract has somebody who answers it', async () => {
  const { calls, http } = createApp({
    db: shop.db,
    hearing: ALONE,
    log: createLog('silent'),
    jwtSecret: TEST_SECRET,
    tokenLifeSeconds: 60,
    trustProxy: false,
    publicUrl: undefined,
    checkReplies: true,
    web: null,
    keepAnswersBytes: 0,
    imagesDir: '/nowhere',
  })
  expect(callsWithoutHandler(calls)).toEqual([])
  await http.close()
})

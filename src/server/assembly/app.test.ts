import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALONE } from '../platform/invalidation/invalidation-feed.ts'
import { createLog } from '../platform/process/log.ts'
import { createFolderStorage } from '../platform/storage/folder-storage.ts'
import { openTestShop, TEST_SECRET, type TestShop } from '../testing/shop.ts'
import { callsWithoutHandler, createApp } from './app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('every call of the contract has somebody who answers it', async () => {
  const { calls, http } = createApp({
    db: shop.db,
    feed: ALONE,
    log: createLog('silent'),
    jwtSecret: TEST_SECRET,
    secretsKey: TEST_SECRET,
    tokenLifeSeconds: 60,
    trustProxy: false,
    publicUrl: undefined,
    checkReplies: true,
    web: null,
    responseCacheBytes: 0,
    pictures: createFolderStorage('/nowhere'),
  })
  expect(callsWithoutHandler(calls)).toEqual([])
  await http.close()
})

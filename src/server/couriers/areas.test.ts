import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Environment } from '#contract/values/couriers'
import { transact } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { behavesWhile, type Couriers, givenAccount, openShopWithCouriers } from '../testing/couriers.ts'
import { runTestJobs } from '../testing/jobs.ts'
import { problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'
import { replaceAreas } from './areas.queries.ts'
import { REFRESH_AREAS } from './couriers.jobs.ts'
import type { CourierAccess } from './open-account.ts'
import { refreshAreas } from './refresh-areas.ts'

let shop: TestShop
let couriers: Couriers
let access: CourierAccess
let work: Awaited<ReturnType<typeof openShopWithCouriers>>['work']
let traders: Traders
beforeAll(async () => {
  ;({ shop, couriers, access, work } = await openShopWithCouriers())
  traders = await givenTraders(shop)
  await shop.call('PUT /api/settings', { body: { storeCouriers: 'own' } }, traders.admin.token)
})
afterAll(() => shop.close())

let accountId: number
beforeEach(async () => {
  accountId = (await givenAccount(shop, traders.admin.token, couriers.pathao)).accountId
  await givenAccount(shop, traders.admin.token, couriers.redx)
  await shop.db.deleteFrom('courier_places').execute()
  await sql`delete from graphile_worker._private_jobs`.execute(shop.db)
})

const listed = async () =>
  (await shop.db.selectFrom('courier_places').select(['company', 'environment']).distinct().execute()).map(
    ({ company, environment }) => `${company} ${environment}`,
  )
const waitingJobs = async () => {
  const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs
    where task_identifier = 'couriers.places-of' order by key`.execute(shop.db)
  return rows.map(({ key }) => key)
}

describe('the areas of companies', () => {
  test('are asked for by night, and a company that does not tell them holds up no other', async () => {
    behavesWhile(couriers.pathao, 'locked')
    await runTestJobs(shop, work)
    await addJob(shop.db, REFRESH_AREAS, {})
    await eventually(async () => expect(await listed()).toEqual(['redx pretend']))
  })

  test('are left as they were where the shop closes while they are told', async () => {
    await expect(refreshAreas(shop.db, access, accountId, AbortSignal.abort())).rejects.toThrow()
    expect(await listed()).toEqual([])
    await refreshAreas(shop.db, access, accountId, new AbortController().signal)
    expect(await listed()).toEqual(['pathao pretend'])
  })

  test('are asked for by each account that is set up: the wrong keys of one take the turn of none', async () => {
    await givenAccount(shop, traders.admin.token, couriers.pathao)
    await givenAccount(shop, traders.baker.token, couriers.pathao)
    expect(await waitingJobs()).toHaveLength(2)
  })
})

describe('a company lists other areas where it is tried', () => {
  const area = (name: string) => [
    { level: 1 as const, number: '1', parent: null, name: 'Dhaka' },
    { level: 2 as const, number: '11', parent: '1', name },
  ]
  const setUp = async (token: string, environment: Environment) => {
    const body = { environment, isOn: true }
    const answer = await shop.call('PUT /api/courier-accounts/:company', { params: { company: 'pathao' }, body }, token)
    expect(answer.status).toBe(200)
    return answer.body.account.id as number
  }
  const found = async (token: string, accountId?: number) => {
    const query = { search: 'Mirpur', ...(accountId === undefined ? {} : { accountId: String(accountId) }) }
    const answer = await shop.call('GET /api/couriers/:company/places', { params: { company: 'pathao' }, query }, token)
    return answer.body.places?.map(({ names }: { names: string[] }) => names.at(-1)) ?? answer
  }
  const keep = (environment: Environment, name: string) =>
    transact(shop.db, (tx) => replaceAreas(tx, { company: 'pathao', environment }, area(name)))

  test('and a store that tries it changes nobody else’s list', async () => {
    await givenAccount(shop, traders.weaver.token, couriers.pathao)
    const [shops, own] = [await setUp(traders.admin.token, 'live'), await setUp(traders.weaver.token, 'sandbox')]
    await keep('live', 'Mirpur 10')
    await keep('sandbox', 'Mirpur Sandbox')
    expect(await found(traders.baker.token, shops)).toEqual(['Mirpur 10'])
    expect(await found(traders.weaver.token, shops)).toEqual(['Mirpur 10'])
    expect(await found(traders.weaver.token, own)).toEqual(['Mirpur Sandbox'])
    expect(await found(traders.weaver.token)).toEqual(['Mirpur Sandbox'])
    expect(await found(traders.admin.token)).toEqual(['Mirpur 10'])
    expect(await found(traders.baker.token, own)).toMatchObject({ status: 404, body: problem('courier_not_found') })
  })
})

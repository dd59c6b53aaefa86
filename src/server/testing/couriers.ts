import { expect, onTestFinished } from 'vitest'
import { ACCOUNT_KEYS, type Company } from '#contract/values/couriers'
import { type CourierKind, openPretendCourier, type PretendCourier } from '../../../pretend/couriers/courier.ts'
import { PATHAO_KEYS } from '../../../pretend/couriers/pathao.ts'
import { REDX_KEYS } from '../../../pretend/couriers/redx.ts'
import type { Consignment } from '../../../pretend/couriers/speech.ts'
import { STEADFAST_KEYS } from '../../../pretend/couriers/steadfast.ts'
import { bookByAccount, callOffMoved } from '../consignments/consignments.events.ts'
import { consignmentsJobs } from '../consignments/consignments.work.ts'
import { queueCourierWebhooks } from '../consignments/courier-webhooks.ts'
import { couriersJobs } from '../couriers/couriers.work.ts'
import type { CourierAccess } from '../couriers/open-account.ts'
import { createCourierSecrets } from '../couriers/secrets.ts'
import type { Subscribers } from '../platform/events/subscriber.ts'
import type { ServeJob } from '../platform/jobs/job.ts'
import { keepTestJobsRunning } from './jobs.ts'
import { type Answer, openTestShop, TEST_SECRET, type TestShop } from './shop.ts'
import { givenTraders, type Traders } from './traders.ts'
import { eventually } from './waiting.ts'

/** What the pretend couriers know a shop by. */
export const PRETEND_KEYS: Record<Company, Record<string, string>> = {
  pathao: PATHAO_KEYS,
  steadfast: STEADFAST_KEYS,
  redx: REDX_KEYS,
}

/** For a company that answers: on a busy machine, whenever it comes to that. */
const PATIENCE = { connecting: 120_000, whole: 120_000 }

export type Couriers = Record<CourierKind, PretendCourier>

/** A shop, and each courier beside it; no account yet. */
export async function openShopWithCouriers(late: { lateMs?: number; forgetMs?: number } = {}): Promise<{
  shop: TestShop
  couriers: Couriers
  access: Required<CourierAccess>
  work: { serve: (serve: ServeJob) => void; subscribers: Subscribers; queue: typeof queueCourierWebhooks }
}> {
  const kinds = Object.keys(ACCOUNT_KEYS) as Company[]
  const opened = await Promise.all(kinds.map(async (kind) => [kind, await openPretendCourier(kind, late)] as const))
  const couriers = Object.fromEntries(opened) as Couriers
  const courierUrls = Object.fromEntries(opened.map(([kind, { url }]) => [kind, url]))
  const shop = await openTestShop({ courierUrls, maxOpenOrders: 0 })
  shop.beforeClose(async () => void (await Promise.all(opened.map(([, courier]) => courier.close()))))
  const access = { secrets: createCourierSecrets(TEST_SECRET), pretend: courierUrls, timeouts: PATIENCE }
  const subscribers = {
    'parcel.moved': { couriers: callOffMoved },
    'courier.account_saved': { couriers: bookByAccount },
  }
  const serve = (serveJob: ServeJob) => {
    couriersJobs(serveJob, access)
    consignmentsJobs(serveJob, access)
  }
  return { shop, couriers, access, work: { serve, subscribers, queue: queueCourierWebhooks } }
}

/** Such a shop with its jobs running, its traders, and an account with each courier whose places are known. */
export async function openShopThatBooks(subscribers: Subscribers = {}): Promise<{
  shop: TestShop
  couriers: Couriers
  access: Required<CourierAccess>
  traders: Traders
  accounts: Record<Company, number>
  /** By which a push is known. */
  secrets: Record<Company, string>
}> {
  const { shop, couriers, access, work } = await openShopWithCouriers()
  const traders = await givenTraders(shop)
  await keepTestJobsRunning(shop, { ...work, subscribers: { ...work.subscribers, ...subscribers } })
  const opened = await Promise.all(
    Object.values(couriers).map(async (courier) => ({
      kind: courier.kind,
      ...(await givenAccount(shop, traders.admin.token, courier)),
    })),
  )
  const accounts = Object.fromEntries(opened.map(({ kind, accountId }) => [kind, accountId])) as Record<Company, number>
  const secrets = Object.fromEntries(opened.map(({ kind, pushSecret }) => [kind, pushSecret])) as Record<
    Company,
    string
  >
  await untilAreasAreKnown(shop)
  return { shop, couriers, access, traders, accounts, secrets }
}

/** Of the companies that want to know where a parcel goes in numbers of their own. */
export async function untilAreasAreKnown({ db }: TestShop): Promise<void> {
  const known = db.selectFrom('courier_places').select('company').distinct().orderBy('company')
  const companies = async () => (await known.execute()).map(({ company }) => company)
  await eventually(async () => expect(await companies()).toEqual(['pathao', 'redx']))
}

/** Sets up a courier’s account as its owner does, and lets the courier push to it. */
export async function givenAccount(
  shop: TestShop,
  token: string,
  courier: PretendCourier,
  known: Record<string, string> = PRETEND_KEYS[courier.kind],
): Promise<{ accountId: number; pushSecret: string }> {
  const { kind } = courier
  const keys = Object.fromEntries(ACCOUNT_KEYS[kind].map((name) => [name, known[name] ?? '']))
  const body = { environment: 'pretend' as const, isOn: true, keys, renewsSecret: true }
  const answer = await shop.call('PUT /api/courier-accounts/:company', { params: { company: kind }, body }, token)
  if (answer.status !== 200) throw new Error(`No account: ${JSON.stringify(answer.body)}`)
  const { account, pushSecret } = answer.body
  courier.pushTo(`${shop.url}/api/couriers/${kind}/push`, pushSecret)
  return { accountId: account.id, pushSecret }
}

export function book(
  shop: TestShop,
  token: string,
  body: { ids: number[]; accountId: number; recipient?: { name: string; address: string; place?: string } },
): Promise<Answer> {
  return shop.call('POST /api/parcels/consignments', { body }, token)
}

/** Booked by whose token it is; the parcel is handed over by then. As the company has it. */
export async function carriedBy(
  shop: TestShop,
  courier: PretendCourier,
  { token, parcelId, accountId }: { token: string; parcelId: number; accountId: number },
): Promise<Consignment> {
  const answer = await book(shop, token, { ids: [parcelId], accountId })
  if (answer.status !== 200) throw new Error(`Not booked: ${JSON.stringify(answer.body)}`)
  const stage = shop.db.selectFrom('parcels').select('stage').where('id', '=', parcelId)
  await eventually(async () => expect(await stage.executeTakeFirst()).toEqual({ stage: 'handed_over' }))
  const taken = courier.taken.find(({ invoice }) => invoice === `H${parcelId}`)
  if (!taken) throw new Error('It was booked.')
  return taken
}

/** While a test runs alone. */
export function behavesWhile(courier: PretendCourier, manner: Parameters<PretendCourier['behave']>[0]): void {
  courier.behave(manner)
  onTestFinished(() => courier.behave('answers'))
}

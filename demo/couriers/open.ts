import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { openPretendCourier } from '../../pretend/couriers/courier.ts'
import { PATHAO_KEYS } from '../../pretend/couriers/pathao.ts'
import { REDX_KEYS } from '../../pretend/couriers/redx.ts'
import { STEADFAST_KEYS } from '../../pretend/couriers/steadfast.ts'
import { createCourierSecrets } from '../../src/server/couriers/secrets.ts'
import type { DemoCourierAccess, DemoCouriers } from '../../src/server/programs/offered-demo.ts'
import { type DemoCourier, startCarrying } from './carry.ts'
import { openNotebook } from './notebook.ts'
import { giveAccount } from './shop-account.ts'

/** The companies of the demo, and what they know its shop by. */
const COMPANIES = { pathao: PATHAO_KEYS, steadfast: STEADFAST_KEYS, redx: REDX_KEYS }
type DemoCompany = keyof typeof COMPANIES

/**
 * Opens the demo’s pretend couriers on free ports of this machine, and gives the shop its accounts with them. A company that the
 * operator names, or that the shop has an earnest account with, is left alone. What they took before they know again.
 */
export async function openDemoCouriers(ways: DemoCourierAccess): Promise<DemoCouriers> {
  const kinds = (Object.keys(COMPANIES) as DemoCompany[]).filter((kind) => !Object.hasOwn(ways.elsewhere, kind))
  const couriers: (DemoCourier & { secret: string })[] = []
  for (const kind of kinds) {
    const secret = webhookSecretOf(kind, ways.secretsKey)
    const secrets = createCourierSecrets(ways.secretsKey)
    if (!(await giveAccount(ways.db, kind, { keys: COMPANIES[kind], pushSecret: secret, secrets }))) continue
    const notebook = await openNotebook(join(ways.dataDir, 'pretend'), kind)
    const courier = await openPretendCourier(kind, { taken: notebook.taken, onTaken: notebook.note })
    couriers.push({ courier, notebook, secret })
  }
  let stopCarrying: () => Promise<void> = async () => undefined
  return {
    urls: Object.fromEntries(couriers.map(({ courier }) => [courier.kind, courier.url])),
    carryFor(shopUrl) {
      for (const { courier, secret } of couriers) courier.pushTo(`${shopUrl}/api/couriers/${courier.kind}/push`, secret)
      stopCarrying = startCarrying(ways.db, couriers, ways.travelSeconds * 1000)
    },
    async close() {
      await stopCarrying()
      await Promise.all(couriers.map(({ courier }) => courier.close()))
    },
  }
}

/** The same at each start, and known to nobody outside. */
function webhookSecretOf(kind: DemoCompany, secretsKey: string): string {
  return createHmac('sha256', secretsKey).update(`pushes of the demo’s ${kind}`).digest('base64url')
}

import type { Environment } from '#contract/values/couriers'
import type { Db } from '../platform/database/db.ts'
import type { AskTimeouts, NoAnswer } from '../platform/outbound/ask.ts'
import { noteSignal, statusClass } from '../platform/signals/signals.ts'
import { inSpan } from '../platform/signals/spans.ts'
import { sealedAccount } from './accounts.queries.ts'
import { addressOf, COURIERS, type PretendUrls } from './all-couriers.ts'
import { callCourier } from './ask-courier.ts'
import type { Answered, Courier, CourierAccount } from './courier.ts'
import type { CourierSecrets } from './secrets.ts'

/** What is needed to speak with companies. */
export interface CourierAccess {
  secrets: CourierSecrets
  pretend: PretendUrls
  /** Shorter in tests. */
  timeouts?: AskTimeouts
}

/** Null: it cannot be used, as it is off (but for what travels with it), or its keys cannot be read or its company reached any more. */
export async function openAccount(
  db: Db,
  { secrets, pretend, timeouts }: CourierAccess,
  id: number,
  use: 'anything' | 'what travels' = 'anything',
): Promise<{ account: CourierAccount; courier: Courier; environment: Environment; isPretend: boolean } | null> {
  const found = await sealedAccount(db, id)
  if (!found || (use === 'anything' && !found.isOn)) return null
  const { company, environment } = found
  const keys = secrets.openKeys(found.sealedKeys)
  const url = addressOf(company, environment, pretend)
  if (!keys || !url) return null
  const ask: CourierAccount['ask'] = async (request) => {
    const answer = await inSpan(`courier ${company}`, {}, () => callCourier(url, request, timeouts))
    noteSignal('courierAsked', { company, outcome: outcomeOf(answer) })
    return answer
  }
  const account: CourierAccount = { id, company, keys, ask }
  return { account, courier: COURIERS[company], environment, isPretend: environment === 'pretend' }
}

function outcomeOf(answer: Answered | NoAnswer): string {
  if ('isSent' in answer) return answer.isSent ? 'silent' : 'not_reached'
  return statusClass(answer.status)
}

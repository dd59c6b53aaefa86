import type { AccountKey, Company } from '../../src/contract/values/couriers.ts'
import { BOOK_WAITING, keyOfWaiting } from '../../src/server/consignments/consignments.jobs.ts'
import { accountsOf, insertAccount, writeAccount } from '../../src/server/couriers/accounts.queries.ts'
import { refreshAreasBy } from '../../src/server/couriers/refresh-areas.ts'
import type { CourierSecrets } from '../../src/server/couriers/secrets.ts'
import { type Db, transact } from '../../src/server/platform/database/db.ts'
import { addJob } from '../../src/server/platform/jobs/add-job.ts'

interface Known {
  keys: Partial<Record<AccountKey, string>>
  pushSecret: string
  secrets: CourierSecrets
}

/**
 * Gives the shop its account with a pretend courier, as that one knows it; one that was switched off stays off. False where the shop has
 * an earnest account with the company, which is left as it is.
 */
export async function giveAccount(db: Db, company: Company, { keys, pushSecret, secrets }: Known): Promise<boolean> {
  return await transact(db, async (tx) => {
    const account = (await accountsOf(tx, null)).find((each) => each.company === company)
    if (account && account.environment !== 'pretend') return false
    const given = {
      ...({ environment: 'pretend', isOn: account?.isOn ?? true } as const),
      ...{ sealedKeys: secrets.sealKeys(keys), pushDigest: secrets.digestOf(pushSecret) },
    }
    const accountId = account?.id ?? (await insertAccount(tx, company, null, given))
    if (account) await writeAccount(tx, accountId, given)
    // Its places, and what waited while it was away.
    await refreshAreasBy(tx, accountId)
    await addJob(tx, BOOK_WAITING, { accountId }, { key: keyOfWaiting(accountId) })
    return true
  })
}

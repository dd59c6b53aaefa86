import type { SettlementCheck } from '#contract/settlements'
import { COMPANY_NAMES, type Company } from '#contract/values/couriers'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { confirmed } from '../ui/dialogs.tsx'

/** Where nobody knows most of a file’s rows it is another courier’s, likely: asked once more. */
export async function isSure({ rows, problemCount, verdicts }: SettlementCheck, company: Company): Promise<boolean> {
  const read = rows - problemCount
  const unknown = verdicts.find(({ verdict }) => verdict === 'unknown')?.rows ?? 0
  if (unknown * 2 <= read) return true
  const words = m.settlements_ask_mostly_unknown({
    unknown: formatNumber(unknown),
    rows: formatNumber(read),
    courier: COMPANY_NAMES[company],
  })
  return await confirmed(words, m.settlements_load_all_the_same())
}

import type { PayoutFile } from '#contract/payouts/payout-files'
import { call } from '../platform/call.ts'
import { saveCsv } from '../ui/save-csv.ts'

export async function savePayoutFile({ id, way }: Pick<PayoutFile, 'id' | 'way'>): Promise<void> {
  const asked = call('GET /api/payouts/files/:id', { params: { id: String(id) } })
  await saveCsv(asked, `haat-payouts-${way}-${id}.csv`)
}

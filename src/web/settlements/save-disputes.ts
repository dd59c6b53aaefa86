import { COMPANY_NAMES, type Company } from '#contract/values/couriers'
import { call } from '../platform/call.ts'
import { saveCsv } from '../ui/save-csv.ts'

/** What is to be asked of a courier, as a file. */
export async function saveDisputes(company: Company): Promise<void> {
  const asked = call('GET /api/settlements/disputes/:company', { params: { company } })
  await saveCsv(asked, `haat-${COMPANY_NAMES[company]}.csv`)
}

import { m } from '#messages'
import { call } from '../platform/call.ts'
import { acts } from '../ui/acts/acts.ts'
import { saveCsv } from '../ui/save-csv.ts'
import { toast } from '../ui/toasts.tsx'

/** All or nothing; refusals as toasts (spec §8). */
export const changeProducts = acts({ delete: { run: deleteChosen } })

async function deleteChosen(form: FormData): Promise<void> {
  const ids = form.getAll('id').map(Number)
  if (ids.length === 1) await call('DELETE /api/product/:id', { params: { id: String(ids[0]) } })
  else await call('POST /api/product/delete', { body: { ids } })
  toast('success', ids.length === 1 ? m.ui_deleted() : m.selling_count_products_deleted({ count: ids.length }))
}

export async function saveExport(): Promise<void> {
  await saveCsv(call('GET /api/product/export', {}), 'haat-products.csv')
}

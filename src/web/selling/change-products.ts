import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { saveFile } from '../platform/save-file.ts'
import { toast } from '../ui/toasts.tsx'

/** All or nothing; refusals as toasts (spec §8). */
export async function deleteChosen(form: FormData): Promise<void> {
  const ids = form.getAll('id').map(Number)
  try {
    if (ids.length === 1) await call('DELETE /api/product/:id', { params: { id: String(ids[0]) } })
    else await call('POST /api/product/delete', { body: { ids } })
    toast('success', ids.length === 1 ? m.ui_deleted() : m.selling_count_products_deleted({ count: ids.length }))
  } catch (error) {
    toast('error', wordsOf(error))
  }
}

export async function saveExport(): Promise<void> {
  try {
    // Without a byte order mark spreadsheets take Bengali for Latin.
    const csv = await call('GET /api/product/export', {})
    saveFile(new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }), 'haat-products.csv')
  } catch (error) {
    toast('error', wordsOf(error))
  }
}

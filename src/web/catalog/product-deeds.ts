import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { toast } from '../ui/toasts.tsx'

/** Deletes what was chosen, all of it or nothing; what is refused is said in passing (spec §8). */
export async function deleteChosen(form: FormData): Promise<void> {
  const ids = form.getAll('id').map(Number)
  try {
    if (ids.length === 1) await call('DELETE /api/product/:id', { params: { id: String(ids[0]) } })
    else await call('POST /api/product/delete', { body: { ids } })
    toast('success', ids.length === 1 ? 'Deleted.' : `${ids.length} products deleted.`)
  } catch (error) {
    toast('error', wordsOf(error))
  }
}

/** Saves the products as a file of this device. */
export async function saveExport(): Promise<void> {
  try {
    // Reading the answer took its byte order mark away: without it a spreadsheet takes Bengali for Latin.
    const csv = await call('GET /api/product/export', {})
    saveFile(new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }), 'haat-products.csv')
  } catch (error) {
    toast('error', wordsOf(error))
  }
}

function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

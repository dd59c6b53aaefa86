import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { saveFile } from '../platform/save-file.ts'
import { toast } from '../ui/toasts.tsx'

/** Refusals as toasts. */
export async function saveOwnData(): Promise<void> {
  try {
    const data = await call('GET /api/account/data', {})
    saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'haat-my-data.json')
  } catch (error) {
    toast('error', wordsOf(error))
  }
}

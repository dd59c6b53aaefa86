import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { toast } from '../ui/toasts.tsx'

/** Tries again what a row asked for; what is refused is said in passing, and the list shows how things stand. */
export async function retry(form: FormData): Promise<void> {
  try {
    const { name } = await call('POST /api/jobs/:id/retry', { params: { id: String(form.get('id')) } })
    toast('success', m.jobs_is_retried({ name }))
  } catch (error) {
    toast('error', wordsOf(error))
  }
}

import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { toast } from '../ui/toasts.tsx'

/** What an admin does to a vendor. */
export type Deed = 'approve' | 'reject' | 'delete'

const DEEDS: Record<Deed, { done: string; act: (id: string) => Promise<unknown> }> = {
  approve: { done: 'Approved.', act: (id) => call('PUT /api/Vendors/Approve/:id', { params: { id } }) },
  reject: { done: 'Rejected.', act: (id) => call('PUT /api/Vendors/Reject/:id', { params: { id } }) },
  delete: { done: 'Deleted.', act: (id) => call('DELETE /api/Vendors/:id', { params: { id } }) },
}

/** Does what a row’s button asked for; what is refused is said in passing, and the list shows how things stand. */
export async function doToVendor(form: FormData): Promise<void> {
  const asked = form.get('deed')
  if (asked !== 'approve' && asked !== 'reject' && asked !== 'delete') return
  const { done, act } = DEEDS[asked]
  try {
    await act(String(form.get('id')))
    toast('success', done)
  } catch (error) {
    toast('error', wordsOf(error))
  }
}

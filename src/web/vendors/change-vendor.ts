import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { toast } from '../ui/toasts.tsx'

export type Intent = 'approve' | 'reject' | 'accept-name' | 'delete'

interface Seen {
  fromVersion: number
  /** Of a rejection. */
  reason: string
}

const INTENTS: Record<Intent, { done: string; act: (id: string, seen: Seen) => Promise<unknown> }> = {
  approve: {
    done: m.vendors_approved(),
    act: (id, { fromVersion }) => call('PUT /api/Vendors/Approve/:id', { params: { id }, body: { fromVersion } }),
  },
  reject: {
    done: m.vendors_rejected(),
    act: (id, { reason, fromVersion }) =>
      call('PUT /api/Vendors/Reject/:id', { params: { id }, body: { fromVersion, ...(reason ? { reason } : {}) } }),
  },
  'accept-name': {
    done: m.vendors_new_name_stays(),
    act: (id, { fromVersion }) => call('PUT /api/Vendors/AcceptName/:id', { params: { id }, body: { fromVersion } }),
  },
  delete: { done: m.ui_deleted(), act: closeStore },
}

/** What it and the shop still owe each other is said beside. */
async function closeStore(id: string): Promise<void> {
  const { message } = await call('DELETE /api/Vendors/:id', { params: { id } })
  if (message !== m.vendors_store_closed()) toast('success', message)
}

const INTENT_NAMES: readonly Intent[] = ['approve', 'reject', 'accept-name', 'delete']

/** Refusals as toasts; the list shows how things stand. */
export async function changeVendor(form: FormData): Promise<void> {
  const asked = INTENT_NAMES.find((each) => each === form.get('intent'))
  if (!asked) return
  const { done, act } = INTENTS[asked]
  try {
    const seen = { fromVersion: Number(form.get('version')), reason: String(form.get('reason') ?? '') }
    await act(String(form.get('id')), seen)
    toast('success', done)
  } catch (error) {
    toast('error', wordsOf(error))
  }
}

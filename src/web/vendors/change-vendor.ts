import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { toast } from '../ui/toasts.tsx'
import { closeQuestion } from './close-question.ts'

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

/** Nobody is held up where that is not to be had: the answer to closing says it as well. */
export async function askedBeforeClosing(vendorId: number): Promise<string> {
  try {
    return closeQuestion(await call('GET /api/store-terms/:id', { params: { id: String(vendorId) } }))
  } catch {
    return m.vendors_sure_want_delete()
  }
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

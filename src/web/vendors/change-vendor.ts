import { m } from '#messages'
import { call } from '../platform/call.ts'
import { acts, paramsIn, reasonIn } from '../ui/acts/acts.ts'
import { toast } from '../ui/toasts.tsx'
import { closeQuestion } from './close-question.ts'

/** Refusals as toasts; the list shows how things stand. */
export const changeVendor = acts({
  approve: {
    run: (form) => call('PUT /api/Vendors/Approve/:id', { ...paramsIn(form), body: seenIn(form) }),
    done: m.vendors_approved(),
  },
  reject: {
    run: (form) =>
      call('PUT /api/Vendors/Reject/:id', { ...paramsIn(form), body: { ...seenIn(form), ...reasonIn(form) } }),
    done: m.vendors_rejected(),
  },
  'accept-name': {
    run: (form) => call('PUT /api/Vendors/AcceptName/:id', { ...paramsIn(form), body: seenIn(form) }),
    done: m.vendors_new_name_stays(),
  },
  delete: { run: closeStore, done: m.ui_deleted() },
})

function seenIn(form: FormData): { fromVersion: number } {
  return { fromVersion: Number(form.get('version')) }
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
async function closeStore(form: FormData): Promise<void> {
  const { message } = await call('DELETE /api/Vendors/:id', paramsIn(form))
  if (message !== m.vendors_store_closed()) toast('success', message)
}

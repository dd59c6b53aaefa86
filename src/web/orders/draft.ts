import { onSessionChange, type Session, storedSession } from '../platform/session.ts'
import type { Contact } from './contact.ts'

const PLACE = 'checkout-draft'

interface Draft {
  userId: number
  exp: number
  contact: Contact
}

/** What this shopper typed before a reload, or for the order before; null for anybody else’s. */
export function draftOf({ userId }: Session): Contact | null {
  const draft = storedDraft()
  if (draft?.userId === userId) return draft.contact
  sessionStorage.removeItem(PLACE)
  return null
}

/** Kept in this tab only, and no longer than until the logout. */
export function keepDraft(contact: Contact): void {
  const session = storedSession()
  if (!session) return
  const draft: Draft = { userId: session.userId, exp: session.exp, contact }
  sessionStorage.setItem(PLACE, JSON.stringify(draft))
}

/** Notes are about one order; who and where is offered again for the next. */
export function keepDraftForNextOrder(): void {
  const draft = storedDraft()
  if (draft) keepDraft({ ...draft.contact, notes: '' })
}

// A session that ran out comes back to what it typed; one that was ended before its time does not want to be remembered.
onSessionChange(() => {
  const wasEnded = !storedSession() && (storedDraft()?.exp ?? 0) > Date.now() / 1000
  if (wasEnded) sessionStorage.removeItem(PLACE)
})

function storedDraft(): Draft | null {
  return JSON.parse(sessionStorage.getItem(PLACE) ?? 'null')
}

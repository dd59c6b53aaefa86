import { onSessionChange, type Session, storedSession } from '../platform/session.ts'
import type { Contact } from './contact.ts'

/** The draft stands in this tab's session storage; its mark in local storage goes with the session that typed it. */
const PLACE = 'checkout-draft'

interface Draft {
  userId: number
  /** When the session that typed it would have run out. */
  exp: number
  contact: Contact
}

/** What this shopper typed before a reload, or for the order before; null for anybody else’s and after a logout. */
export function draftOf({ userId }: Session): Contact | null {
  forgetAfterLogout()
  const draft = storedDraft()
  return draft?.userId === userId ? draft.contact : null
}

export function keepDraft(contact: Contact): void {
  const session = storedSession()
  if (!session) return
  const draft: Draft = { userId: session.userId, exp: session.exp, contact }
  sessionStorage.setItem(PLACE, JSON.stringify(draft))
  localStorage.setItem(PLACE, 'kept')
}

/** Notes are about one order; who and where is offered again for the next. */
export function keepDraftForNextOrder(): void {
  const draft = storedDraft()
  if (draft) keepDraft({ ...draft.contact, notes: '' })
}

/** A session that ran out comes back to what it typed; one that was ended before its time wants to be forgotten. */
function forgetAfterLogout(): void {
  const exp = storedDraft()?.exp ?? 0
  if (!localStorage.getItem(PLACE) && exp > Date.now() / 1000) sessionStorage.removeItem(PLACE)
}

onSessionChange(forgetAfterLogout)

function storedDraft(): Draft | null {
  return JSON.parse(sessionStorage.getItem(PLACE) ?? 'null')
}

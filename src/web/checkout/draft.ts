import { onSessionChange, type Session, storedSession } from '../platform/session.ts'
import type { Contact } from './contact.ts'

/** Draft in session storage; its mark in local storage ends with the session. */
const PLACE = 'checkout-draft'

interface Draft {
  userId: number
  /** When that session would have expired. */
  exp: number
  contact: Contact
}

/** This shopper’s alone; null after a logout. */
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

/** The next order begins with who and where of this one; its notes go. */
export function keepDraftForNextOrder(): void {
  const draft = storedDraft()
  if (draft) keepDraft({ ...draft.contact, notes: '' })
}

/** Expired sessions keep drafts; ended ones do not. */
function forgetAfterLogout(): void {
  const exp = storedDraft()?.exp ?? 0
  if (!localStorage.getItem(PLACE) && exp > Date.now() / 1000) sessionStorage.removeItem(PLACE)
}

onSessionChange(forgetAfterLogout)

function storedDraft(): Draft | null {
  return JSON.parse(sessionStorage.getItem(PLACE) ?? 'null')
}

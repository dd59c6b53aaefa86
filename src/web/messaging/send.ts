import type { MessageRow } from '#contract/messaging'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { type Pressed, pressed } from '../ui/form/stay.ts'
import { toast } from '../ui/toasts.tsx'

/** Sends the message of a form (again); what is refused is said in passing, and the page shows how it stands. */
export async function sendFrom(form: FormData): Promise<Pressed> {
  try {
    await call('POST /api/messages/:id/send', { params: { id: String(form.get('id')) } })
    toast('success', m.notifications_on_its_way())
    return pressed()
  } catch (error) {
    toast('error', wordsOf(error))
    return pressed(error)
  }
}

/** Whether it was ever handed to a mail server. */
export function sendWords({ tries }: MessageRow): string {
  return tries > 0 ? m.notifications_send_again() : m.notifications_send()
}

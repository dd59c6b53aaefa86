import { m } from '#messages'
import { call } from '../platform/call.ts'
import { acts, paramsIn } from '../ui/acts/acts.ts'
import { type Pressed, pressed } from '../ui/form/stay.ts'

/** What is refused is said in passing, and the page shows how it stands. */
export const changeMessage = acts<Pressed>(
  {
    send: { run: (form) => call('POST /api/messages/:id/send', paramsIn(form)), done: m.notifications_on_its_way() },
  },
  { answer: pressed },
)

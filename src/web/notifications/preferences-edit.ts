import type { Channel } from '#contract/messaging'
import { CHANNELS } from '#contract/values/choices'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { type Refused, refusedBy } from '../ui/form/refused.ts'

interface Named {
  kind: string
  way: Channel
}

export function preferenceName({ kind, way }: Named): string {
  return `${kind} ${way}`
}

/** All boxes that were offered: browsers send those alone that are checked. Null once they are saved. */
export async function savePreferences(form: FormData): Promise<Refused | null> {
  const on = new Set(form.getAll('on'))
  const changes = form.getAll('offered').flatMap((name) => {
    const [kind = '', given] = String(name).split(' ')
    const way = CHANNELS.find((each) => each === given)
    return way ? [{ kind, way, isOn: on.has(name) }] : []
  })
  try {
    await call('PUT /api/messages/preferences', { body: { changes } })
    return null
  } catch (error) {
    return refusedBy(error, m.refusal_unexpected())
  }
}

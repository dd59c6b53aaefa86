import type { BroughtParcels } from '#contract/fulfilment'
import { NEXT_STAGES, STAGES } from '#contract/values/stages'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { toast } from '../ui/toasts.tsx'

/** What became of several parcels; null where one was acted on, or no answer came. */
export type Done = BroughtParcels | null

/** Does what a form of the work list asks for, and says in passing how it went. */
export async function actOnParcels(form: FormData): Promise<Done> {
  try {
    const done = await act(form)
    if (done === null || done.refused.length === 0) toast('success', m.fulfilment_noted())
    return done
  } catch (error) {
    toast('error', wordsOf(error))
    return null
  }
}

async function act(form: FormData): Promise<Done> {
  const ids = form.getAll('id').map(Number)
  const several = NEXT_STAGES.find((stage) => stage === form.get('several'))
  if (several) return await call('POST /api/parcels/stage', { body: { ids, stage: several } })
  const params = { id: String(ids[0]) }
  const stage = STAGES.find((each) => each === form.get('stage'))
  const reason = String(form.get('reason') ?? '')
  const correction = STAGES.find((each) => each === form.get('correction'))
  if (correction) await call('PUT /api/parcels/:id/correction', { params, body: { stage: correction, reason } })
  else if (form.has('fit')) await call('POST /api/parcels/:id/receive', { params, body: { fit: piecesIn(form) } })
  else if (form.has('kept')) await call('PUT /api/parcels/:id/kept', { params, body: { kept: piecesIn(form) } })
  else if (stage) {
    const kept = stage === 'partly_delivered' ? { kept: piecesIn(form) } : {}
    await call('PUT /api/parcels/:id/stage', { params, body: { stage, ...kept, ...(reason ? { reason } : {}) } })
  }
  return null
}

/** Fields `line 17`: how many pieces of a line. */
function piecesIn(form: FormData): { lineId: number; quantity: number }[] {
  return [...form].flatMap(([name, value]) => {
    const [, lineId] = /^line (\d+)$/.exec(name) ?? []
    return lineId === undefined ? [] : [{ lineId: Number(lineId), quantity: Number(value) }]
  })
}

import type { BroughtParcels } from '#contract/fulfilment'
import { amountIn } from '#contract/values/money'
import { NEXT_STAGES, STAGES } from '#contract/values/stages'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { Problem, wordsOf } from '../platform/problem.ts'
import { typedIn } from '../ui/form/refused.ts'
import { STAGE_WORDS } from '../ui/stage-words.ts'
import { toast } from '../ui/toasts.tsx'

/** What became of several parcels; null where one was acted on, or no answer came. */
export type Done = BroughtParcels | null

/** Does what a form of the work list asks for, and says in passing how it went. */
export async function actOnParcels(form: FormData): Promise<Done> {
  try {
    const done = await act(form)
    if (done === null || done.refused.length === 0) toast('success', notedWords(form))
    return done
  } catch (error) {
    toast('error', fieldWordsOf(error) ?? wordsOf(error))
    return null
  }
}

/** To which stage it has come, where that is what was done. */
function notedWords(form: FormData): string {
  const [count, stage] = [
    form.getAll('id').length,
    STAGES.find((each) => each === (form.get('several') ?? form.get('stage'))),
  ]
  if (!stage) return m.fulfilment_noted()
  return count === 1
    ? m.fulfilment_noted_stage({ stage: STAGE_WORDS[stage] })
    : m.fulfilment_noted_stages({ count, stage: STAGE_WORDS[stage] })
}

/** What a company would not take is said of its field. */
function fieldWordsOf(error: unknown): string | undefined {
  return error instanceof Problem ? Object.values(error.body.fields ?? {})[0] : undefined
}

async function act(form: FormData): Promise<Done> {
  const ids = form.getAll('id').map(Number)
  const several = NEXT_STAGES.find((stage) => stage === form.get('several'))
  if (several) return await call('POST /api/parcels/stage', { body: { ids, stage: several } })
  if (form.has('carry')) return await carry(form, ids)
  if (form.has('consignment')) return await decide(form)
  const params = { id: String(ids[0]) }
  const stage = STAGES.find((each) => each === form.get('stage'))
  const reason = String(form.get('reason') ?? '')
  const correction = STAGES.find((each) => each === form.get('correction'))
  if (correction) await call('PUT /api/parcels/:id/correction', { params, body: { stage: correction, reason } })
  else if (form.has('fit')) await call('POST /api/parcels/:id/receive', { params, body: { fit: piecesIn(form) } })
  else if (form.has('kept')) await call('PUT /api/parcels/:id/kept', { params, body: { kept: piecesIn(form) } })
  else if (stage) {
    const kept = stage === 'partly_delivered' ? { kept: piecesIn(form) } : {}
    const more = { ...kept, ...collectedIn(form), ...(reason ? { reason } : {}) }
    await call('PUT /api/parcels/:id/stage', { params, body: { stage, ...more } })
  }
  return null
}

/** In taka, of what was refused. */
function collectedIn(form: FormData): { collected?: number } {
  const collected = amountIn(String(form.get('collected') ?? ''))
  return collected === '' ? {} : { collected: Number(collected) }
}

/** With `name`: of one parcel, as it was looked at. */
async function carry(form: FormData, ids: number[]): Promise<Done> {
  const recipient = form.has('name')
    ? { recipient: { name: typedIn(form, 'name'), address: typedIn(form, 'address'), ...placeIn(form) } }
    : {}
  const body = { ids, accountId: Number(form.get('carry')), ...recipient }
  const { asked, refused } = await call('POST /api/parcels/consignments', { body })
  return { brought: asked, refused }
}

function placeIn(form: FormData): { place?: string } {
  return form.get('place') ? { place: typedIn(form, 'place') } : {}
}

async function decide(form: FormData): Promise<null> {
  const number = form.get('number')
  const body = number ? { decision: 'booked' as const, number: String(number) } : { decision: 'dropped' as const }
  await call('PUT /api/consignments/:id', { params: { id: typedIn(form, 'consignment') }, body })
  return null
}

/** Fields `line 17`: how many pieces of a line. */
function piecesIn(form: FormData): { lineId: number; quantity: number }[] {
  return [...form].flatMap(([name, value]) => {
    const [, lineId] = /^line (\d+)$/.exec(name) ?? []
    return lineId === undefined ? [] : [{ lineId: Number(lineId), quantity: Number(value) }]
  })
}

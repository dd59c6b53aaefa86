import type { BroughtParcels } from '#contract/fulfilment'
import { amountIn } from '#contract/values/money'
import { STAGES, type Stage } from '#contract/values/stages'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { refusalWords } from '../platform/refusal-words.ts'
import { acts, paramsIn, reasonIn } from '../ui/acts/acts.ts'
import { typedIn } from '../ui/form/refused.ts'
import { STAGE_WORDS } from '../ui/stage-words.ts'
import { toast } from '../ui/toasts.tsx'
import type { NextStage } from './steps.ts'

/** What became of several parcels; null where one was acted on, or no answer came. */
export type Done = BroughtParcels | null

/** What the forms of the work list ask for; the contract refuses what is no stage. */
export const actOnParcels = acts<BroughtParcels>(
  {
    bring: { run: bring },
    'bring-several': {
      answer: async (form) => {
        const body = { ids: idsIn(form), stage: typedIn(form, 'stage') as NextStage }
        return noted(form, await call('POST /api/parcels/stage', { body }))
      },
    },
    carry: { answer: carry },
    correct: {
      run: (form) => {
        const body = { stage: typedIn(form, 'correction') as Stage, reason: typedIn(form, 'reason') }
        return call('PUT /api/parcels/:id/correction', { ...paramsIn(form), body })
      },
      done: m.fulfilment_noted(),
    },
    receive: {
      run: (form) => call('POST /api/parcels/:id/receive', { ...paramsIn(form), body: { fit: piecesIn(form) } }),
      done: m.fulfilment_noted(),
    },
    keep: {
      run: (form) => call('PUT /api/parcels/:id/kept', { ...paramsIn(form), body: { kept: piecesIn(form) } }),
      done: m.fulfilment_noted(),
    },
    'decide-consignment': { run: decide, done: m.fulfilment_noted() },
  },
  { words: refusalWords },
)

async function bring(form: FormData): Promise<void> {
  const stage = typedIn(form, 'stage') as Stage
  const kept = stage === 'partly_delivered' ? { kept: piecesIn(form) } : {}
  const body = { stage, ...kept, ...collectedIn(form), ...reasonIn(form) }
  await call('PUT /api/parcels/:id/stage', { ...paramsIn(form), body })
  toast('success', notedWords(form))
}

/** With `name`: of one parcel, as it was looked at. */
async function carry(form: FormData): Promise<BroughtParcels> {
  const recipient = form.has('name')
    ? { recipient: { name: typedIn(form, 'name'), address: typedIn(form, 'address'), ...placeIn(form) } }
    : {}
  const body = { ids: idsIn(form), accountId: Number(form.get('accountId')), ...recipient }
  const { asked, refused } = await call('POST /api/parcels/consignments', { body })
  return noted(form, { brought: asked, refused })
}

async function decide(form: FormData): Promise<void> {
  const number = form.get('number')
  const body = number ? { decision: 'booked' as const, number: String(number) } : { decision: 'dropped' as const }
  await call('PUT /api/consignments/:id', { ...paramsIn(form), body })
}

/** Where some were refused the page says which. */
function noted(form: FormData, done: BroughtParcels): BroughtParcels {
  if (done.refused.length === 0) toast('success', notedWords(form))
  return done
}

/** To which stage it has come, where that is what was done. */
function notedWords(form: FormData): string {
  const count = idsIn(form).length
  const stage = STAGES.find((each) => each === form.get('stage'))
  if (!stage) return m.fulfilment_noted()
  return count === 1
    ? m.fulfilment_noted_stage({ stage: STAGE_WORDS[stage] })
    : m.fulfilment_noted_stages({ count, stage: STAGE_WORDS[stage] })
}

function idsIn(form: FormData): number[] {
  return form.getAll('id').map(Number)
}

/** In taka, of what was refused. */
function collectedIn(form: FormData): { collected?: number } {
  const collected = amountIn(typedIn(form, 'collected'))
  return collected === '' ? {} : { collected: Number(collected) }
}

function placeIn(form: FormData): { place?: string } {
  return form.get('place') ? { place: typedIn(form, 'place') } : {}
}

/** Fields `line 17`: how many pieces of a line. */
function piecesIn(form: FormData): { lineId: number; quantity: number }[] {
  return [...form].flatMap(([name, value]) => {
    const [, lineId] = /^line (\d+)$/.exec(name) ?? []
    return lineId === undefined ? [] : [{ lineId: Number(lineId), quantity: Number(value) }]
  })
}

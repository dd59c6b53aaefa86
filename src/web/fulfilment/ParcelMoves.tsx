import type { FormEvent } from 'react'
import type { WorkParcel } from '#contract/fulfilment'
import { formatTaka } from '#contract/values/money'
import type { Stage } from '#contract/values/stages'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { AskButton } from '../ui/acts/act-buttons.tsx'
import { confirmed } from '../ui/dialogs.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { CorrectionForm } from './CorrectionForm.tsx'
import { ASKED_PART, FIT, KEPT, PART, PiecesForm } from './PiecesForm.tsx'
import { deedWords, mayGoTo, type NextStage } from './steps.ts'

/** Stages that are said with a reason, in the words of their buttons. */
const REASONED = {
  refused: m.fulfilment_mark_refused(),
  coming_back: m.fulfilment_mark_coming_back(),
  lost: m.fulfilment_mark_lost(),
  cancelled: m.orders_cancel_parcel(),
} as const
type Reasoned = keyof typeof REASONED

interface Props {
  parcel: WorkParcel
  /** An admin’s, who may correct what was said. */
  isOfShop: boolean
  next: NextStage | undefined
}

/** The next step as one button, the rarer ones below it. */
export function ParcelMoves({ parcel, next, isOfShop }: Props) {
  const { id, mayBring, mayReceive, maySayKept, isPartToSay, toCollect } = parcel
  const act = useAct()
  const { isPending, post } = act
  const bring = async (stage: Stage) => {
    if (
      stage !== 'delivered' ||
      (await confirmed(m.fulfilment_was_delivered(), m.fulfilment_mark_delivered({ count: 1 }), false))
    )
      await post({ intent: 'bring', id: String(id), stage })
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) void post(event.currentTarget)
  }
  const mayCorrect = isOfShop && !['cancelled', 'back'].includes(parcel.stage)
  // Of one piece there is no part, and what is asked for stands above.
  const mayPart = mayBring.includes('partly_delivered') && !isPartToSay && piecesIn(parcel) > 1
  const others = (Object.keys(REASONED) as Reasoned[]).filter((stage) => mayBring.includes(stage))
  return (
    <div className="parcel-card-moves">
      {next && mayGoTo(next)(parcel) && (
        <ActButton isOff={isPending} onPress={() => void bring(next)}>
          {deedWords(next, 1)}
        </ActButton>
      )}
      {mayReceive && <PiecesForm parcel={parcel} of={FIT} onSubmit={send} />}
      {maySayKept && <PiecesForm parcel={parcel} of={KEPT} onSubmit={send} />}
      {isPartToSay && <PiecesForm parcel={parcel} of={ASKED_PART} onSubmit={send} />}
      {(others.length > 0 || mayPart || mayCorrect) && (
        <details>
          <summary>{m.fulfilment_something_else()}</summary>
          {(next !== 'delivered' || isPartToSay) && mayBring.includes('delivered') && (
            <ActButton data-kind="quiet" isOff={isPending} onPress={() => void bring('delivered')}>
              {deedWords('delivered', 1)}
            </ActButton>
          )}
          {others.map((stage) => (
            <AskButton
              key={stage}
              act={act}
              fields={{ intent: 'bring', id: String(id), stage }}
              text={REASONED[stage]}
              isQuiet
              question={m.fulfilment_sure({ orderId: parcel.orderId })}
              hint={m.orders_reason_hint()}
            >
              {stage === 'refused' && toCollect.shipping > 0 && <PaidForDelivery delivery={toCollect.shipping} />}
            </AskButton>
          ))}
          {mayPart && <PiecesForm parcel={parcel} of={PART} onSubmit={send} />}
          {mayCorrect && <CorrectionForm parcel={parcel} onSubmit={send} />}
        </details>
      )}
    </div>
  )
}

/** What the customer paid at the door, of a parcel that was refused. */
function PaidForDelivery({ delivery }: { delivery: number }) {
  return (
    <TextField
      label={m.fulfilment_paid_for_delivery()}
      name="collected"
      inputMode="decimal"
      autoComplete="off"
      hint={m.fulfilment_paid_for_delivery_hint({ delivery: formatTaka(delivery) })}
    />
  )
}

function piecesIn({ items }: WorkParcel): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

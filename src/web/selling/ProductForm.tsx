import { useCallback, useMemo, useState } from 'react'
import { useActionData, useNavigation, useSubmit } from 'react-router'
import type { CategoryNode } from '#contract/categories'
import type { OwnCommission } from '#contract/commission'
import type { ManagedProduct } from '#contract/selling'
import { m } from '#messages'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { confirmed } from '../ui/dialogs.tsx'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import type { Refused } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { useRefusal } from '../ui/form/use-refusal.ts'
import { bothWords } from './both-words.ts'
import type { EarlierChart } from './ChartField.tsx'
import type { ProductEdit } from './merged-product.ts'
import { ProductFields } from './ProductFields.tsx'
import { pictureProblem, problemsOf } from './product-problems.ts'
import type { NotSaved } from './save-product.ts'
import { formOf, typedOf } from './typed-product.ts'
import { type Change, useDraft } from './use-draft.ts'

interface Props {
  product: ManagedProduct | null
  place: string
  tree: CategoryNode[]
  charts: EarlierChart[]
  commission: OwnCommission | null
  onDiscard: () => void
}

/** Adds and edits; a draft stays in this tab until saved or discarded. */
export function ProductForm({ product, place, tree, charts, commission, onDiscard }: Props) {
  const { refused, refuse, current, isPending } = useRefused(product)
  const shop = useMemo(() => typedOf(current), [current])
  const { typed, from, conflicts, type, choose, picture, setPicture, isChanged, wasFound } = useDraft(place, shop)
  const refusal = useRefusal(refused)
  const { problems, touch } = refusal
  const submit = useSubmit()
  const both = useMemo(() => bothWords(conflicts, typed, shop, tree), [conflicts, typed, shop, tree])

  const change = useCallback<Change>(
    (part, touched) => {
      type(part)
      touch(touched ? [touched] : Object.keys(part))
    },
    [type, touch],
  )
  const choosePicture = useCallback(
    (chosen: File) => {
      const problem = pictureProblem(chosen)
      if (problem) return refuse({ imageFile: problem })
      setPicture(chosen)
      type({ pictureName: chosen.name, isPictureRemoved: false })
      touch(['imageFile'])
    },
    [refuse, setPicture, type, touch],
  )
  const hasChosen = picture !== null
  const removePicture = useCallback(() => {
    setPicture(null)
    type({ pictureName: '', isPictureRemoved: !hasChosen })
    touch(['imageFile'])
  }, [hasChosen, setPicture, type, touch])
  const refusePicture = useCallback(() => {
    removePicture()
    refuse({ imageFile: m.refusal_picture_type() })
  }, [removePicture, refuse])
  const save = () => {
    const wrong = problemsOf(typed, picture)
    refuse(wrong, conflicts.length > 0)
    if (Object.keys(wrong).length === 0 && conflicts.length === 0)
      void submit(current ? editForm({ typed, from }, picture, current) : formOf(typed, picture), {
        method: 'post',
        encType: 'multipart/form-data',
        flushSync: true,
      })
  }
  const discard = async () => {
    if (await confirmed(m.selling_discard_what_typed(), m.selling_discard())) onDiscard()
  }

  const isTouched = Object.keys(refused?.fields ?? {}).length > 0 && Object.keys(problems).length === 0
  const isOver = isTouched || (refused?.isOutdated && conflicts.length === 0)
  return (
    <SentForm className="product-form" refusal={refusal} isPending={isPending} send={save}>
      {wasFound && isChanged && <DraftNotice />}
      <ProductFields
        {...{ typed, from, change, problems, both, choose, tree, charts, commission }}
        {...{ picture, choosePicture, removePicture, refusePicture }}
        saved={current}
      />
      <div className="product-form-end">
        <FormProblem refused={refused}>{!isOver && refused?.words}</FormProblem>
        <SubmitButton
          text={product ? m.selling_update() : m.ui_add()}
          pendingText={m.ui_saving()}
          isPending={isPending}
        />
        {isChanged && (
          <ActButton data-kind="quiet" isOff={isPending} onPress={() => void discard()}>
            {m.selling_discard_draft()}
          </ActButton>
        )}
      </div>
    </SentForm>
  )
}

function DraftNotice() {
  return (
    <p className="product-form-draft" role="status">
      {m.selling_what_typed_before()}
    </p>
  )
}

function editForm(edit: ProductEdit, picture: File | null, { version }: ManagedProduct): FormData {
  const form = new FormData()
  form.append('edit', JSON.stringify(edit))
  form.append('fromVersion', String(version))
  if (picture) form.append('imageFile', picture)
  return form
}

const CHOOSE = m.selling_somebody_else_changed()

/** Refused here or by the server; with the product as it is now. */
function useRefused(product: ManagedProduct | null) {
  // Earlier refusals are not about this form.
  const [since] = useState(Date.now)
  const [unready, setUnready] = useState<Refused>()
  const answered = useActionData<NotSaved>()
  const isPending = useNavigation().formData !== undefined
  const refuse = useCallback((fields: Record<string, string>, isOutdated = false) => {
    const isWrong = Object.keys(fields).length > 0
    const words = isWrong ? m.refusal_invalid_request() : CHOOSE
    setUnready(isWrong || isOutdated ? { words, fields, isOutdated: !isWrong, at: Date.now() } : undefined)
  }, [])
  const byServer = useMemo(() => answered && inWords(answered), [answered])
  const isAnswered = byServer !== undefined && byServer.at >= since && !isPending
  const isSameProduct = product !== null && answered?.current?.id === product.id
  return {
    refused: unready ?? (isAnswered ? byServer : undefined),
    refuse,
    current: (isSameProduct && answered?.current) || product,
    isPending,
  }
}

function inWords(answered: NotSaved): Refused {
  return answered.isOutdated ? { ...answered, words: CHOOSE } : answered
}

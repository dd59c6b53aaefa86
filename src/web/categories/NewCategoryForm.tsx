import { useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { LONGEST_CATEGORY } from '#contract/values/limits'
import { m } from '#messages'
import type { Refused } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useRefusal } from '../ui/form/use-refusal.ts'
import type { Done } from './change-tree.ts'

/** `requires` says at the field that a name is missing; else an empty one is ignored. */
export function NewCategoryForm({
  label,
  button,
  parentId,
  requires = false,
  onCancel,
  onAdded,
}: {
  label: string
  button: string
  parentId: number | null
  requires?: boolean
  onCancel?: () => void
  onAdded?: () => void
}) {
  const fetcher = useFetcher<Done>()
  const [isNameless, setNameless] = useState(false)
  const isPending = fetcher.state !== 'idle'
  const done = isPending ? undefined : fetcher.data
  const refusal = useRefusal(useMemo(() => done?.refused && atName(done.refused), [done]))
  useAfter(done, () => {
    if (!done?.category) return
    refusal.ref.current?.reset()
    onAdded?.()
  })
  const maySend = (form: HTMLFormElement) => {
    const hasName = nameIn(form) !== ''
    setNameless(requires && !hasName)
    if (!hasName) form.querySelector<HTMLInputElement>('[name=name]')?.focus()
    return hasName
  }
  return (
    <SentForm
      className="categories-new"
      action="/admin/categories"
      refusal={refusal}
      isPending={isPending}
      maySend={maySend}
      send={(form) => void fetcher.submit(form, { flushSync: true })}
    >
      <input type="hidden" name="intent" value="create" />
      <input type="hidden" name="parentId" value={parentId ?? ''} />
      <TextField
        label={label}
        name="name"
        required
        maxLength={LONGEST_CATEGORY}
        autoComplete="off"
        autoFocus={parentId !== null}
        problem={isNameless ? m.categories_name_required() : refusal.problemOf('name')}
        onBlur={({ currentTarget }) => setNameless(requires && currentTarget.value.trim() === '')}
        onChange={() => setNameless(false)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel?.()}
      />
      <div className="categories-new-buttons">
        <SubmitButton text={button} pendingText={m.ui_adding()} isPending={isPending} />
        {onCancel && (
          <button className="button" data-kind="quiet" type="button" onClick={onCancel}>
            {m.ui_cancel()}
          </button>
        )}
      </div>
    </SentForm>
  )
}

function nameIn(form: HTMLFormElement): string {
  return String(new FormData(form).get('name') ?? '').trim()
}

function atName(refused: Refused): Refused {
  return { ...refused, fields: { name: refused.fields['name'] ?? refused.words } }
}

/** Once for each answer. */
function useAfter(done: Done | undefined, act: () => void): void {
  const last = useRef<Done>(undefined)
  useEffect(() => {
    if (done && done !== last.current) {
      last.current = done
      act()
    }
  })
}

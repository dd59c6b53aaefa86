import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { TextField } from '../ui/TextField.tsx'
import type { Done } from './change-tree.ts'

/** A name, and where it goes. An empty one is not sent; `requires` says at the field that there must be one. */
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
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string>()
  const isPending = fetcher.state !== 'idle'
  const done = isPending ? undefined : fetcher.data
  useAfter(done, () => {
    setProblem(done?.refused && (done.refused.fields.name ?? done.refused.words))
    if (done?.category) {
      form.current?.reset()
      onAdded?.()
    } else focusName(form.current)
  })
  const check = (input: HTMLInputElement) =>
    setProblem(requires && input.value.trim() === '' ? 'Name is required' : undefined)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const nameless = isNameless(event.currentTarget)
    if (isPending || nameless) event.preventDefault()
    if (nameless) focusName(event.currentTarget)
  }
  return (
    <fetcher.Form
      className="categories-new"
      method="post"
      action="/admin/categories"
      ref={form}
      onSubmit={submit}
      noValidate
    >
      <input type="hidden" name="deed" value="create" />
      <input type="hidden" name="parentId" value={parentId ?? ''} />
      <TextField
        label={label}
        name="name"
        required
        maxLength={80}
        autoComplete="off"
        autoFocus={parentId !== null}
        problem={problem}
        onBlur={(event) => check(event.currentTarget)}
        onInput={() => setProblem(undefined)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel?.()}
      />
      <div className="categories-new-buttons">
        <button className="button" type="submit" aria-disabled={isPending}>
          {button}
        </button>
        {onCancel && (
          <button className="button" data-kind="quiet" type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </fetcher.Form>
  )
}

function isNameless(form: HTMLFormElement): boolean {
  return String(new FormData(form).get('name') ?? '').trim() === ''
}

function focusName(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>('[name=name]')?.focus()
}

/** Runs once for each answer. */
function useAfter(done: Done | undefined, act: () => void): void {
  const last = useRef<Done>(undefined)
  useEffect(() => {
    if (done && done !== last.current) {
      last.current = done
      act()
    }
  })
}

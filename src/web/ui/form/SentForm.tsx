import type { FormEvent } from 'react'
import { Form, type FormProps, useSubmit } from 'react-router'
import type { RefusedForm } from './use-refusal.ts'

type Props = Omit<FormProps, 'ref' | 'onInput' | 'onSubmit' | 'method' | 'noValidate'> & {
  refusal: RefusedForm
  isPending: boolean
  /** False keeps it here. */
  maySend?: (form: HTMLFormElement) => boolean
  /** Absent: posts to its action. */
  send?: (form: HTMLFormElement) => void
}

/** Sent once, and led through refusals. */
export function SentForm({ refusal: { ref, onInput }, isPending, maySend, send, ...form }: Props) {
  const submit = useSubmit()
  // `flushSync`: the second press of a double click finds it pending.
  const post = (element: HTMLFormElement) => void submit(element, { flushSync: true })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    if (!isPending && (maySend?.(element) ?? true)) (send ?? post)(element)
  }
  return (
    <Form method="post" noValidate ref={ref} onInput={onInput} onSubmit={onSubmit} aria-busy={isPending} {...form} />
  )
}

interface Props {
  text: string
  isPending: boolean
  pendingText: string
  /** After a refusal without a field it takes the focus. */
  isRetry?: boolean
}

/** While pending it does nothing; not `disabled`, which would lose the focus. */
export function SubmitButton({ text, isPending, pendingText, isRetry = false }: Props) {
  return (
    <>
      <button className="button" type="submit" aria-disabled={isPending || undefined} data-retry={isRetry || undefined}>
        {isPending ? pendingText : text}
      </button>
      <span className="unseen" role="status">
        {isPending && pendingText}
      </span>
    </>
  )
}

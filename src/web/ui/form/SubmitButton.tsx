interface Props {
  text: string
  isPending: boolean
  pendingText: string
  /** After a refusal without a field it takes the focus. */
  isRetry?: boolean
  /** What it does cannot be undone. */
  isDanger?: boolean
  /** It only asks. */
  isQuiet?: boolean
}

/** While pending it does nothing; not `disabled`, which would lose the focus. */
export function SubmitButton({
  text,
  isPending,
  pendingText,
  isRetry = false,
  isDanger = false,
  isQuiet = false,
}: Props) {
  return (
    <>
      <button
        className="button"
        type="submit"
        data-kind={isDanger ? 'danger' : isQuiet ? 'quiet' : undefined}
        aria-disabled={isPending || undefined}
        data-retry={isRetry || undefined}
      >
        {isPending ? pendingText : text}
      </button>
      <span className="unseen" role="status">
        {isPending && pendingText}
      </span>
    </>
  )
}

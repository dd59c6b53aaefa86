/** The button of a form; while the form is sent it waits with it. */
export function SubmitButton({
  text,
  isPending,
  pendingText,
}: {
  text: string
  isPending: boolean
  pendingText: string
}) {
  return (
    <button className="button" type="submit" disabled={isPending}>
      {isPending ? pendingText : text}
    </button>
  )
}

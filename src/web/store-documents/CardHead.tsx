import { m } from '#messages'

interface Props {
  title: string
  isApproved: boolean
  next: { state: string } | undefined
}

/** What it is, and how it stands. */
export function CardHead({ title, isApproved, next }: Props) {
  const [words, tone] = isApproved
    ? [m.ui_approved(), 'green']
    : next?.state === 'handed_in'
      ? [m.documents_handed_in(), 'yellow']
      : next
        ? [m.ui_rejected(), 'red']
        : [m.documents_missing(), undefined]
  return (
    <header>
      <h2>{title}</h2>
      <span className="badge" data-tone={tone}>
        {words}
      </span>
    </header>
  )
}

interface Props {
  bangla: string
  english: string
}

/** What the form says, as the law writes it and in English. */
export function Both({ bangla, english }: Props) {
  return (
    <>
      <span lang="bn">{bangla}</span> <span className="tax-invoice-english">{english}</span>
    </>
  )
}

export interface Heading {
  head: string
  /** Screen readers only. */
  isHeadUnseen?: boolean
  headClassName?: string
}

export function TableHead({ columns }: { columns: readonly (string | Heading)[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { head, isHeadUnseen, headClassName }: Heading = typeof column === 'string' ? { head: column } : column
          return (
            <th key={head} scope="col" className={headClassName}>
              {isHeadUnseen ? <span className="unseen">{head}</span> : head}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

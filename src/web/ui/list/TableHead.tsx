interface Column {
  name: string
  /** Screen readers only. */
  isUnseen?: boolean
  className?: string
}

/** A head of columns; `false` stands for one that this reader does not get. */
export function TableHead({ columns }: { columns: readonly (string | Column | false)[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          if (column === false) return null
          const { name, isUnseen, className }: Column = typeof column === 'string' ? { name: column } : column
          return (
            <th key={name} scope="col" className={className}>
              {isUnseen ? <span className="unseen">{name}</span> : name}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

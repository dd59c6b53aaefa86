import type { ReactNode } from 'react'
import { type Acting, useAct } from '../../platform/use-act.ts'
import { Moment } from '../Moment.tsx'
import { type Heading, TableHead } from './TableHead.tsx'

interface Status {
  words: string
  tone?: string | undefined
  /** Below it. */
  more?: ReactNode
}

/** `title`: the row’s name, which stands on a card without its column’s; `name`: with it. */
type Cell<Row> =
  | { kind?: 'text' | 'title' | 'name' | 'money' | 'bare'; cell: (row: Row) => ReactNode }
  | { kind: 'moment'; cell: (row: Row) => string }
  | { kind: 'status'; cell: (row: Row) => Status }
  | { kind: 'choice' | 'acts'; cell: (row: Row, act: Acting) => ReactNode }

export type Column<Row> = Cell<Row> &
  Heading & {
    /** Of its cells. */
    className?: string
  }

interface Props<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  className?: string
  isTicked?: (row: Row) => boolean
  isBusy?: boolean
}

/** A table by its columns; on narrow screens its rows are cards, and each cell says which column it is. */
export function DataTable<Row>({ caption, columns, rows, keyOf, className, isTicked, isBusy }: Props<Row>) {
  const RowOf = columns.some(({ kind }) => kind === 'acts' || kind === 'choice') ? ActingRow : PlainRow
  return (
    <table className={className ?? 'list-table'} aria-busy={isBusy}>
      <caption className="unseen">{caption}</caption>
      <TableHead columns={columns} />
      <tbody>
        {rows.map((row) => (
          <RowOf key={keyOf(row)} columns={columns} row={row} isTicked={isTicked?.(row)} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  isTicked: boolean | undefined
}

function PlainRow<Row>({ columns, row, isTicked }: RowProps<Row>) {
  return (
    <tr data-ticked={isTicked || undefined}>
      {columns.map((column) => (
        <CellOf key={column.head} column={column} row={row} />
      ))}
    </tr>
  )
}

/** Its buttons share one act: while one is on its way the others do nothing. */
function ActingRow<Row>({ columns, row, isTicked }: RowProps<Row>) {
  const act = useAct()
  return (
    <tr data-ticked={isTicked || undefined} aria-busy={act.isPending}>
      {columns.map((column) => (
        <CellOf key={column.head} column={column} row={row} act={act} />
      ))}
    </tr>
  )
}

function CellOf<Row>({ column, row, act }: { column: Column<Row>; row: Row; act?: Acting }) {
  const { head, className } = column
  switch (column.kind) {
    case 'title':
    case 'name':
      return (
        <th className={className} scope="row" data-label={column.kind === 'name' ? head : undefined}>
          {column.cell(row)}
        </th>
      )
    case 'bare':
      return <td className={className}>{column.cell(row)}</td>
    case 'acts':
      return <td className={className}>{act && column.cell(row, act)}</td>
    default:
      return (
        <td className={column.kind === 'money' ? 'list-amount' : className} data-label={head}>
          {contentOf(column, row, act)}
        </td>
      )
  }
}

function contentOf<Row>(column: Column<Row>, row: Row, act: Acting | undefined): ReactNode {
  switch (column.kind) {
    case 'moment':
      return <Moment iso={column.cell(row)} />
    case 'status':
      return <StatusOf {...column.cell(row)} />
    case 'acts':
    case 'choice':
      return act && column.cell(row, act)
    default:
      return column.cell(row)
  }
}

function StatusOf({ words, tone, more }: Status) {
  return (
    <div>
      <span className="badge" data-tone={tone}>
        {words}
      </span>
      {more}
    </div>
  )
}

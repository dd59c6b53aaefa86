import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { SettlementFile, VerdictCount } from '#contract/settlements'
import { COMPANY_NAMES } from '#contract/values/couriers'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { Moment } from '../ui/Moment.tsx'
import { amountWords } from './amount-words.ts'
import { DecideDifference } from './DecideDifference.tsx'
import { LeftOut } from './LeftOut.tsx'
import { TakeBack } from './TakeBack.tsx'
import { Verdicts } from './Verdicts.tsx'

export function FilesTable({ files }: { files: SettlementFile[] }) {
  useUntilJudged(files.every(({ rows, verdicts, takenBack }) => judged(verdicts) >= rows || takenBack !== null))
  return (
    <table className="list-table">
      <caption className="unseen">{m.settlements_files_caption()}</caption>
      <TableHead
        columns={[m.settlements_file(), m.settlements_column_net(), m.settlements_what_came(), m.ui_actions()]}
      />
      <tbody>
        {files.map((file) => (
          <Row key={file.id} file={file} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ file }: { file: SettlementFile }) {
  const { id, company, name, source, loadedAt, rows, net, told, verdicts, problems, problemCount } = file
  return (
    <tr>
      <th scope="row">
        <Link to={`/dashboard/settlements?fileId=${id}`}>
          {source === 'api' ? m.settlements_payment({ name }) : name}
        </Link>
        <p className="list-small">
          {COMPANY_NAMES[company]} · <Moment iso={loadedAt} />
        </p>
      </th>
      <td data-label={m.settlements_column_net()}>
        <div>
          <span className="list-amount">{amountWords(net)}</span>
          {told !== null && told !== net && (
            <p className="list-small">{m.settlements_says_it_paid({ told: amountWords(told) })}</p>
          )}
          {file.difference && <DifferenceWords difference={file.difference} />}
        </div>
      </td>
      <td data-label={m.settlements_what_came()}>
        <div>
          {judged(verdicts) < rows && !file.takenBack && (
            <p className="list-small" role="status">
              {m.settlements_judged_so_far({ done: formatNumber(judged(verdicts)), rows: formatNumber(rows) })}
            </p>
          )}
          <Verdicts verdicts={verdicts} />
          {problemCount > 0 && (
            <details className="list-small">
              <summary>{m.settlements_left_out({ count: formatNumber(problemCount) })}</summary>
              <LeftOut problems={problems} />
            </details>
          )}
          {file.takenBack && (
            <p className="list-small">{m.settlements_taken_back_because({ reason: file.takenBack.reason })}</p>
          )}
        </div>
      </td>
      <td>
        {file.difference && file.difference.suspense !== 0 && !file.takenBack && <DecideDifference file={file} />}
        {!file.takenBack && <TakeBack file={file} />}
      </td>
    </tr>
  )
}

function DifferenceWords({ difference }: { difference: NonNullable<SettlementFile['difference']> }) {
  const { amount, suspense, reason } = difference
  return (
    <>
      <p className="list-small">{m.settlements_difference({ amount: amountWords(amount) })}</p>
      {suspense !== 0 && <p className="list-small">{m.settlements_in_suspense({ suspense: amountWords(suspense) })}</p>}
      {reason && <p className="list-small">{m.settlements_decided({ reason })}</p>}
    </>
  )
}

function judged(verdicts: VerdictCount[]): number {
  return verdicts.reduce((sum, { rows }) => sum + rows, 0)
}

const LOOK_AGAIN_MS = 1_500

/** While a job judges what was loaded, the page looks again. */
function useUntilJudged(isJudged: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (isJudged || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isJudged, state, revalidate])
}

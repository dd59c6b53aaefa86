import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { SettlementFile, VerdictCount } from '#contract/settlements'
import { COMPANY_NAMES } from '#contract/values/couriers'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import type { Acting } from '../platform/use-act.ts'
import { Link } from '../ui/Link.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { Moment } from '../ui/Moment.tsx'
import { amountWords } from './amount-words.ts'
import { DecideDifference } from './DecideDifference.tsx'
import { LeftOut } from './LeftOut.tsx'
import { TakeBack } from './TakeBack.tsx'
import { Verdicts } from './Verdicts.tsx'

const COLUMNS: Column<SettlementFile>[] = [
  { head: m.settlements_file(), kind: 'title', cell: (file) => <Name file={file} /> },
  { head: m.settlements_column_net(), cell: (file) => <Net file={file} /> },
  { head: m.settlements_what_came(), cell: (file) => <WhatCame file={file} /> },
  { head: m.ui_actions(), kind: 'acts', cell: (file, act) => <FileActs file={file} act={act} /> },
]

export function FilesTable({ files }: { files: SettlementFile[] }) {
  useUntilJudged(files.every(({ rows, verdicts, takenBack }) => judged(verdicts) >= rows || takenBack !== null))
  return <DataTable caption={m.settlements_files_caption()} columns={COLUMNS} rows={files} keyOf={({ id }) => id} />
}

function Name({ file: { id, company, name, source, loadedAt } }: { file: SettlementFile }) {
  return (
    <>
      <Link to={`/dashboard/settlements?fileId=${id}`}>
        {source === 'api' ? m.settlements_payment({ name }) : name}
      </Link>
      <p className="muted">
        {COMPANY_NAMES[company]} · <Moment iso={loadedAt} />
      </p>
    </>
  )
}

function Net({ file: { net, told, difference } }: { file: SettlementFile }) {
  return (
    <div>
      <span className="list-amount">{amountWords(net)}</span>
      {told !== null && told !== net && (
        <p className="muted">{m.settlements_says_it_paid({ told: amountWords(told) })}</p>
      )}
      {difference && <DifferenceWords difference={difference} />}
    </div>
  )
}

function WhatCame({ file: { rows, verdicts, problems, problemCount, takenBack } }: { file: SettlementFile }) {
  return (
    <div>
      {judged(verdicts) < rows && !takenBack && (
        <p className="muted" role="status">
          {m.settlements_judged_so_far({ done: formatNumber(judged(verdicts)), rows: formatNumber(rows) })}
        </p>
      )}
      <Verdicts verdicts={verdicts} />
      {problemCount > 0 && (
        <details className="muted">
          <summary>{m.settlements_left_out({ count: formatNumber(problemCount) })}</summary>
          <LeftOut problems={problems} />
        </details>
      )}
      {takenBack && <p className="muted">{m.settlements_taken_back_because({ reason: takenBack.reason })}</p>}
    </div>
  )
}

function FileActs({ file, act }: { file: SettlementFile; act: Acting }) {
  const { difference, takenBack } = file
  if (takenBack) return null
  return (
    <>
      {difference && difference.suspense !== 0 && <DecideDifference file={file} act={act} />}
      <TakeBack file={file} act={act} />
    </>
  )
}

function DifferenceWords({ difference }: { difference: NonNullable<SettlementFile['difference']> }) {
  const { amount, suspense, reason } = difference
  return (
    <>
      <p className="muted">{m.settlements_difference({ amount: amountWords(amount) })}</p>
      {suspense !== 0 && <p className="muted">{m.settlements_in_suspense({ suspense: amountWords(suspense) })}</p>}
      {reason && <p className="muted">{m.settlements_decided({ reason })}</p>}
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

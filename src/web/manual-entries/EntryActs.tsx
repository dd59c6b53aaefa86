import { useState } from 'react'
import type { ManualEntry } from '#contract/manual-entries'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { ReasonDialog } from '../ui/ReasonDialog.tsx'

/** What an admin may do with an entry that waits. */
export function EntryActs({ entry: { id, state, storeName, ...entry } }: { entry: ManualEntry }) {
  const { isPending, post } = useAct()
  const [isRefusing, setRefusing] = useState(false)
  const amount = formatTaka(entry.amount)
  const refuse = async (reason: string | null) => {
    setRefusing(false)
    if (reason !== null) await post({ intent: 'refuse', id, reason })
  }
  if (state !== 'prepared') return null
  return (
    <>
      <div className="list-table-actions">
        <ActButton
          isOff={isPending}
          aria-label={m.payouts_do_to({ words: m.vendors_approve(), amount, storeName })}
          onPress={() => void post({ intent: 'approve', id })}
        >
          {m.vendors_approve()}
        </ActButton>
        <ActButton
          data-kind="quiet"
          isOff={isPending}
          aria-label={m.payouts_do_to({ words: m.vendors_reject(), amount, storeName })}
          onPress={() => setRefusing(true)}
        >
          {m.vendors_reject()}
        </ActButton>
      </div>
      {isRefusing && (
        <ReasonDialog
          text={m.entries_sure_refuse({ amount, storeName })}
          ok={m.vendors_reject()}
          hint={m.entries_refuse_hint()}
          isRequired
          onAnswer={(reason) => void refuse(reason)}
        />
      )}
    </>
  )
}

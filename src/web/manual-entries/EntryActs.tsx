import type { ManualEntry } from '#contract/manual-entries'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import type { Acting } from '../platform/use-act.ts'
import { AskButton, PostButton } from '../ui/acts/act-buttons.tsx'

/** What an admin may do with an entry that waits. */
export function EntryActs({ entry: { id, state, storeName, ...entry }, act }: { entry: ManualEntry; act: Acting }) {
  if (state !== 'prepared') return null
  const amount = formatTaka(entry.amount)
  const labelOf = (words: string) => m.payouts_do_to({ words, amount, storeName })
  return (
    <div className="list-table-actions">
      <PostButton
        act={act}
        fields={{ intent: 'approve', id }}
        text={m.vendors_approve()}
        label={labelOf(m.vendors_approve())}
      />
      <AskButton
        act={act}
        fields={{ intent: 'refuse', id }}
        text={m.vendors_reject()}
        label={labelOf(m.vendors_reject())}
        isQuiet
        question={m.entries_sure_refuse({ amount, storeName })}
        hint={m.entries_refuse_hint()}
        isRequired
      />
    </div>
  )
}

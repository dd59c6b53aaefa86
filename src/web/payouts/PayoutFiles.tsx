import { Suspense } from 'react'
import { Await } from 'react-router'
import type { PayoutFile } from '#contract/payouts/payout-files'
import type { FileMethod } from '#contract/values/payouts'
import { m } from '#messages'
import type { Listed } from '../platform/listed.ts'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { Moment } from '../ui/Moment.tsx'
import { savePayoutFile } from './save-payout-file.ts'
import { signedTaka } from './signed-taka.ts'

const MAKE: [FileMethod, words: string][] = [
  ['bank', m.payouts_bank_file()],
  ['bkash', m.payouts_bkash_file()],
]

/** What is approved, given to the bank or bKash: each payout once. Those made before hold the same ones for ever. */
export function PayoutFiles({ files }: { files: Promise<Listed<PayoutFile>> }) {
  const { isPending, post } = useAct()
  return (
    <div className="stack">
      <div className="list-table-actions">
        {MAKE.map(([way, words]) => (
          <ActButton
            key={way}
            data-kind="quiet"
            isOff={isPending}
            onPress={() => void post({ intent: 'make-file', way })}
          >
            {words}
          </ActButton>
        ))}
      </div>
      <Suspense>
        <Await resolve={files}>
          {(page) => page !== 'unanswered' && page.items.length > 0 && <Made files={page.items} />}
        </Await>
      </Suspense>
    </div>
  )
}

function Made({ files }: { files: PayoutFile[] }) {
  return (
    <section aria-labelledby="payout-files">
      <h2 id="payout-files">{m.payouts_files()}</h2>
      <ul className="payouts-made">
        {files.map((file) => (
          <File key={file.id} file={file} />
        ))}
      </ul>
    </section>
  )
}

function File({ file: { id, way, madeAt, count, amount } }: { file: PayoutFile }) {
  const number = String(id)
  const words = m.payouts_file_save({ number })
  const moment = () => <Moment key="moment" iso={madeAt} />
  return (
    <li className="payouts-made-file">
      <span>{m.payouts_file_made({ moment, words: m.payouts_file_holds({ count, amount: signedTaka(amount) }) })}</span>
      <ActButton data-kind="quiet" isOff={false} onPress={() => void savePayoutFile({ id, way })}>
        {words}
      </ActButton>
    </li>
  )
}

import type { OwnDocuments } from '#contract/store-documents'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { PostButton } from '../ui/acts/act-buttons.tsx'
import { AccountForm } from './AccountForm.tsx'
import { accountWords } from './account-words.ts'
import { CardHead } from './CardHead.tsx'
import { HoldWords } from './HoldWords.tsx'
import { NextWords } from './NextWords.tsx'

/** Where a store is paid to, what it handed in since, and what that holds. */
export function AccountCard({ own: { account, nextAccount: next, hold } }: { own: OwnDocuments }) {
  return (
    <section className="documents-card panel" aria-label={m.documents_account()}>
      <CardHead title={m.documents_account()} isApproved={account !== null} next={next ?? undefined} />
      <p className="documents-facts">{account ? accountWords(account) : m.documents_account_none()}</p>
      {hold && <HoldWords hold={hold} />}
      {next && (
        <>
          <p className="documents-facts">{accountWords(next)}</p>
          <NextWords next={next} />
          {next.state === 'handed_in' && <TakeBack id={next.id} />}
        </>
      )}
      <AccountForm key={`${account?.id} ${next?.id}`} isChange={account !== null} />
    </section>
  )
}

function TakeBack({ id }: { id: number }) {
  return (
    <div className="list-table-actions">
      <PostButton act={useAct()} fields={{ intent: 'withdraw', id }} text={m.documents_take_back()} isQuiet />
    </div>
  )
}

import { documentKindWords } from '#contract/values/store-document-words'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { accountWords } from './account-words.ts'
import { DecideTable } from './DecideTable.tsx'
import { addressOf, type Deciding, LIST_NAMES, LISTS } from './lists.ts'

const WORDS = {
  waiting: m.documents_loading(),
  none: m.documents_none(),
  unanswered: m.documents_not_loaded(),
  older: m.imports_show_more(),
}

/** What waits for an admin, the oldest first. */
export function ToDecide({ list, cursor, papers, accounts }: Deciding) {
  const paged = { cursor, words: WORDS, addressOf: (next?: string) => addressOf(list, next) }
  return (
    <section className="list documents-to-decide" aria-labelledby="documents-title">
      <h1 id="documents-title">{m.documents_to_decide()}</h1>
      <nav className="list-choices" aria-label={m.documents_lists()}>
        {LISTS.map((each) => (
          <Link key={each} to={addressOf(each)} aria-current={each === list ? 'true' : undefined}>
            {LIST_NAMES[each]}
          </Link>
        ))}
      </nav>
      {papers && (
        <PagedList page={papers} {...paged}>
          {(rows) => (
            <DecideTable
              list="papers"
              rows={rows.map(({ kind, number, holder, address, ...row }) => ({
                ...row,
                what: documentKindWords(kind),
                facts: [number, holder, address].filter(Boolean).join(', '),
                isChange: false,
              }))}
            />
          )}
        </PagedList>
      )}
      {accounts && (
        <PagedList page={accounts} {...paged}>
          {(rows) => (
            <DecideTable
              list="accounts"
              rows={rows.map((row) => ({ ...row, what: m.documents_account(), facts: accountWords(row) }))}
            />
          )}
        </PagedList>
      )}
    </section>
  )
}

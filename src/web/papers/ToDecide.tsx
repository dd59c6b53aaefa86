import { PAPER_KIND_WORDS } from '#contract/values/paper-words'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { accountWords } from './account-words.ts'
import { DecideTable } from './DecideTable.tsx'
import { addressOf, type Deciding, LIST_NAMES, LISTS } from './lists.ts'

const WORDS = {
  waiting: m.papers_loading(),
  none: m.papers_none(),
  unanswered: m.papers_not_loaded(),
  older: m.imports_show_more(),
}

/** What waits for an admin, the oldest first. */
export function ToDecide({ list, cursor, papers, accounts }: Deciding) {
  const paged = { cursor, words: WORDS, addressOf: (next?: string) => addressOf(list, next) }
  return (
    <section className="list papers-to-decide" aria-labelledby="papers-title">
      <h1 id="papers-title">{m.papers_to_decide()}</h1>
      <nav className="list-choices" aria-label={m.papers_lists()}>
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
                what: PAPER_KIND_WORDS[kind],
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
              rows={rows.map((row) => ({ ...row, what: m.papers_account(), facts: accountWords(row) }))}
            />
          )}
        </PagedList>
      )}
    </section>
  )
}

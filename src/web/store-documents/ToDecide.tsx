import { documentKindWords } from '#contract/values/store-document-words'
import { m } from '#messages'
import { Choices, ListPage } from '../ui/list/ListPage.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { accountWords } from './account-words.ts'
import { DecideTable } from './DecideTable.tsx'
import { type Deciding, LIST_NAMES, LISTS, TO_DECIDE } from './lists.ts'

const WORDS = {
  waiting: m.documents_loading(),
  none: m.documents_none(),
  unanswered: m.documents_not_loaded(),
  older: m.imports_show_more(),
}

/** What waits for an admin, the oldest first. */
export function ToDecide({ list, cursor, papers, accounts }: Deciding) {
  const paged = { words: WORDS, ...TO_DECIDE.pages({ list, cursor }) }
  return (
    <ListPage className="list documents-to-decide" name="documents" title={m.documents_to_decide()}>
      <Choices
        label={m.documents_lists()}
        values={LISTS}
        wordsOf={(each) => LIST_NAMES[each]}
        chosen={list}
        to={(each) => TO_DECIDE.address({ list: each })}
      />
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
    </ListPage>
  )
}

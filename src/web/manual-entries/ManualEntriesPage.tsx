import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ManualEntry } from '#contract/manual-entries'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { cursor, id, queryOf } from '../platform/query-of.ts'
import { newKey } from '../refunds/change-refund.ts'
import type { Refused } from '../ui/form/refused.ts'
import { Link } from '../ui/Link.tsx'
import { ListPage } from '../ui/list/ListPage.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { changeEntry } from './change-entry.ts'
import { EntriesTable } from './EntriesTable.tsx'
import { EntryForm } from './EntryForm.tsx'

const ENTRIES = queryOf('/dashboard/manual-entries', { vendorId: id, cursor })

interface OnScreen {
  isOfShop: boolean
  /** The store that admins look at; undefined: all. */
  store: { id: string; name: string } | undefined
  /** Of the next entry that is typed: sent twice, it is one. */
  key: string
  cursor: string | undefined
  entries: Promise<Listed<ManualEntry>>
}

export async function loader({ request }: LoaderFunctionArgs): Promise<OnScreen> {
  const { role } = requireSession(request, ['Admin', 'Vendor'])
  const isOfShop = role === 'Admin'
  const asked = ENTRIES.read(request)
  const { cursor } = asked
  const vendorId = isOfShop ? asked.vendorId : undefined
  const query = { limit: '20', vendorId, cursor }
  const entries = listed(call('GET /api/manual-entries', { query }))
  return { isOfShop, cursor, entries, key: newKey(), store: vendorId ? await storeOf(vendorId) : undefined }
}

/** The list is shown without its name, too. */
async function storeOf(id: string): Promise<OnScreen['store']> {
  const terms = await call('GET /api/store-terms/:id', { params: { id }, query: {} }).catch(() => undefined)
  return terms && { id, name: terms.storeName }
}

export async function action({ request }: ActionFunctionArgs): Promise<Refused | null> {
  requireSession(request, ['Admin'])
  return await changeEntry(await request.formData())
}

export { shouldRevalidate } from '../ui/form/stay.ts'

export const handle = {
  head: (): PageHead => ({ title: m.entries_title(), isPrivate: true }),
}

const WORDS = {
  waiting: m.entries_loading(),
  none: m.entries_none(),
  unanswered: m.entries_not_loaded(),
  older: m.entries_older(),
}

export function Component() {
  const { isOfShop, store, key, cursor, entries } = useLoaderData<OnScreen>()
  return (
    <ListPage
      name="entries"
      title={store ? m.entries_of_store({ storeName: store.name }) : m.entries_title()}
      back={
        <Link className="statement-ways" to="/dashboard/payouts">
          {m.payouts_title()}
        </Link>
      }
    >
      <p>{isOfShop ? m.entries_what_they_are() : m.entries_what_they_are_to_store()}</p>
      {store && <EntryForm key={key} entryKey={key} vendorId={store.id} />}
      <PagedList page={entries} words={WORDS} {...ENTRIES.pages({ vendorId: store?.id, cursor })}>
        {(rows) => <EntriesTable rows={rows} isOfShop={isOfShop} />}
      </PagedList>
    </ListPage>
  )
}

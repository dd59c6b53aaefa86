import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { VENDOR_STATUSES } from '#contract/values/choices'
import type { VendorRow } from '#contract/vendors'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { vendorStatusWords } from '../ui/choice-words.ts'
import { Link } from '../ui/Link.tsx'
import { ListSearch } from '../ui/list/ListSearch.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { changeVendor } from './change-vendor.ts'
import { addressOf, type ListQuery, listQueryOf } from './list-query.ts'
import { VendorTable } from './VendorTable.tsx'

interface VendorsOnScreen {
  asked: ListQuery
  vendors: Promise<Listed<VendorRow>>
}

export function loader({ request }: LoaderFunctionArgs): VendorsOnScreen {
  requireSession(request, ['Admin'])
  const asked = listQueryOf(new URL(request.url).searchParams)
  return { asked, vendors: listed(call('GET /api/Vendors', { query: { ...asked, limit: '20' } })) }
}

export async function action({ request }: ActionFunctionArgs): Promise<null> {
  requireSession(request, ['Admin'])
  await changeVendor(await request.formData())
  return null
}

export const handle = {
  head: (): PageHead => ({ title: m.vendors_management(), isPrivate: true }),
}

const WORDS = {
  waiting: m.vendors_loading_vendors(),
  none: m.vendors_no_vendors_found(),
  unanswered: m.vendors_could_not_loaded(),
  older: m.vendors_more_vendors(),
}

export function Component() {
  const { asked, vendors } = useLoaderData<VendorsOnScreen>()
  const { status, search, cursor } = asked
  return (
    <section className="list" aria-labelledby="vendors-title">
      <h1 id="vendors-title">{m.vendors_management()}</h1>
      <div className="list-tools">
        <nav className="list-choices" aria-label={m.ui_status()}>
          {[undefined, ...VENDOR_STATUSES].map((each) => (
            <Link
              key={each ?? 'All'}
              to={addressOf({ search, status: each })}
              aria-current={status === each ? 'true' : undefined}
            >
              {each ? vendorStatusWords(each) : m.ui_all()}
            </Link>
          ))}
        </nav>
        <ListSearch placeholder={m.vendors_search_name_email()} search={search} kept={{ status }} />
      </div>
      <PagedList
        page={vendors}
        words={WORDS}
        cursor={cursor}
        addressOf={(next) => addressOf({ ...asked, cursor: next })}
        whole={status || search || cursor ? addressOf({}) : undefined}
      >
        {(rows) => <VendorTable rows={rows} />}
      </PagedList>
    </section>
  )
}

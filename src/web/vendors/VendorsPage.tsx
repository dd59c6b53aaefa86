import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { VendorRow } from '#contract/vendors'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { Link } from '../ui/Link.tsx'
import { ListSearch } from '../ui/ListSearch.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { type Asked, addressOf, askedOf, STATUSES } from './asked.ts'
import { doToVendor } from './deeds.ts'
import { VendorTable } from './VendorTable.tsx'

interface VendorsOnScreen {
  asked: Asked
  /** Still on its way: the page stands before it arrives. */
  vendors: Promise<Listed<VendorRow>>
}

export function loader({ request }: LoaderFunctionArgs): VendorsOnScreen {
  requireSession(request, ['Admin'])
  const asked = askedOf(new URL(request.url).searchParams)
  return { asked, vendors: listed(call('GET /api/Vendors', { query: { ...asked, limit: '20' } })) }
}

export async function action({ request }: ActionFunctionArgs): Promise<null> {
  requireSession(request, ['Admin'])
  await doToVendor(await request.formData())
  return null
}

export const handle = {
  head: (): PageHead => ({ title: 'Vendor Management', isPrivate: true }),
}

const WORDS = {
  waiting: 'Loading vendors...',
  none: 'No vendors found.',
  unanswered: 'The vendors could not be loaded just now.',
  older: 'More vendors',
}

export function Component() {
  const { asked, vendors } = useLoaderData<VendorsOnScreen>()
  const { status, search, cursor } = asked
  return (
    <section className="list" aria-labelledby="vendors-title">
      <h1 id="vendors-title">Vendor Management</h1>
      <div className="list-tools">
        <nav className="list-choices" aria-label="Status">
          {[undefined, ...STATUSES].map((each) => (
            <Link
              key={each ?? 'All'}
              to={addressOf({ search, status: each })}
              aria-current={status === each ? 'true' : undefined}
            >
              {each ?? 'All'}
            </Link>
          ))}
        </nav>
        <ListSearch placeholder="Search by name or email" search={search} kept={{ status }} />
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

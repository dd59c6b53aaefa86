import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { VENDOR_STATUSES } from '#contract/values/choices'
import type { VendorRow } from '#contract/vendors'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { type AskedOf, cursor, oneOf, queryOf, search } from '../platform/query-of.ts'
import { vendorStatusWords } from '../ui/choice-words.ts'
import { Choices, ListPage } from '../ui/list/ListPage.tsx'
import { ListSearch } from '../ui/list/ListSearch.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { changeVendor } from './change-vendor.ts'
import { VendorTable } from './VendorTable.tsx'

const VENDORS = queryOf('/dashboard/vendors', { status: oneOf(VENDOR_STATUSES), search, cursor })

interface OnScreen {
  asked: AskedOf<typeof VENDORS>
  vendors: Promise<Listed<VendorRow>>
}

export function loader({ request }: LoaderFunctionArgs): OnScreen {
  requireSession(request, ['Admin'])
  const asked = VENDORS.read(request)
  return { asked, vendors: listed(call('GET /api/Vendors', { query: { ...asked, limit: '20' } })) }
}

export async function action({ request }: ActionFunctionArgs): Promise<null> {
  requireSession(request, ['Admin'])
  return await changeVendor(await request.formData())
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
  const { asked, vendors } = useLoaderData<OnScreen>()
  const { status } = asked
  return (
    <ListPage name="vendors" title={m.vendors_management()}>
      <div className="list-tools">
        <Choices
          label={m.ui_status()}
          values={[undefined, ...VENDOR_STATUSES]}
          wordsOf={vendorStatusWords}
          chosen={status}
          to={(each) => VENDORS.address({ search: asked.search, status: each })}
        />
        <ListSearch placeholder={m.vendors_search_name_email()} search={asked.search} kept={{ status }} />
      </div>
      <PagedList page={vendors} words={WORDS} {...VENDORS.pages(asked)} whole={VENDORS.whole(asked)}>
        {(rows) => <VendorTable rows={rows} />}
      </PagedList>
    </ListPage>
  )
}

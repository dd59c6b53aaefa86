import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Address, Division } from '#contract/account/addresses'
import { MAX_ADDRESSES } from '#contract/values/limits'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import type { Refused } from '../ui/form/refused.ts'
import type { Pressed } from '../ui/form/stay.ts'
import { Link } from '../ui/Link.tsx'
import { AddressCard } from './AddressCard.tsx'
import { AddressForm } from './AddressForm.tsx'
import { ADDRESSES, changeAddress } from './change-address.ts'
import { upazilasOf } from './DistrictFields.tsx'

interface Book {
  addresses: Address[]
  /** Of the form, which opens at `?edit=new` and `?edit=17`; null: it is closed. */
  form: { address: Address | undefined; divisions: Division[]; upazilas: string[] } | null
}

export async function loader({ request }: LoaderFunctionArgs): Promise<Book> {
  requireSession(request)
  const edited = new URL(request.url).searchParams.get('edit')
  const [{ addresses }, districts] = await Promise.all([
    call('GET /api/account/addresses', {}),
    edited ? call('GET /api/districts', {}) : null,
  ])
  const address = addresses.find(({ id }) => String(id) === edited)
  if (!districts || !(address || edited === 'new')) return { addresses, form: null }
  const upazilas = address?.district ? await upazilasOf(address.district) : []
  return { addresses, form: { address, upazilas, ...districts } }
}

export async function action({ request }: ActionFunctionArgs): Promise<Refused | Pressed | Response | null> {
  requireSession(request)
  return await changeAddress(await request.formData())
}

export { shouldRevalidate } from '../ui/form/stay.ts'

export const handle = {
  head: (): PageHead => ({ title: m.account_addresses(), isPrivate: true }),
}

export function Component() {
  const { addresses, form } = useLoaderData<Book>()
  return (
    <section className="addresses" aria-labelledby="addresses-title">
      <Link className="message-page-back" to="/dashboard/profile">
        {m.ui_profile()}
      </Link>
      <h1 id="addresses-title">{m.account_addresses()}</h1>
      {form ? <AddressForm key={form.address?.id} {...form} /> : <Cards addresses={addresses} />}
    </section>
  )
}

function Cards({ addresses }: { addresses: Address[] }) {
  const isFull = addresses.length >= MAX_ADDRESSES
  return (
    <>
      {addresses.length === 0 && <p>{m.account_no_addresses()}</p>}
      {addresses.length > 0 && (
        <ul className="addresses-list">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
        </ul>
      )}
      {isFull ? (
        <p>{m.refusal_too_many_addresses()}</p>
      ) : (
        <div>
          <Link className="button" to={`${ADDRESSES}?edit=new`}>
            {m.account_add_address()}
          </Link>
        </div>
      )}
    </>
  )
}

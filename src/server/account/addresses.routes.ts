import * as calls from '#contract/account/addresses'
import type { Serve } from '../platform/http/calls.ts'
import { Refusal } from '../platform/refusal.ts'
import { addressesOf } from './addresses.queries.ts'
import { createAddress, deleteAddress, makeDefaultAddress, updateAddress } from './change-addresses.ts'
import { DIVISIONS, upazilasOf } from './districts.ts'

export function addressesRoutes(serve: Serve): void {
  serve(calls.listAddresses, async ({ db, actor }) => ({ addresses: await addressesOf(db, actor.id) }))
  serve(calls.createAddress, ({ db, actor, body }) => createAddress(db, actor, body))
  serve(calls.updateAddress, ({ db, actor, params, body }) => updateAddress(db, actor, params.id, body))
  serve(calls.makeDefaultAddress, ({ db, actor, params }) => makeDefaultAddress(db, actor, params.id))
  serve(calls.deleteAddress, ({ db, actor, params }) => deleteAddress(db, actor, params.id))
  // Kept for good: only another version of the shop knows others.
  serve(
    calls.listDistricts,
    async () => ({ divisions: DIVISIONS }),
    () => [],
  )
  serve(
    calls.listUpazilas,
    async ({ params }) => {
      const upazilas = upazilasOf(params.district)
      if (!upazilas) throw new Refusal('not_found')
      return { upazilas }
    },
    () => [],
  )
}

import * as calls from '#contract/vendors'
import type { SignIn } from '../auth/sign-in.ts'
import type { Serve } from '../platform/http/calls.ts'
import { acceptName } from './accept-name.ts'
import { approveVendor, rejectVendor } from './decide.ts'
import { deleteVendor } from './delete-vendor.ts'
import { listVendors } from './list-vendors.ts'
import { myStore } from './my-store.ts'
import { type CountOnSale, readStore } from './read-store.ts'
import { registerVendor } from './register.ts'
import { updateStore } from './update-store.ts'

export function vendorsRoutes(serve: Serve, signIn: SignIn, countOnSale: CountOnSale): void {
  serve(calls.registerVendor, ({ db, body, visitor }) => registerVendor(db, signIn, body, visitor))
  serve(calls.myStore, ({ db, actor }) => myStore(db, actor))
  serve(calls.updateStore, ({ db, actor, body }) => updateStore(db, actor, body))
  serve(calls.listVendors, ({ db, query }) => listVendors(db, query))
  serve(calls.approveVendor, ({ db, actor, params, body }) => approveVendor(db, actor, params.id, body))
  serve(calls.rejectVendor, ({ db, actor, params, body }) => rejectVendor(db, actor, params.id, body))
  serve(calls.acceptName, ({ db, actor, params, body }) => acceptName(db, actor, params.id, body))
  serve(calls.deleteVendor, ({ db, actor, params }) => deleteVendor(db, actor, params.id))
  serve(
    calls.readStore,
    ({ db, params }) => readStore(db, countOnSale, params.id),
    ({ id }) => [`vendor:${id}`, `store-products:${id}`, 'catalog'],
  )
}

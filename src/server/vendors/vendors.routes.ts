import * as calls from '#contract/vendors'
import type { Tokens } from '../auth/tokens.ts'
import type { Serve } from '../platform/calls.ts'
import { approveVendor, rejectVendor } from './decide.ts'
import { deleteVendor } from './delete-vendor.ts'
import { listVendors } from './list-vendors.ts'
import { myStore } from './my-store.ts'
import { type CountOnSale, readStore } from './read-store.ts'
import { registerVendor } from './register.ts'
import { updateStore } from './update-store.ts'

export function vendorsRoutes(serve: Serve, tokens: Tokens, countOnSale: CountOnSale): void {
  serve(calls.registerVendor, ({ db, body, address }) => registerVendor(db, tokens, body, address))
  serve(calls.myStore, ({ db, actor }) => myStore(db, actor))
  serve(calls.updateStore, ({ db, actor, body }) => updateStore(db, actor, body))
  serve(calls.listVendors, ({ db, query }) => listVendors(db, query))
  serve(calls.approveVendor, ({ db, actor, params }) => approveVendor(db, actor, params.id))
  serve(calls.rejectVendor, ({ db, actor, params }) => rejectVendor(db, actor, params.id))
  serve(calls.deleteVendor, ({ db, actor, params }) => deleteVendor(db, actor, params.id))
  serve(
    calls.readStore,
    ({ db, params }) => readStore(db, countOnSale, params.id),
    ({ id }) => [`vendor:${id}`, `stall:${id}`, 'catalog'],
  )
}

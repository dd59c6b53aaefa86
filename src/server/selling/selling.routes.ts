import * as z from 'zod/mini'
import * as calls from '#contract/selling'
import type { Serve } from '../platform/http/calls.ts'
import type { BlobStorage } from '../platform/storage/blob-storage.ts'
import type { ReadDestinations } from '../search/destinations.ts'
import type { ReadSettings } from '../settings/read-settings.ts'
import { createProduct } from './create-product.ts'
import { deleteProduct, deleteProducts } from './delete-products.ts'
import { listManaged } from './list-managed.ts'
import { listSizeCharts } from './list-size-charts.ts'
import { readManaged } from './read-managed.ts'
import { updateProduct } from './update-product.ts'

/** The rules read the form themselves: they know more that may be wrong with it, and all of it is said at once. */
const unread = { body: z.record(z.string(), z.unknown()) }

export function sellingRoutes(
  serve: Serve,
  reads: { readDestinations: ReadDestinations; readSettings: ReadSettings },
  pictures: BlobStorage,
): void {
  serve({ ...calls.createProduct, ...unread }, ({ db, actor, body }) => createProduct(db, actor, body, pictures))
  serve({ ...calls.updateProduct, ...unread }, ({ db, actor, params, body }) =>
    updateProduct(db, actor, params.id, body, pictures),
  )
  serve(calls.deleteProduct, ({ db, actor, params }) => deleteProduct(db, actor, params.id))
  serve(calls.deleteProducts, ({ db, actor, body }) => deleteProducts(db, actor, body.ids))
  serve(calls.listOwnProducts, ({ db, actor, query }) =>
    listManaged(db, reads, { ...query, vendorId: actor.vendor.id }),
  )
  serve(calls.listManagedProducts, ({ db, query }) => listManaged(db, reads, query))
  serve(calls.readManagedProduct, ({ db, actor, params }) => readManaged(db, actor, params.id))
  serve(calls.listSizeCharts, ({ db, actor }) => listSizeCharts(db, actor))
}

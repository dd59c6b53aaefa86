import * as z from 'zod/mini'
import * as calls from '#contract/managed-products'
import type { Serve } from '../platform/calls.ts'
import { createProduct } from './create-product.ts'
import { deleteProduct, deleteProducts } from './delete-products.ts'
import { listManaged } from './list-managed.ts'
import { listSizeCharts } from './list-size-charts.ts'
import type { ReadPlaces } from './places.ts'
import { readManaged } from './read-managed.ts'
import { updateProduct } from './update-product.ts'

/** The rules read the form themselves: they know more that may be wrong with it, and all of it is said at once. */
const unread = { body: z.record(z.string(), z.unknown()) }

/** Products as their stores manage them. */
export function managedProductsRoutes(serve: Serve, readPlaces: ReadPlaces, images: string): void {
  serve({ ...calls.createProduct, ...unread }, ({ db, actor, body }) => createProduct(db, actor, body, images))
  serve({ ...calls.updateProduct, ...unread }, ({ db, actor, params, body }) =>
    updateProduct(db, actor, params.id, body, images),
  )
  serve(calls.deleteProduct, ({ db, actor, params }) => deleteProduct(db, actor, params.id))
  serve(calls.deleteProducts, ({ db, actor, body }) => deleteProducts(db, actor, body.ids))
  serve(calls.listOwnProducts, ({ db, actor, query }) =>
    listManaged(db, readPlaces, { ...query, vendorId: actor.vendor.id }),
  )
  serve(calls.listManagedProducts, ({ db, query }) => listManaged(db, readPlaces, query))
  serve(calls.readManagedProduct, ({ db, actor, params }) => readManaged(db, actor, params.id))
  serve(calls.listSizeCharts, ({ db, actor }) => listSizeCharts(db, actor))
}

import { listProducts, listProductsOfCategory, type Product, readProduct } from '#contract/catalog'
import type { Page } from '#contract/fields'
import type { Tag } from '../platform/announcements.ts'
import type { Serve } from '../platform/calls.ts'
import { listProductsInCategory, listProductsOnSale } from './list.ts'
import { readProductOnSale } from './read.ts'

export function catalogRoutes(serve: Serve): void {
  serve(listProducts, ({ db, query }) => listProductsOnSale(db, query), shownIn)
  serve(listProductsOfCategory, ({ db, params, query }) => listProductsInCategory(db, params.id, query), shownIn)
  serve(readProduct, ({ db, params }) => readProductOnSale(db, params.id), shown)
}

function shownIn({ items }: Page<Product>): Tag[] {
  return ['catalog', ...items.map(({ id }): Tag => `product:${id}`)]
}

function shown({ id, vendorId, categoryId }: Product): Tag[] {
  return [`product:${id}`, `vendor:${vendorId}`, `category:${categoryId}`]
}

import * as calls from '#contract/categories'
import type { Serve } from '../platform/calls.ts'
import { createCategory } from './create-category.ts'
import { deleteCategory } from './delete-category.ts'
import { listVisibleCategories } from './list.ts'
import { placeCategory } from './place-category.ts'
import { readVisibleCategory } from './read.ts'
import { visibleTree, wholeTree } from './tree.ts'
import { updateCategory } from './update-category.ts'

export function categoriesRoutes(serve: Serve): void {
  serve(
    calls.listCategories,
    ({ db, query }) => listVisibleCategories(db, query),
    () => ['catalog'],
  )
  serve(
    calls.categoryTree,
    ({ db }) => visibleTree(db),
    () => ['catalog'],
  )
  serve(
    calls.readCategory,
    ({ db, params }) => readVisibleCategory(db, params.id),
    ({ id }) => [`category:${id}`, 'catalog'],
  )
  serve(calls.managedTree, ({ db }) => wholeTree(db))
  serve(calls.createCategory, ({ db, actor, body }) => createCategory(db, actor, body))
  serve(calls.updateCategory, ({ db, actor, params, body }) => updateCategory(db, actor, params.id, body))
  serve(calls.placeCategory, ({ db, actor, params, body }) => placeCategory(db, actor, params.id, body))
  serve(calls.deleteCategory, ({ db, actor, params }) => deleteCategory(db, actor, params.id))
}

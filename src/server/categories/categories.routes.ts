import * as calls from '#contract/categories'
import type { Serve } from '../platform/http/calls.ts'
import { createCategory } from './create-category.ts'
import { deleteCategory } from './delete-category.ts'
import { listVisibleCategories } from './list.ts'
import { placeCategory } from './place-category.ts'
import { categoryInTree } from './read.ts'
import { type ReadTree, wholeTree } from './tree.ts'
import { updateCategory } from './update-category.ts'

export function categoriesRoutes(serve: Serve, readTree: ReadTree): void {
  serve(
    calls.listCategories,
    ({ db, query }) => listVisibleCategories(db, query),
    () => ['categories'],
  )
  serve(
    calls.categoryTree,
    () => readTree(),
    () => ['categories'],
  )
  serve(
    calls.readCategory,
    async ({ params }) => categoryInTree(await readTree(), params.id),
    () => ['categories'],
  )
  serve(calls.managedTree, ({ db }) => wholeTree(db))
  serve(calls.createCategory, ({ db, actor, body }) => createCategory(db, actor, body))
  serve(calls.updateCategory, ({ db, actor, params, body }) => updateCategory(db, actor, params.id, body))
  serve(calls.placeCategory, ({ db, actor, params, body }) => placeCategory(db, actor, params.id, body))
  serve(calls.deleteCategory, ({ db, actor, params }) => deleteCategory(db, actor, params.id))
}

import { categoryTree, listCategories, readCategory } from '#contract/categories'
import type { Serve } from '../platform/calls.ts'
import { listVisibleCategories } from './list.ts'
import { readVisibleCategory } from './read.ts'
import { visibleTree } from './tree.ts'

export function categoriesRoutes(serve: Serve): void {
  serve(
    listCategories,
    ({ db, query }) => listVisibleCategories(db, query),
    () => ['catalog'],
  )
  serve(
    categoryTree,
    ({ db }) => visibleTree(db),
    () => ['catalog'],
  )
  serve(
    readCategory,
    ({ db, params }) => readVisibleCategory(db, params.id),
    ({ id }) => [`category:${id}`, 'catalog'],
  )
}

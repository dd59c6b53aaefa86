import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { ManagedNode } from '#contract/categories'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Refused, refusedBy } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'
import { CategoriesUnanswered } from './CategoriesUnanswered.tsx'
import { CategoryForm } from './CategoryForm.tsx'
import { categoryEditIn, parentIdOf, saveCategory } from './category-edit.ts'
import { keepOpenAlso } from './open-branches.ts'
import { pathTo } from './path-to.ts'
import { readTree } from './read-tree.ts'

interface FormOnScreen {
  tree: ManagedNode[] | 'unanswered'
  /** Absent: a new one is added. */
  category?: ManagedNode
}

export async function loader({ request, params: { id } }: LoaderFunctionArgs): Promise<FormOnScreen> {
  requireSession(request, ['Admin'])
  const tree = await readTree()
  if (id === undefined || tree === 'unanswered') return { tree }
  const category = pathTo(tree, Number(id)).at(-1)
  if (!category) throw data(null, { status: 404 })
  return { tree, category }
}

export async function action({ request, params: { id } }: ActionFunctionArgs): Promise<Refused | Response> {
  requireSession(request, ['Admin'])
  const form = await request.formData()
  const { name, parentId } = categoryEditIn(form).typed
  const place = parentIdOf({ parentId })
  try {
    const refused = id === undefined ? null : await saveCategory(id, form)
    if (refused) return refused
    if (id === undefined) await call('POST /api/categories', { body: { name, parentId: place } })
    await unfoldWayTo(place)
  } catch (error) {
    return refusedBy(error, m.refusal_unexpected())
  }
  toast('success', id === undefined ? m.categories_created() : m.categories_updated())
  return redirect('/admin/categories')
}

async function unfoldWayTo(parentId: number | null): Promise<void> {
  const tree = parentId === null ? 'unanswered' : await readTree()
  if (parentId !== null && tree !== 'unanswered') keepOpenAlso(pathTo(tree, parentId).map(({ id }) => id))
}

export { shouldRevalidate } from '../ui/form/stay.ts'

export const handle = {
  head: (shown: FormOnScreen | undefined): PageHead => ({
    title: shown?.category ? m.categories_edit_category() : m.ui_add_category(),
    isPrivate: true,
  }),
}

export function Component() {
  const { tree, category } = useLoaderData<FormOnScreen>()
  const refused = useActionData<Refused>()
  return (
    <section className="categories categories-form-page" aria-labelledby="category-title">
      <h1 id="category-title">{category ? m.categories_edit_category() : m.ui_add_category()}</h1>
      {tree === 'unanswered' ? (
        <CategoriesUnanswered />
      ) : (
        <CategoryForm key={category?.id} tree={tree} category={category} refused={refused} />
      )}
    </section>
  )
}

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { ManagedNode } from '#contract/categories'
import { type Refused, refusedBy, typedIn } from '../auth/refused.ts'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { toast } from '../ui/toasts.tsx'
import { pathTo } from './branches.ts'
import { CategoryForm } from './CategoryForm.tsx'
import { keepOpenAlso } from './open-branches.ts'
import { readTree } from './read-tree.ts'
import { Unanswered } from './Unanswered.tsx'

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
  const parentId = typedIn(form, 'parentId')
  const body = { name: typedIn(form, 'name'), parentId: parentId === '' ? null : Number(parentId) }
  try {
    if (id === undefined) await call('POST /api/categories', { body })
    else await call('PUT /api/categories/:id', { params: { id }, body })
    await unfoldWayTo(body.parentId)
  } catch (error) {
    return refusedBy(error, 'Something went wrong')
  }
  toast('success', id === undefined ? 'Category created.' : 'Category updated.')
  return redirect('/admin/categories')
}

/** What was saved is seen in the tree. */
async function unfoldWayTo(parentId: number | null): Promise<void> {
  const tree = parentId === null ? 'unanswered' : await readTree()
  if (parentId !== null && tree !== 'unanswered') keepOpenAlso(pathTo(tree, parentId).map(({ id }) => id))
}

export const handle = {
  head: (shown: FormOnScreen | undefined): PageHead => ({
    title: shown?.category ? 'Edit Category' : 'Add Category',
    isPrivate: true,
  }),
}

export function Component() {
  const { tree, category } = useLoaderData<FormOnScreen>()
  const refused = useActionData<Refused>()
  return (
    <section className="categories categories-form-page" aria-labelledby="category-title">
      <h1 id="category-title">{category ? 'Edit Category' : 'Add Category'}</h1>
      {tree === 'unanswered' ? (
        <Unanswered />
      ) : (
        <CategoryForm key={category?.id} tree={tree} category={category} refused={refused} />
      )}
    </section>
  )
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ManagedNode } from '#contract/categories'
import { m } from '#messages'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { Link } from '../ui/Link.tsx'
import { CategoriesUnanswered } from './CategoriesUnanswered.tsx'
import { changeTree, type Done } from './change-tree.ts'
import { NewCategoryForm } from './NewCategoryForm.tsx'
import { readTree } from './read-tree.ts'
import { TreeSection } from './TreeSection.tsx'

interface CategoriesOnScreen {
  tree: ManagedNode[] | 'unanswered'
}

export async function loader({ request }: LoaderFunctionArgs): Promise<CategoriesOnScreen> {
  requireSession(request, ['Admin'])
  return { tree: await readTree() }
}

export async function action({ request }: ActionFunctionArgs): Promise<Done | null> {
  requireSession(request, ['Admin'])
  return await changeTree(await request.formData())
}

export { shouldRevalidate } from '../ui/form/stay.ts'

export const handle = {
  head: (): PageHead => ({ title: m.categories_management(), isPrivate: true }),
}

export function Component() {
  const { tree } = useLoaderData<CategoriesOnScreen>()
  return (
    <section className="categories" aria-labelledby="categories-title">
      <header className="categories-heading">
        <h1 id="categories-title">{m.categories_management()}</h1>
        <Link className="button" data-kind="quiet" to="/admin/categories/create">
          {m.ui_add_category()}
        </Link>
      </header>
      {tree === 'unanswered' ? (
        <CategoriesUnanswered />
      ) : (
        <>
          <section className="categories-section" aria-labelledby="categories-root">
            <h2 id="categories-root">{m.categories_add_root_category()}</h2>
            <NewCategoryForm label={m.ui_name()} button={m.ui_add()} parentId={null} requires />
          </section>
          <TreeSection tree={tree} />
        </>
      )}
    </section>
  )
}

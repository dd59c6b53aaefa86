import { type LoaderFunctionArgs, redirect } from 'react-router'
import { requireSession } from '../platform/guards.ts'

/** `/product` leads to the products of whoever saved one (decisions, "Catalogue"). */
export function loader({ request }: LoaderFunctionArgs): Response {
  const { role } = requireSession(request, ['Admin', 'Vendor'])
  return redirect(role === 'Admin' ? '/admin/products' : '/dashboard/products')
}

export function Component() {
  return null
}

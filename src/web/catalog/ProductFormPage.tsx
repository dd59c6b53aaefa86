import { useState } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { CategoryNode } from '#contract/categories'
import type { ManagedProduct } from '#contract/managed-products'
import type { VendorStatus } from '#contract/vendors'
import { type Refused, refusedBy } from '../auth/refused.ts'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { toast } from '../ui/toasts.tsx'
import { StoreNotice } from '../vendors/StoreNotice.tsx'
import type { EarlierChart } from './ChartField.tsx'
import { rememberSaved } from './just-saved.ts'
import { ProductForm } from './ProductForm.tsx'
import { draftPlace, dropDraft } from './product-draft.ts'
import { readCategories } from './read-categories.ts'
import { refuseAsPage } from './refuse-as-page.ts'
import { storeApproval } from './store-approval.ts'

/** Nothing but its standing for a store that may not sell yet. */
interface FormOnScreen {
  approval: VendorStatus
  place: string
  /** Null: a new one is added. */
  product: ManagedProduct | null
  tree: CategoryNode[]
  charts: EarlierChart[]
}

export async function loader({ request, params: { id } }: LoaderFunctionArgs): Promise<FormOnScreen> {
  const { role, userId } = requireSession(request, ['Admin', 'Vendor'])
  const approval = await storeApproval(role)
  const place = draftPlace(userId, id)
  if (approval !== 'Approved') return { approval, place, product: null, tree: [], charts: [] }
  const [product, tree, charts] = await Promise.all([
    id ? call('GET /api/product/:id/manage', { params: { id } }).catch(refuseAsPage) : null,
    readCategories(role),
    call('GET /api/product/charts', {}),
  ])
  return { approval, place, product, tree, charts }
}

/** Saves the product. A refusal leaves the form as it was typed; only adding says in passing how it went (spec §8), the list says what was updated. */
export async function action({ request, params: { id } }: ActionFunctionArgs): Promise<Refused | Response> {
  const { userId } = requireSession(request, ['Admin', 'Vendor'])
  const body = await request.formData()
  try {
    if (id) await call('PUT /api/product/:id', { params: { id }, body })
    else await call('POST /api/product', { body })
    if (id) rememberSaved(String(body.get('name')))
    else toast('success', 'Product added.')
  } catch (error) {
    const refused = refusedBy(error, 'Something went wrong')
    if (!id) toast('error', refused.words)
    return refused
  }
  dropDraft(draftPlace(userId, id))
  return redirect('/product')
}

/** What was refused stays on screen as it is. */
export function shouldRevalidate(): boolean {
  return false
}

export const handle = {
  head: ({ product }: FormOnScreen): PageHead => ({
    title: product ? `Edit ${product.name}` : 'Add Product',
    isPrivate: true,
  }),
}

export function Component() {
  const { approval, place, product, tree, charts } = useLoaderData<FormOnScreen>()
  const [round, setRound] = useState(0)
  const discard = () => {
    dropDraft(place)
    setRound(round + 1)
  }
  return (
    <section className="manage" aria-labelledby="product-form-title">
      <h1 id="product-form-title">{product ? 'Edit Product' : 'Add Product'}</h1>
      {approval === 'Approved' ? (
        <ProductForm
          key={`${place}:${round}`}
          place={place}
          product={product}
          tree={tree}
          charts={charts}
          onDiscard={discard}
        />
      ) : (
        <StoreNotice status={approval} profile="/dashboard/profile" />
      )}
    </section>
  )
}

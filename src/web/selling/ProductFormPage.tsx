import { useState } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import type { CategoryNode } from '#contract/categories'
import type { OwnCommission } from '#contract/commission'
import type { ManagedProduct } from '#contract/selling'
import type { VendorStatus } from '#contract/vendors'
import { m } from '#messages'
import { readCategories } from '../categories/read-categories.ts'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { refuseAsPage } from '../platform/refuse-as-page.ts'
import { refusedBy } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'
import { StoreNotice } from '../vendors/StoreNotice.tsx'
import { storeApproval } from '../vendors/store-approval.ts'
import type { EarlierChart } from './ChartField.tsx'
import { rememberSaved } from './just-saved.ts'
import type { ProductEdit } from './merged-product.ts'
import { ProductForm } from './ProductForm.tsx'
import { draftPlace, dropDraft } from './product-draft.ts'
import { type NotSaved, saveEdit } from './save-product.ts'

/** For a store that may not sell yet, only its standing. */
interface FormOnScreen {
  approval: VendorStatus
  place: string
  product: ManagedProduct | null
  tree: CategoryNode[]
  charts: EarlierChart[]
  /** Of a store; null where it was not answered: the form does without. */
  commission: OwnCommission | null
}

export async function loader({ request, params: { id } }: LoaderFunctionArgs): Promise<FormOnScreen> {
  const { role, userId } = requireSession(request, ['Admin', 'Vendor'])
  const approval = await storeApproval(role)
  const place = draftPlace(userId, id)
  if (approval !== 'Approved') return { approval, place, product: null, tree: [], charts: [], commission: null }
  const [product, tree, charts, commission] = await Promise.all([
    id ? call('GET /api/product/:id/manage', { params: { id } }).catch(refuseAsPage) : null,
    readCategories(role),
    call('GET /api/product/charts', {}),
    role === 'Vendor' ? call('GET /api/commission/own', {}).catch(() => null) : null,
  ])
  return { approval, place, product, tree, charts, commission }
}

/** A refusal leaves the form as typed; only adding toasts (spec §8). */
export async function action({ request, params: { id } }: ActionFunctionArgs): Promise<NotSaved | Response> {
  const { userId } = requireSession(request, ['Admin', 'Vendor'])
  const body = await request.formData()
  const refused = id ? await update(id, body) : await add(body)
  if (refused) return refused
  dropDraft(draftPlace(userId, id))
  return redirect('/product')
}

async function add(body: FormData): Promise<NotSaved | null> {
  try {
    await call('POST /api/product', { body })
    toast('success', m.selling_product_added())
    return null
  } catch (error) {
    const refused = refusedBy(error, m.refusal_unexpected())
    toast('error', refused.words)
    return refused
  }
}

/** `saveEdit` says what travels. */
async function update(id: string, body: FormData): Promise<NotSaved | null> {
  const edit: ProductEdit = JSON.parse(String(body.get('edit')))
  const picture = body.get('imageFile')
  const refused = await saveEdit(id, edit, picture instanceof File ? picture : null, Number(body.get('fromVersion')))
  if (!refused) rememberSaved(edit.typed.name)
  return refused
}

/** A refused form stays as it is; Back may lead to the form of another product. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['id'] !== nextParams['id']
}

export const handle = {
  head: ({ product }: FormOnScreen): PageHead => ({
    title: product ? m.ui_edit_name({ name: product.name }) : m.ui_add_product(),
    isPrivate: true,
  }),
}

export function Component() {
  const { approval, place, product, tree, charts, commission } = useLoaderData<FormOnScreen>()
  const [round, setRound] = useState(0)
  const discard = () => {
    dropDraft(place)
    setRound(round + 1)
  }
  return (
    <section className="product-form-page" aria-labelledby="product-form-title">
      <h1 id="product-form-title">{product ? m.selling_edit_product() : m.ui_add_product()}</h1>
      {approval === 'Approved' ? (
        <ProductForm
          key={`${place}:${round}`}
          place={place}
          product={product}
          tree={tree}
          charts={charts}
          commission={commission}
          onDiscard={discard}
        />
      ) : (
        <StoreNotice status={approval} profile="/dashboard/profile" />
      )}
    </section>
  )
}

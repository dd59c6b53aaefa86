import type { Category, ManagedCategory } from '#contract/categories'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'
import { type Pressed, pressed } from '../ui/form/stay.ts'
import { toast } from '../ui/toasts.tsx'
import { categoryIn } from './category-edit.ts'

type Intent = 'create' | 'show' | 'hide' | 'place' | 'delete'

/** `refused`: only for a form with fields. */
export interface Done extends Partial<Pressed> {
  intent: Intent
  category?: Category
  refused?: Refused
}

/** Refusals as a toast, or at a field. */
export async function changeTree(form: FormData): Promise<Done | null> {
  const asked = INTENTS.find((each) => each === form.get('intent'))
  if (!asked) return null
  if (asked === 'create') return await create(form)
  try {
    return { intent: asked, ...(await ACTS[asked](form)) }
  } catch (error) {
    toast('error', wordsOf(error))
    return { intent: asked, ...pressed(error) }
  }
}

const INTENTS: readonly Intent[] = ['create', 'show', 'hide', 'place', 'delete']

/** A subcategory is sent as spec §9 has it; a root comes last. */
async function create(form: FormData): Promise<Done> {
  const name = typedIn(form, 'name').trim()
  const parentId = idIn(form, 'parentId')
  const body = parentId === null ? { name, parentId } : { name, parentId, isActive: true, displayOrder: 0 }
  try {
    const category = await call('POST /api/categories', { body })
    toast('success', m.categories_name_was_added({ name: category.name }))
    return { intent: 'create', category }
  } catch (error) {
    return { intent: 'create', refused: refusedBy(error, m.refusal_unexpected()), ...pressed(error) }
  }
}

type Act = (form: FormData) => Promise<{ category?: Category }>

const ACTS: Record<Exclude<Intent, 'create'>, Act> = {
  show: (form) => setActive(form, true),
  hide: (form) => setActive(form, false),
  async place(form) {
    const body = { parentId: idIn(form, 'parentId'), beforeId: idIn(form, 'beforeId') }
    const { parentId, displayOrder } = seenIn(form)
    const isAsSeen = (now: ManagedCategory) => now.parentId === parentId && now.displayOrder === displayOrder
    return {
      category: await unlessChanged(form, isAsSeen, (fromVersion) =>
        call('PUT /api/categories/:id/place', { ...paramsOf(form), body: { ...body, fromVersion } }),
      ),
    }
  },
  async delete(form) {
    await call('DELETE /api/categories/:id', paramsOf(form))
    toast('success', m.ui_deleted())
    return {}
  },
}

async function setActive(form: FormData, isActive: boolean): Promise<{ category: Category }> {
  const isAsSeen = (now: ManagedCategory) => now.isActive === seenIn(form).isActive
  const category = await unlessChanged(form, isAsSeen, (fromVersion) =>
    call('PUT /api/categories/:id', { ...paramsOf(form), body: { isActive, fromVersion } }),
  )
  toast(
    'success',
    isActive ? m.categories_name_active({ name: category.name }) : m.categories_name_inactive({ name: category.name }),
  )
  return { category }
}

/** Done all the same where somebody else changed something else meanwhile; otherwise refused, and the tree shows it. */
async function unlessChanged(
  form: FormData,
  isAsSeen: (now: ManagedCategory) => boolean,
  act: (fromVersion: number) => Promise<ManagedCategory>,
): Promise<ManagedCategory> {
  try {
    return await act(seenIn(form).version)
  } catch (error) {
    const now = categoryIn(error)
    if (!now || !isAsSeen(now)) throw error
    return await act(now.version)
  }
}

/** As on screen. */
function seenIn(form: FormData): ManagedCategory {
  return JSON.parse(typedIn(form, 'seen'))
}

function paramsOf(form: FormData): { params: { id: string } } {
  return { params: { id: typedIn(form, 'id') } }
}

function idIn(form: FormData, name: string): number | null {
  const text = typedIn(form, name)
  return text === '' ? null : Number(text)
}

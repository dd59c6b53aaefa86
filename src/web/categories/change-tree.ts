import type { Category, ManagedCategory } from '#contract/categories'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { acts, paramsIn } from '../ui/acts/acts.ts'
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
export const changeTree = acts<Done>(
  {
    create: {
      answer: create,
      refused: (error) => ({
        intent: 'create',
        refused: refusedBy(error, m.refusal_unexpected()),
        ...pressed(error),
      }),
    },
    show: { answer: async (form) => ({ intent: 'show', category: await setActive(form, true) }) },
    hide: { answer: async (form) => ({ intent: 'hide', category: await setActive(form, false) }) },
    place: { answer: async (form) => ({ intent: 'place', category: await place(form) }) },
    delete: {
      answer: async (form) => {
        await call('DELETE /api/categories/:id', paramsIn(form))
        return { intent: 'delete' }
      },
      done: m.ui_deleted(),
    },
  },
  { answer: (error, form) => ({ intent: typedIn(form, 'intent') as Intent, ...pressed(error) }) },
)

/** A subcategory is sent as spec §9 has it; a root comes last. */
async function create(form: FormData): Promise<Done> {
  const name = typedIn(form, 'name').trim()
  const parentId = idIn(form, 'parentId')
  const body = parentId === null ? { name, parentId } : { name, parentId, isActive: true, displayOrder: 0 }
  const category = await call('POST /api/categories', { body })
  toast('success', m.categories_name_was_added({ name: category.name }))
  return { intent: 'create', category }
}

async function place(form: FormData): Promise<Category> {
  const body = { parentId: idIn(form, 'parentId'), beforeId: idIn(form, 'beforeId') }
  const { parentId, displayOrder } = seenIn(form)
  const isAsSeen = (now: ManagedCategory) => now.parentId === parentId && now.displayOrder === displayOrder
  return await unlessChanged(form, isAsSeen, (fromVersion) =>
    call('PUT /api/categories/:id/place', { ...paramsIn(form), body: { ...body, fromVersion } }),
  )
}

async function setActive(form: FormData, isActive: boolean): Promise<Category> {
  const isAsSeen = (now: ManagedCategory) => now.isActive === seenIn(form).isActive
  const category = await unlessChanged(form, isAsSeen, (fromVersion) =>
    call('PUT /api/categories/:id', { ...paramsIn(form), body: { isActive, fromVersion } }),
  )
  const { name } = category
  toast('success', isActive ? m.categories_name_active({ name }) : m.categories_name_inactive({ name }))
  return category
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

function idIn(form: FormData, name: string): number | null {
  const text = typedIn(form, name)
  return text === '' ? null : Number(text)
}

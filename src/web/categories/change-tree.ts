import type { Category } from '#contract/categories'
import { type Refused, refusedBy, typedIn } from '../auth/refused.ts'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { toast } from '../ui/toasts.tsx'

type Deed = 'create' | 'show' | 'hide' | 'place' | 'delete'

/** What became of a deed. `refused` is only there for a form whose fields can say it. */
export interface Done {
  deed: Deed
  category?: Category
  refused?: Refused
}

/** Does what a button or form of the tree asked for. What is refused is said in passing, or at the field of a form. */
export async function changeTree(form: FormData): Promise<Done | null> {
  const asked = DEEDS.find((each) => each === form.get('deed'))
  if (!asked) return null
  if (asked === 'create') return await create(form)
  try {
    return { deed: asked, ...(await ACTS[asked](form)) }
  } catch (error) {
    toast('error', wordsOf(error))
    return { deed: asked }
  }
}

const DEEDS: readonly Deed[] = ['create', 'show', 'hide', 'place', 'delete']

/** A subcategory is sent as spec §9 has it; a root comes last. */
async function create(form: FormData): Promise<Done> {
  const name = typedIn(form, 'name').trim()
  const parentId = idIn(form, 'parentId')
  const body = parentId === null ? { name, parentId } : { name, parentId, isActive: true, displayOrder: 0 }
  try {
    const category = await call('POST /api/categories', { body })
    toast('success', `“${category.name}” was added.`)
    return { deed: 'create', category }
  } catch (error) {
    return { deed: 'create', refused: refusedBy(error, 'Something went wrong') }
  }
}

type Act = (form: FormData) => Promise<{ category?: Category }>

const ACTS: Record<Exclude<Deed, 'create'>, Act> = {
  show: (form) => setActive(form, true),
  hide: (form) => setActive(form, false),
  async place(form) {
    const body = { parentId: idIn(form, 'parentId'), beforeId: idIn(form, 'beforeId') }
    return { category: await call('PUT /api/categories/:id/place', { ...paramsOf(form), body }) }
  },
  async delete(form) {
    await call('DELETE /api/categories/:id', paramsOf(form))
    toast('success', 'Deleted.')
    return {}
  },
}

async function setActive(form: FormData, isActive: boolean): Promise<{ category: Category }> {
  const category = await call('PUT /api/categories/:id', { ...paramsOf(form), body: { isActive } })
  toast('success', `“${category.name}” is ${isActive ? 'active' : 'inactive: shoppers see nothing of it'}.`)
  return { category }
}

function paramsOf(form: FormData): { params: { id: string } } {
  return { params: { id: typedIn(form, 'id') } }
}

function idIn(form: FormData, name: string): number | null {
  const text = typedIn(form, name)
  return text === '' ? null : Number(text)
}

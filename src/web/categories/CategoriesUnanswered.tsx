import { m } from '#messages'
import { Unanswered } from '../ui/list/Unanswered.tsx'

export function CategoriesUnanswered() {
  return <Unanswered className="categories-none" text={m.categories_could_not_loaded()} />
}

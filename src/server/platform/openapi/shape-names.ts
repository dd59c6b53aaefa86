import * as z from 'zod/mini'
import { categoryTree, managedTree } from '#contract/categories'
import * as declared from '#contract/declarations'
import * as fields from '#contract/machinery/fields'
import { eventBodies } from '#contract/webhooks/event-bodies'

/** What the contract exports is a shape of that name: `orderRow` is `OrderRow`. */
export const shapeNames = z.registry<{ id: string }>()

// Of the fields that are read as something else than they are written, it alone is in answers, too.
const { optionalPhone: _, ...named } = { ...fields, ...declared }
for (const [name, declaration] of Object.entries(named))
  if (declaration instanceof z.ZodMiniType) shapeNames.add(declaration, { id: capitals(name) })
// Shapes that hold themselves.
shapeNames.add(categoryTree.reply.def.element, { id: 'CategoryNode' })
shapeNames.add(managedTree.reply.def.element, { id: 'ManagedCategory' })
for (const body of eventBodies) shapeNames.add(body, { id: `${capitals(body.shape.type.def.values[0] ?? '')}Event` })

/** `order.placed` → OrderPlaced */
function capitals(name: string): string {
  return name.replace(/(?:^|[._])(\w)/g, (_, first: string) => first.toUpperCase())
}

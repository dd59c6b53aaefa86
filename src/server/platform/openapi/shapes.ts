import * as z from 'zod/mini'
import { cart, cartLine } from '#contract/cart'
import { category, categoryTree, managedTree } from '#contract/categories'
import { email, moment, money } from '#contract/machinery/fields'
import { order, orderLine, orderRow, parcel } from '#contract/orders'
import { product, sizeChartRow } from '#contract/products'
import { MAX_TAKA } from '#contract/values/money'

export interface Shape {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  contentMediaType?: string
  pattern?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: Shape
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: unknown
}

export const SHAPES_AT = '#/components/schemas/'

const named = z.registry<{ id: string }>()
named.add(product, { id: 'Product' })
named.add(sizeChartRow, { id: 'SizeChartRow' })
named.add(category, { id: 'Category' })
named.add(categoryTree.reply.def.element, { id: 'CategoryNode' })
named.add(managedTree.reply.def.element, { id: 'ManagedCategory' })
named.add(cart, { id: 'Cart' })
named.add(cartLine, { id: 'CartLine' })
named.add(orderRow, { id: 'OrderRow' })
named.add(order, { id: 'Order' })
named.add(parcel, { id: 'Parcel' })
named.add(orderLine, { id: 'OrderLine' })

const told = new Map<unknown, Shape>([
  [money, { minimum: 0, maximum: MAX_TAKA, multipleOf: 0.01, description: 'Taka, at most two decimals.' }],
  [email, { format: 'email' }],
  [moment, { format: 'date-time', description: 'ISO 8601 in UTC.' }],
])

/** As JSON Schema, of a request (`input`) or an answer (`output`). */
export function shapeOf(schema: z.ZodMiniType, side: 'input' | 'output', shapes: Record<string, Shape>): Shape {
  const made = z.toJSONSchema(schema, { io: side, metadata: named, unrepresentable: 'any', override: tidy })
  const text = JSON.stringify(made).replaceAll('"#/$defs/', `"${SHAPES_AT}`)
  const { $schema, $defs = {}, ...shape } = JSON.parse(text)
  for (const [name, defined] of Object.entries<Shape>($defs)) {
    if (name.startsWith('__')) throw new Error('A shape that holds itself needs a name in openapi/shapes.ts.')
    shapes[name] = defined
  }
  return shape
}

const FILE: Shape = { type: 'string', contentMediaType: 'application/octet-stream' }

/** In the contract `z.instanceof` is always a file. */
function isFile({ _zod }: z.core.$ZodTypes): boolean {
  return _zod.def.type === 'custom' && 'Class' in _zod.bag
}

function tidy({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes
  jsonSchema: z.core.JSONSchema.BaseSchema
}): void {
  const { def } = zodSchema._zod
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  // Answers may grow.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (def.type === 'default')
    jsonSchema.default = jsonSchema.type === 'string' ? `${def.defaultValue}` : def.defaultValue
  if (isFile(zodSchema)) Object.assign(jsonSchema, FILE)
  Object.assign(jsonSchema, told.get(zodSchema))
}

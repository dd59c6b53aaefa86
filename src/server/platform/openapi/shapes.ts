import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { day, email, id, moment, money, phone } from '#contract/machinery/fields'
import { LONGEST_EMAIL } from '#contract/values/limits'
import { MAX_TAKA } from '#contract/values/money'
import { shapeNames } from './shape-names.ts'

export interface Shape {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  examples?: unknown[]
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
  oneOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: unknown
}

export const SHAPES_AT = '#/components/schemas/'

const told = new Map<unknown, Shape>([
  [
    money,
    { minimum: 0, maximum: MAX_TAKA, multipleOf: 0.01, description: 'Taka, at most two decimals.', examples: [1450] },
  ],
  [email, { format: 'email', maxLength: LONGEST_EMAIL, examples: ['rahima@example.com'] }],
  [moment, { format: 'date-time', description: 'ISO 8601 in UTC.', examples: ['2026-11-21T02:00:00.000Z'] }],
  [day, { format: 'date', description: 'A day in Dhaka.', examples: ['2026-11-21'] }],
  [phone, { description: 'In any writing; kept in one.', examples: ['01711000000'] }],
  [id, { examples: [7] }],
])

/** As JSON Schema, of a request (`input`) or an answer (`output`). */
export function shapeOf(schema: z.ZodMiniType, side: 'input' | 'output', shapes: Record<string, Shape>): Shape {
  const made = z.toJSONSchema(schema, { io: side, metadata: shapeNames, unrepresentable: 'any', override: tidy })
  const text = JSON.stringify(made).replaceAll('"#/$defs/', `"${SHAPES_AT}`)
  const { $schema, $defs = {}, id: name, ...shape } = JSON.parse(text)
  for (const [inside, { id: _, ...defined }] of Object.entries<Shape & { id?: string }>($defs)) {
    if (inside.startsWith('__')) throw new Error('A shape that holds itself needs a name in openapi/shape-names.ts.')
    keep(inside, defined, shapes)
  }
  if (!name) return shape
  keep(name, shape, shapes)
  return { $ref: SHAPES_AT + name }
}

function keep(name: string, shape: Shape, shapes: Record<string, Shape>): void {
  if (!isDeepStrictEqual(shapes[name] ?? shape, shape))
    throw new Error(`${name} is sent in another form than it is answered in: it needs two names in the contract.`)
  shapes[name] = shape
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

import type { Endpoint } from '#contract/machinery/endpoint'
import type { Parameter } from './openapi-form.ts'
import { type Shape, shapeOf } from './shapes.ts'

const PLACES = { params: 'path', query: 'query', headers: 'header' } as const
const PARTS = ['params', 'query', 'headers'] as const

export function parametersOf(endpoint: Endpoint, shapes: Record<string, Shape>): Parameter[] {
  return PARTS.flatMap((part) => {
    const schema = endpoint[part]
    if (!schema) return []
    const { properties = {}, required = [] } = shapeOf(schema, 'input', shapes)
    return Object.entries(properties).map(([name, shape]) => ({
      name: part === 'headers' ? headerName(name) : name,
      in: PLACES[part],
      required: required.includes(name),
      schema: shape,
    }))
  })
}

/** `idempotency-key` → `Idempotency-Key` */
function headerName(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase())
}

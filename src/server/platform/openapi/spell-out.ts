import type { OpenApi } from './openapi-form.ts'
import { SHAPES_AT, type Shape } from './shapes.ts'

/** For people: a named shape of one value, such as `Money`, is spelled out wherever it is used; those of several fields stay links. */
export function spellOut(document: OpenApi): OpenApi {
  const { schemas } = document.components
  const linked = Object.fromEntries(Object.entries(schemas).filter(([, shape]) => !isValue(shape, schemas)))
  const components = { ...document.components, schemas: linked }
  return withValues({ ...document, components }, schemas)
}

function withValues(document: OpenApi, schemas: Record<string, Shape>): OpenApi {
  const text = JSON.stringify(document, (_, part: unknown) => {
    const shape = namedShape(part, schemas)
    return shape && isValue(shape, schemas) ? shape : part
  })
  return JSON.parse(text)
}

function isValue(shape: Shape, schemas: Record<string, Shape>): boolean {
  const { properties, items, additionalProperties } = shape
  if (properties || items || additionalProperties) return false
  const named = namedShape(shape, schemas)
  if (named) return isValue(named, schemas)
  return (shape.anyOf ?? shape.oneOf ?? []).every((one) => isValue(one, schemas))
}

function namedShape(part: unknown, schemas: Record<string, Shape>): Shape | undefined {
  if (typeof part !== 'object' || part === null || !('$ref' in part)) return undefined
  const ref = String(part.$ref)
  return ref.startsWith(SHAPES_AT) ? schemas[ref.slice(SHAPES_AT.length)] : undefined
}

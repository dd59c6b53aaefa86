import type { Endpoint } from '#contract/machinery/endpoint'
import { exampleOf } from './examples.ts'
import type { Answer, OpenApi, Ref } from './openapi-form.ts'
import { refusalAnswersOf } from './refusals.ts'
import { type Shape, shapeOf } from './shapes.ts'

export const sharedHeaders: OpenApi['components']['headers'] = {
  'X-Total-Count': { description: 'How many there are in all.', schema: { type: 'integer', minimum: 0 } },
  Link: { description: 'The next page, `<…>; rel="next"` (RFC 8288); absent at the end.', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer' } },
}

/** Success, and what may be answered instead. */
export function answersOf(endpoint: Endpoint, shapes: Record<string, Shape>): Record<string, Answer | Ref> {
  return { [String(endpoint.status ?? 200)]: successOf(endpoint, shapes), ...refusalAnswersOf(endpoint) }
}

function successOf(endpoint: Endpoint, shapes: Record<string, Shape>): Answer {
  const { list, reply, status, download = 'application/json' } = endpoint
  const example = exampleOf(endpoint)?.reply
  const one = shapeOf(reply, 'output', shapes)
  const many: Shape = { type: 'array', items: one }
  const bare = list === 'items' ? { type: 'object', properties: { items: many }, required: ['items'] } : many
  return {
    description: status === 201 ? 'Made.' : list ? 'One page of the list.' : 'Done.',
    ...(list ? { headers: headers('X-Total-Count', 'Link') } : {}),
    content: { [download]: { schema: list ? bare : one, ...(example === undefined ? {} : { example }) } },
  }
}

function headers(...names: string[]): Record<string, Ref> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

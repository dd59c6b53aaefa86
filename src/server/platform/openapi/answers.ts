import type { Endpoint } from '#contract/machinery/endpoint'
import { type ProblemCode, problemWords } from '#contract/problems'
import type { Answer, OpenApi } from './openapi-form.ts'
import { byStatus, refusalsOf } from './refusals.ts'
import { SHAPES_AT, type Shape, shapeOf } from './shapes.ts'

export const sharedHeaders: OpenApi['components']['headers'] = {
  'X-Total-Count': { description: 'How many there are in all.', schema: { type: 'integer', minimum: 0 } },
  Link: { description: 'The next page, `<…>; rel="next"` (RFC 8288); absent at the end.', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer' } },
}

export function problemShape(codes: string[]): Shape {
  const current: Shape = {
    type: 'object',
    description: 'What the shop asks now, in taka; with `price_changed` only.',
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          properties: { productId: { type: 'integer' }, size: { type: 'string' }, price: { type: 'number' } },
          required: ['productId', 'size', 'price'],
        },
      },
      shipping: { type: 'number' },
      totalAmount: { type: 'number' },
    },
    required: ['items', 'shipping', 'totalAmount'],
  }
  const record: Shape = {
    type: 'object',
    description: 'What somebody else has changed, as it is now, under its kind; with `changed_meanwhile` only.',
    additionalProperties: { type: 'object', properties: { version: { type: 'integer' } }, required: ['version'] },
  }
  const fields: Shape = {
    type: 'object',
    description: 'Words by field name, such as `items.0.quantity`.',
    additionalProperties: { type: 'string' },
  }
  const text: Shape = {
    type: 'object',
    properties: { key: { type: 'string' }, params: { type: 'object', additionalProperties: { type: 'string' } } },
    required: ['key'],
  }
  const texts: Shape = {
    type: 'object',
    description:
      'What `message` and `fields` say, as keys of the message catalogue and their values, to render in another language; without `message` where that is `refusal_` and the code.',
    properties: { message: text, fields: { type: 'object', additionalProperties: text } },
  }
  return {
    type: 'object',
    properties: { message: { type: 'string' }, code: { type: 'string', enum: codes }, fields, texts, current, record },
    required: ['message', 'code'],
  }
}

/** Success, declared refusals by status, `default` for those of rules. */
export function answersOf(endpoint: Endpoint, shapes: Record<string, Shape>): Record<string, Answer> {
  const refusals = [...byStatus(refusalsOf(endpoint))].map(([status, codes]) => [String(status), refusal(codes)])
  return {
    [String(endpoint.status ?? 200)]: successOf(endpoint, shapes),
    ...Object.fromEntries(refusals),
    default: { description: 'A rule of the shop says no; the code says which.', content: PROBLEM },
  }
}

function successOf({ list, reply, status }: Endpoint, shapes: Record<string, Shape>): Answer {
  const one = shapeOf(reply, 'output', shapes)
  const many: Shape = { type: 'array', items: one }
  const bare = list === 'items' ? { type: 'object', properties: { items: many }, required: ['items'] } : many
  return {
    description: status === 201 ? 'Made.' : list ? 'One page of the list.' : 'Done.',
    ...(list ? { headers: headers('X-Total-Count', 'Link') } : {}),
    content: { 'application/json': { schema: list ? bare : one } },
  }
}

const PROBLEM = { 'application/json': { schema: { $ref: `${SHAPES_AT}Problem` } } }

function refusal(codes: ProblemCode[]): Answer {
  return {
    description: codes.map((code) => `\`${code}\`: ${problemWords(code)}`).join(' '),
    ...(codes.includes('database_away') ? { headers: headers('Retry-After') } : {}),
    content: PROBLEM,
  }
}

function headers(...names: string[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

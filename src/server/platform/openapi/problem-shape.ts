import { SHAPES_AT, type Shape } from './shapes.ts'

/** A message of the catalogue, with the values of its text. */
export const messageText: Shape = {
  type: 'object',
  properties: { key: { type: 'string' }, params: { type: 'object', additionalProperties: { type: 'string' } } },
  required: ['key'],
}

/** Every answer that is none of success. */
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
  const text: Shape = { $ref: `${SHAPES_AT}MessageText` }
  const texts: Shape = {
    type: 'object',
    description:
      'What `message` and `fields` say, as keys of the message catalogue and their values, to render in another language; without `message` where that is `refusal_` and the code.',
    properties: { message: text, fields: { type: 'object', additionalProperties: text } },
  }
  const challenge: Shape = {
    type: 'string',
    description: 'For the second step of the login; with `totp_required` only.',
  }
  return {
    type: 'object',
    properties: {
      message: { type: 'string' },
      code: { type: 'string', enum: codes },
      fields,
      texts,
      current,
      record,
      challenge,
    },
    required: ['message', 'code'],
  }
}

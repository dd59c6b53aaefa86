import * as z from 'zod/mini'
import { eventBodies } from '#contract/webhooks/event-bodies'
import type { OpenApi, Parameter } from './openapi-form.ts'
import { type Shape, shapeOf } from './shapes.ts'

const ABOUT = `What is sent to the address of a webhook: an event, in the form of Standard Webhooks (standardwebhooks.com).
Answer 2xx within seconds. Anything else is tried again, at longer and longer intervals for some three days; 410 switches the webhook off. The same event may come twice.`

/** One call for all events: `type` says which it is. */
export function webhooksOf(shapes: Record<string, Shape>): OpenApi['webhooks'] {
  const schema = shapeOf(z.union(eventBodies), 'output', shapes)
  return {
    event: {
      post: {
        operationId: 'receiveEvent',
        tags: ['webhooks'],
        summary: 'An event that the address of a webhook is told of.',
        description: ABOUT,
        security: [],
        parameters: HEADERS,
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: {
          '200': { description: 'It has arrived.' },
          '410': { description: 'The address wants no more: the webhook is switched off.' },
          default: { description: 'It is sent again later.' },
        },
      },
    },
  }
}

const HEADERS: Parameter[] = [
  header('webhook-id', 'The same each time that an event is sent.', { type: 'string' }),
  header('webhook-timestamp', 'Seconds since 1970, when it was sent.', { type: 'string', pattern: '^\\d+$' }),
  header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in base64; after a change of the secret two of them, with a blank between.',
    { type: 'string' },
  ),
]

function header(name: string, description: string, schema: Shape): Parameter {
  return { name, in: 'header', required: true, description, schema }
}

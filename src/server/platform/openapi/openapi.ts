import { callsByName } from '#contract/calls'
import type { Endpoint } from '#contract/machinery/endpoint'
import { problems } from '#contract/problems'
import { answersOf, sharedHeaders } from './answers.ts'
import { exampleOf } from './examples.ts'
import type { CallOperation, Content, OpenApi } from './openapi-form.ts'
import { parametersOf } from './parameters.ts'
import { messageText, problemShape } from './problem-shape.ts'
import { refusalsOf, sharedRefusals } from './refusals.ts'
import { type Shape, shapeOf } from './shapes.ts'
import { shareAnswers } from './shared-answers.ts'
import { TAGS } from './tags.ts'
import { webhooksOf } from './webhooks.ts'

const ABOUT = `The calls of the Haat shop. Paths are matched without regard to case. Prices are taka with at most two decimals;
times are ISO 8601 in UTC. A call that is not for anyone wants \`Authorization: Bearer <token>\`, the token that log-in and registration answer with.
Every refusal is a \`Problem\`: a \`code\` for programs, a \`message\` for people, and \`fields\` where single fields are to be mended.`

/** None, as package.json has it. */
const LICENSE = { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' }

/** From the very schemas that parse. */
export function openApiOf(): OpenApi {
  const schemas: Record<string, Shape> = {
    Problem: problemShape(Object.keys(problems)),
    MessageText: messageText,
  }
  const paths: OpenApi['paths'] = {}
  for (const [name, endpoint] of Object.entries(callsByName).toSorted(byTagAndPath)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Haat', version: '1', description: ABOUT, license: LICENSE },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: webhooksOf(schemas),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      headers: sharedHeaders,
      responses: { ...sharedRefusals(), ...shareAnswers(paths) },
      schemas,
    },
  }
}

type Named = [name: string, endpoint: Endpoint]

function byTagAndPath([, one]: Named, [, other]: Named): number {
  const order = Object.keys(TAGS)
  return order.indexOf(tagOf(one)) - order.indexOf(tagOf(other)) || one.path.localeCompare(other.path)
}

function operationOf(name: string, endpoint: Endpoint, shapes: Record<string, Shape>): CallOperation {
  const { summary, access, body } = endpoint
  const parameters = parametersOf(endpoint, shapes)
  return {
    operationId: name,
    tags: [tagOf(endpoint)],
    summary,
    security: access === 'anyone' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: contentOf(shapeOf(body, 'input', shapes), endpoint) } } : {}),
    responses: answersOf(endpoint, shapes),
    'x-access': access,
    'x-refusals': refusalsOf(endpoint),
  }
}

function contentOf(schema: Shape, endpoint: Endpoint): Content {
  if (endpoint.upload) return { 'multipart/form-data': { schema } }
  const example = exampleOf(endpoint)?.body
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } }
}

/** `/api/Vendors/Register` → vendors. */
function tagOf({ path }: Endpoint): string {
  const segment = path.split('/')[2]?.toLowerCase() ?? ''
  return segment === 'product' ? 'catalog' : segment
}

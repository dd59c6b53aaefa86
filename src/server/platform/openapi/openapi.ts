import type { Endpoint } from '#contract/machinery/endpoint'
import { problems } from '#contract/problems'
import { answersOf, problemShape, sharedHeaders } from './answers.ts'
import type { OpenApi, Operation } from './openapi-form.ts'
import { parametersOf } from './parameters.ts'
import { refusalsOf } from './refusals.ts'
import { type Shape, shapeOf } from './shapes.ts'

const ABOUT = `The calls of the Haat shop. Paths are matched without regard to case. Prices are taka with at most two decimals;
times are ISO 8601 in UTC. A call that is not for anyone wants \`Authorization: Bearer <token>\`, the token that log-in and registration answer with.
Every refusal is a \`Problem\`: a \`code\` for programs, a \`message\` for people, and \`fields\` where single fields are to be mended.`

/** From the very schemas that parse. */
export function openApiOf(api: readonly Endpoint[]): OpenApi {
  const schemas: Record<string, Shape> = { Problem: problemShape(Object.keys(problems)) }
  const paths: OpenApi['paths'] = {}
  for (const endpoint of api) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Haat', version: '1', description: ABOUT },
    servers: [{ url: '/' }],
    tags: [...new Set(api.map(roomOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      headers: sharedHeaders,
      schemas,
    },
  }
}

function operationOf(endpoint: Endpoint, shapes: Record<string, Shape>): Operation {
  const { method, path, summary, access, body } = endpoint
  const parameters = parametersOf(endpoint, shapes)
  return {
    operationId: method.toLowerCase() + path.replace(/[/:]+(\w)/g, (_, first: string) => first.toUpperCase()),
    tags: [roomOf(endpoint)],
    summary,
    security: access === 'anyone' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: contentOf(shapeOf(body, 'input', shapes), endpoint) } } : {}),
    responses: answersOf(endpoint, shapes),
    'x-access': access,
    'x-refusals': refusalsOf(endpoint),
  }
}

function contentOf(schema: Shape, { upload }: Endpoint): NonNullable<Operation['requestBody']>['content'] {
  return upload ? { 'multipart/form-data': { schema } } : { 'application/json': { schema } }
}

/** `/api/Vendors/Register` → vendors. */
function roomOf({ path }: Endpoint): string {
  const segment = path.split('/')[2]?.toLowerCase() ?? ''
  return segment === 'product' ? 'catalog' : segment
}

import type { Answer, OpenApi, Ref } from './openapi-form.ts'
import { SHAPES_AT } from './shapes.ts'

export const ANSWERS_AT = '#/components/responses/'

/** Names the answers that several calls give alike, such as `Cart` and `PayoutPage`, and has the calls refer to them. */
export function shareAnswers(paths: OpenApi['paths']): Record<string, Answer> {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const given = operations.flatMap(({ responses }) => Object.values(responses)).map((answer) => JSON.stringify(answer))
  const shared: Record<string, Answer> = {}
  for (const { responses } of operations)
    for (const [status, answer] of Object.entries(responses)) {
      const name = isAnswer(answer) ? nameOf(status, answer) : undefined
      if (!name || !isAnswer(answer) || isAlone(JSON.stringify(answer), given)) continue
      shared[name] = answer
      responses[status] = { $ref: `${ANSWERS_AT}${name}` }
    }
  return shared
}

function isAlone(answer: string, given: string[]): boolean {
  return given.indexOf(answer) === given.lastIndexOf(answer)
}

function isAnswer(answer: Answer | Ref): answer is Answer {
  return !('$ref' in answer)
}

/** By the name of its shape; nothing where that has none. */
function nameOf(status: string, { content = {} }: Answer): string | undefined {
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(content)
  if (type === 'text/csv') return 'CsvFile'
  const name = (schema.$ref ?? schema.items?.$ref)?.slice(SHAPES_AT.length)
  return name && `${status === '201' ? 'New' : ''}${name}${schema.items ? 'Page' : ''}`
}

import { type ProblemCode, problems, problemWords } from '#contract/problems'
import { escapeHtml } from '#contract/values/escape-html'
import { LANGUAGE } from '#messages'
import type { OpenApi, Operation, Parameter } from './openapi-form.ts'
import { shapeHtml } from './shape-html.ts'
import type { Shape } from './shapes.ts'
import { style } from './style.ts'

const everyCode = Object.keys(problems) as ProblemCode[]

const AUDIENCE: Record<Operation['x-access'], string> = {
  anyone: 'anyone',
  'signed-in': 'signed in',
  vendor: 'vendors',
  'approved-vendor': 'approved vendors',
  'approved-vendor-or-admin': 'approved vendors and admins',
  admin: 'admins',
}

/** The document as a page for people: one part a room, one fold a call, nothing loaded and nothing run. */
export function pageOf({ info, tags, paths, components }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const roomHtml = (room: string) =>
    `<section aria-labelledby="${room}"><h2 id="${room}">${room}</h2>
${calls
  .filter(({ operation }) => operation.tags[0] === room)
  .map(({ path, method, operation }) => callHtml(path, method, operation))
  .join('\n')}</section>`
  const rooms = tags.map(({ name }) => escapeHtml(name))
  return `<!doctype html>
<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The calls of Haat</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header><h1>The calls of ${escapeHtml(info.title)}</h1>
<p>${words(info.description)}</p>
<p><a href="/api/docs/openapi.json">openapi.json</a> says the same to programs (OpenAPI 3.1).</p></header>
<nav aria-label="Parts"><ul>${[...rooms, 'shapes', 'refusals'].map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
<main>
${rooms.map(roomHtml).join('\n')}
<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>
${Object.entries(components.schemas).map(namedHtml).join('\n')}</section>
<section aria-labelledby="refusals"><h2 id="refusals">Refusals</h2>
<p>Any call may answer with one of these, in the form of <a href="#shape-Problem">Problem</a>.</p>
${refusalsHtml(everyCode)}</section>
</main>
<footer><a href="/">To the shop</a></footer>
</body>
</html>
`
}

function callHtml(path: string, method: string, operation: Operation): string {
  const { summary, parameters, requestBody, responses } = operation
  const [status = '200', answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  return `<details class="${method}" id="${escapeHtml(operation.operationId)}"><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <em>${AUDIENCE[operation['x-access']]}</em> <span>${words(summary)}</span></summary>
<div class="told">
${parameters ? `<h3>Parameters</h3>${parametersHtml(parameters)}` : ''}
${requestBody ? bodyHtml(requestBody.content) : ''}
${answer?.content ? part(`Answer ${status}`, answer.content['application/json'].schema) : ''}
${
  answer?.headers
    ? `<p>With the headers ${words(
        Object.keys(answer.headers)
          .map((name) => `\`${name}\``)
          .join(' and '),
      )}.</p>`
    : ''
}
<h3>Refusals of this call’s form; its rules may give others of the <a href="#refusals">list</a></h3>
${refusalsHtml(operation['x-refusals'])}
</div></details>`
}

function bodyHtml(content: NonNullable<Operation['requestBody']>['content']): string {
  if ('application/json' in content) return part('Body', content['application/json'].schema)
  return part('Form (multipart/form-data)', content['multipart/form-data'].schema)
}

/** Plain text whose `names` stand in backquotes. */
function words(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

function part(title: string, shape: Shape): string {
  return `<h3>${title}</h3><pre>${shapeHtml(shape)}</pre>`
}

function parametersHtml(parameters: Parameter[]): string {
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `${escapeHtml(name)}${required ? '' : '<i>?</i>'}: ${shapeHtml(schema)} <small>in the ${place}</small>`,
  )
  return `<pre>${rows.join('\n')}</pre>`
}

function namedHtml([name, shape]: [string, Shape]): string {
  const id = escapeHtml(name)
  return `<h3 id="shape-${id}">${id}</h3><pre>${shapeHtml(shape)}</pre>`
}

function refusalsHtml(codes: ProblemCode[]): string {
  const rows = codes.map((name) => `<dt>${problems[name][0]} ${name}</dt><dd>${escapeHtml(problemWords(name))}</dd>`)
  return `<dl>${rows.join('')}</dl>`
}

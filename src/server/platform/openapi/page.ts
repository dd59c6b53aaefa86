import { type ProblemCode, problems, problemWords } from '#contract/problems'
import { escapeHtml } from '#contract/values/escape-html'
import { LANGUAGE } from '#messages'
import type { Answer, CallOperation, Content, OpenApi, Parameter, Ref } from './openapi-form.ts'
import { shapeHtml } from './shape-html.ts'
import type { Shape } from './shapes.ts'
import { ANSWERS_AT } from './shared-answers.ts'
import { spellOut } from './spell-out.ts'
import { style } from './style.ts'

const everyCode = Object.keys(problems) as ProblemCode[]

const AUDIENCE: Record<CallOperation['x-access'], string> = {
  anyone: 'anyone',
  'signed-in': 'signed in',
  vendor: 'vendors',
  'approved-vendor': 'approved vendors',
  'approved-vendor-or-admin': 'approved vendors and admins',
  admin: 'admins',
}

/** The document as a page for people: one part a room, one fold a call, nothing loaded and nothing run. */
export function pageOf(document: OpenApi): string {
  const { info, tags, paths, webhooks, components } = spellOut(document)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const roomHtml = ({ name, description }: OpenApi['tags'][number]) =>
    `<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2>
<p>${words(description)}</p>
${calls
  .filter(({ operation }) => operation.tags[0] === name)
  .map(({ path, method, operation }) => callHtml(path, method, operation, components.responses))
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
<nav aria-label="Parts"><ul>${[...rooms, 'events', 'shapes', 'refusals'].map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
<main>
${tags.map(roomHtml).join('\n')}
<section aria-labelledby="events"><h2 id="events">Events</h2>
${eventsHtml(webhooks)}</section>
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

function callHtml(path: string, method: string, operation: CallOperation, shared: Record<string, Answer>): string {
  const { summary, parameters, requestBody, responses } = operation
  const [status = '200', given] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const answer = given && answerIn(given, shared)
  return `<details class="${method}" id="${escapeHtml(operation.operationId)}"><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <em>${AUDIENCE[operation['x-access']]}</em> <span>${words(summary)}</span></summary>
<div class="told">
${parameters ? `<h3>Parameters</h3>${parametersHtml(parameters)}` : ''}
${requestBody ? contentHtml('Body', requestBody.content) : ''}
${answer?.content ? contentHtml(`Answer ${status}`, answer.content) : ''}
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

function answerIn(answer: Answer | Ref, shared: Record<string, Answer>): Answer | undefined {
  return '$ref' in answer ? shared[answer.$ref.slice(ANSWERS_AT.length)] : answer
}

/** What webhooks are sent, beside the calls that keep them. */
function eventsHtml(webhooks: OpenApi['webhooks']): string {
  return Object.values(webhooks)
    .map(
      ({ post: { description = '', parameters = [], requestBody } }) =>
        `<p>${words(description)}</p><h3>Headers</h3>${parametersHtml(parameters)}${requestBody ? contentHtml('Body', requestBody.content) : ''}`,
    )
    .join('')
}

function contentHtml(title: string, content: Content): string {
  return Object.entries(content)
    .map(
      ([type, { schema, example }]) =>
        part(type === 'application/json' ? title : `${title} (${type})`, schema) +
        (example === undefined ? '' : `<h3>Such as</h3><pre>${escapeHtml(JSON.stringify(example, null, 2))}</pre>`),
    )
    .join('')
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

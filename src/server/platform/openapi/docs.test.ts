import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api as declared } from '#contract/calls'
import { events } from '#contract/events'
import type { Endpoint } from '#contract/machinery/endpoint'
import { problems, problemWords } from '#contract/problems'
import { escapeHtml } from '#contract/values/escape-html'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import type { Answer, OpenApi, Operation } from './openapi-form.ts'
import { shapeHtml } from './shape-html.ts'
import type { Shape } from './shapes.ts'

const api: readonly Endpoint[] = declared

let shop: TestShop
let document: OpenApi
let html: string
beforeAll(async () => {
  shop = await openTestShop()
  document = (await shop.request('GET', '/api/docs/openapi.json')).body
  html = (await shop.request('GET', '/api/docs')).body
})
afterAll(() => shop.close())

const answerOf = (operation: Operation | undefined, status: string): Answer | undefined => {
  const answer = operation?.responses[status] ?? operation?.responses['default']
  return answer && '$ref' in answer ? document.components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer
}

/** Every shape of fields, at any depth. */
function objectsIn(value: unknown): Shape[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(objectsIn)
  return 'properties' in value && 'type' in value ? [value as Shape, ...below] : below
}

/** Several events may say the same. */
const isEventData = (text: string) =>
  /^\{"type":"object","properties":\{"(?:\w+Id)"/.test(text) && /"(order|store|product)"/.test(text)

const operationOf = (method: string, path: string) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]

/** Every value under a key, at any depth. */
function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, below]) => [...(name === key ? [below] : []), ...valuesOf(key, below)])
}

describe('the OpenAPI document', () => {
  test('names every call once, with its audience and its success', () => {
    expect(document.openapi).toBe('3.1.0')
    for (const { method, path, access, status = 200, summary } of api) {
      const operation = operationOf(method, path)
      expect(operation?.summary).toBe(summary)
      expect(operation?.security).toEqual(access === 'anyone' ? [] : [{ bearer: [] }])
      expect(Object.keys(operation?.responses ?? {}).filter((code) => code.startsWith('2'))).toEqual([String(status)])
    }
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    expect(operations).toHaveLength(api.length)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(api.length)
  })

  test('declares every name in a path as a required parameter, and no other', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters = [] } of Object.values(methods)) {
        const declared = parameters.filter((parameter) => parameter.in === 'path')
        expect(declared.map(({ name }) => name)).toEqual(inPath)
        expect(declared.every(({ required }) => required)).toBe(true)
      }
    }
  })

  test('has every shape it refers to', () => {
    const refs = [...new Set(valuesOf('$ref', document))] as string[]
    expect(refs).toContain('#/components/schemas/Product')
    for (const ref of refs) {
      const found = ref
        .slice(2)
        .split('/')
        .reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], document)
      expect(found, ref).toBeTypeOf('object')
    }
  })

  test('tells what may be sent, before it is read', () => {
    const { requestBody, parameters } = operationOf('POST', '/api/orders/create') ?? {}
    expect(requestBody?.content).toHaveProperty(
      ['application/json', 'schema', 'properties'],
      expect.objectContaining({
        email: { $ref: '#/components/schemas/Email' },
        items: expect.objectContaining({ type: 'array', minItems: 1, maxItems: 50 }),
      }),
    )
    expect(document.components.schemas['Email']).toMatchObject({ type: 'string', format: 'email', maxLength: 254 })
    expect(parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: false }])
    const query = operationOf('GET', '/api/product')?.parameters
    expect(query).toContainEqual(
      expect.objectContaining({ name: 'limit', in: 'query', schema: expect.objectContaining({ default: '24' }) }),
    )
  })

  test('tells that files are sent in a form', () => {
    for (const { method, path, upload, body } of api) {
      const types = Object.keys(operationOf(method, path)?.requestBody?.content ?? {})
      expect([path, types]).toEqual([path, upload ? ['multipart/form-data'] : body ? ['application/json'] : []])
    }
    const file = { type: 'string', contentMediaType: 'application/octet-stream' }
    expect(valuesOf('$ref', operationOf('POST', '/api/product')?.requestBody)).toEqual([
      '#/components/schemas/ProductForm',
    ])
    const picture = valuesOf('imageFile', document.components.schemas['ProductForm'])
    expect(JSON.stringify(picture)).toContain(JSON.stringify(file).slice(1, -1))
    const table = valuesOf('file', operationOf('POST', '/api/product/import')?.requestBody)
    expect(JSON.stringify(table)).toContain(JSON.stringify(file).slice(1, -1))
  })

  test('says in which form a file is answered', () => {
    for (const { method, path, download, status = 200 } of api) {
      const types = Object.keys(answerOf(operationOf(method, path), String(status))?.content ?? {})
      expect([path, types]).toEqual([path, [download ?? 'application/json']])
    }
  })

  test('says to each call what a client acts upon: mend it, log in, or leave it', () => {
    for (const { method, path, access, body } of api) {
      const statuses = Object.keys(operationOf(method, path)?.responses ?? {})
      if (body || access === 'anyone') expect([path, ...statuses]).toContain('400')
      expect([path, statuses.includes('401')]).toEqual([path, access !== 'anyone'])
      expect([path, statuses.includes('403')]).toEqual([path, access !== 'anyone' && access !== 'signed-in'])
      expect([path, ...statuses]).toContain('default')
    }
  })

  test('calls each operation as the contract does, and says what each group is', () => {
    expect(operationOf('POST', '/api/orders/create')?.operationId).toBe('createOrder')
    const used = new Set(
      Object.values(document.paths).flatMap((methods) => Object.values(methods).flatMap((o) => o.tags)),
    )
    expect(document.tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted())
    for (const { description } of document.tags) expect(description).toMatch(/^[A-Z].*\.$/)
  })

  test('names each shape of three fields or more that stands in several places', () => {
    const shapes = objectsIn({ ...document, webhooks: {} }).filter(
      ({ properties = {} }) => Object.keys(properties).length > 2,
    )
    const texts = shapes.map((shape) => JSON.stringify(shape)).filter((text) => !isEventData(text))
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })

  test('gives examples that its own calls take', () => {
    const examples = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) => {
        const example = requestBody?.content['application/json']?.example
        return example === undefined ? [] : [{ name: `${method.toUpperCase()} ${path}`, example }]
      }),
    )
    expect(examples.length).toBeGreaterThan(8)
    for (const { name, example } of examples) {
      const call = api.find(({ method, path }) => name === `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
      expect([name, call?.body && z.safeParse(call.body, example).success]).toEqual([name, true])
    }
  })

  test('declares what webhooks are sent of every event', () => {
    const { requestBody, parameters = [] } = document.webhooks['event']?.post ?? {}
    expect(parameters.map(({ name }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature'])
    const refs = (requestBody?.content['application/json']?.schema.anyOf ?? []).map(({ $ref = '' }) => $ref)
    const types = refs.map(
      (ref) => document.components.schemas[ref.split('/').at(-1) ?? '']?.properties?.['type']?.const,
    )
    expect(types).toEqual(Object.keys(events))
  })

  test('tells how lists are paged', () => {
    for (const { method, path, list, status = 200 } of api) {
      const answer = answerOf(operationOf(method, path), String(status))
      expect(Object.keys(answer?.headers ?? {})).toEqual(list ? ['X-Total-Count', 'Link'] : [])
      const shape = answer?.content?.['application/json']?.schema
      if (list === 'array') expect(shape?.type).toBe('array')
      if (list === 'items') expect(shape?.properties?.items?.type).toBe('array')
    }
  })

  test('gives every refusal one form', () => {
    expect(document.components.schemas.Problem?.properties?.code?.enum).toEqual(Object.keys(problems))
    const addToCart = operationOf('POST', '/api/cart/add')
    for (const status of ['400', '401', '413', '415', '500', '503', 'default'])
      expect(answerOf(addToCart, status)?.content?.['application/json']?.schema).toEqual({
        $ref: '#/components/schemas/Problem',
      })
    expect(answerOf(addToCart, '401')?.description).toContain(problemWords('not_signed_in'))
  })
})

describe('the page of the calls', () => {
  test('lists every call with its words', () => {
    for (const { method, path } of api) {
      const shown = path.replace(/:(\w+)/g, '{$1}')
      expect(html).toContain(`<b>${method}</b> <code>${shown}</code>`)
    }
    for (const code of Object.keys(problems)) expect(html).toContain(` ${code}</dt>`)
  })

  test('leads only to places that are there', () => {
    const places = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, place] of html.matchAll(/href="#([^"]+)"/g)) expect(places).toContain(place)
  })

  test('may use its own style and nothing else', async () => {
    const { headers } = await shop.request('GET', '/api/docs')
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
    expect(html).not.toMatch(/<script|style="|src="/)
  })

  test('shows words as words', () => {
    expect(escapeHtml('<b title="x">&')).toBe('&#60;b title=&#34;x&#34;&#62;&#38;')
    expect(shapeHtml({ type: 'object', properties: { '<i>': { type: 'string', description: '<u>' } } })).toBe(
      '{\n  &#60;i&#62;<i>?</i>: <b>string</b> <small>&#60;u&#62;</small>\n}',
    )
  })
})

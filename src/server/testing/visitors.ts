import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished } from 'vitest'
import type { ShopProcess } from '../../../scripts/shop-process.mjs'
import { eventually } from './waiting.ts'

/** Somebody who keeps to one connection, and so to one worker. */
export interface Visitor {
  worker: number
  ask(
    method: string,
    path: string,
    more?: Record<string, string>,
  ): Promise<{ status: number; body: string; cookie: string; id: string }>
}

/** Whoever of the workers is free takes a connection in: a few, and each of the two has one. */
export async function visitorsOfBoth(shop: ShopProcess, url: string): Promise<[Visitor, Visitor]> {
  const found = new Map<number, Visitor>()
  await eventually(async () => {
    const visitor = await openVisitor(shop, url)
    found.set(visitor.worker, visitor)
    expect([...found.keys()].sort()).toEqual([1, 2])
  })
  const [one, other] = [found.get(1), found.get(2)]
  if (!one || !other) throw new Error('Only one worker answers.')
  return [one, other]
}

async function openVisitor(shop: ShopProcess, url: string): Promise<Visitor> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  let port: number | undefined
  const ask: Visitor['ask'] = (method, path, { body, ...headers } = {}) =>
    new Promise((resolve, reject) => {
      const asked = request(url + path, { agent, method, headers }, (answer) => {
        const { localPort } = answer.socket
        port ??= localPort
        if (localPort !== port) reject(new Error('The connection was lost: this may be another worker.'))
        const { 'x-request-id': id = '', 'set-cookie': [cookie = ''] = [] } = answer.headers
        const status = answer.statusCode ?? 0
        text(answer).then((read) => {
          resolve({ status, body: read, cookie: cookie.split(';')[0] ?? '', id: String(id) })
        }, reject)
      })
      asked.on('error', reject).end(body)
    })
  const { id } = await ask('GET', '/api/health')
  const worker = await eventually(() => {
    const line = shop
      .stdout()
      .split('\n')
      .find((each) => each.includes(id))
    expect(line).toBeDefined()
    return JSON.parse(line ?? '{}').worker
  })
  return { worker, ask }
}

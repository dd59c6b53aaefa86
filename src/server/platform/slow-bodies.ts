import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** How long headers may take to arrive, and a body: of any call, and of an upload by somebody who may make it. */
export const PATIENCE = { headersMs: 30_000, bodyMs: 30_000, uploadMs: 300_000 }

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Ends the connection of a call whose body does not arrive in time: whoever dawdles holds no place. */
export function cutSlowBodies(http: FastifyInstance, bodyMs: number): void {
  http.addHook('onRequest', async ({ raw }) => {
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0
    if (hasBody) cutAfter(raw, bodyMs)
  })
}

/** Gives an upload more time: for those who have been let in. A picture over a village’s network takes minutes. */
export function waitForUpload(raw: IncomingMessage, uploadMs: number): void {
  if (timers.has(raw)) cutAfter(raw, uploadMs)
}

function cutAfter(raw: IncomingMessage, ms: number): void {
  clearTimeout(timers.get(raw))
  const timer = setTimeout(() => raw.socket.destroy(), ms)
  timers.set(raw, timer)
  const arrived = () => clearTimeout(timer)
  raw.once('end', arrived).once('close', arrived)
}

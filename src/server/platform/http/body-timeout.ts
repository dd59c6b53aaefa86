import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Timeouts of headers, of bodies, of admitted uploads, and of connections on which nothing moves. */
export const BODY_TIMEOUTS = { headersMs: 30_000, bodyMs: 30_000, uploadMs: 300_000, silentMs: 60_000 }

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** A slow body holds no slot. */
export function timeOutBodies(http: FastifyInstance, bodyMs: number): void {
  http.addHook('onRequest', async ({ raw }) => {
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0
    if (hasBody) cutAfter(raw, bodyMs)
  })
}

/** For admitted uploads: a picture over a village’s network takes minutes. */
export function allowUploadTime(raw: IncomingMessage, uploadMs: number): void {
  if (timers.has(raw)) cutAfter(raw, uploadMs)
}

function cutAfter(raw: IncomingMessage, ms: number): void {
  clearTimeout(timers.get(raw))
  const timer = setTimeout(() => raw.socket.destroy(), ms)
  timers.set(raw, timer)
  const arrived = () => clearTimeout(timer)
  raw.once('end', arrived).once('close', arrived)
}

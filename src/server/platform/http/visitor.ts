import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReachedOf } from '../outbound/forwarded.ts'
import { Refusal } from '../refusal.ts'
import type { Caller } from './calls.ts'

export type VisitorOf = (request: FastifyRequest, reply: FastifyReply) => Caller

export function createVisitorOf(reachedOf: ReachedOf): VisitorOf {
  return ({ ip, headers, raw }, reply) => ({
    address: ip,
    userAgent: headers['user-agent'] ?? '',
    cookies: headers.cookie ?? '',
    setCookie(nameAndValue, maxAgeSeconds, path) {
      const secure = reachedOf(raw).isTls ? '; Secure' : ''
      const cookie = `${nameAndValue}; Max-Age=${maxAgeSeconds}; Path=${path}; HttpOnly; SameSite=Lax${secure}`
      reply.header('set-cookie', cookie)
    },
    hungUp: () => hungUp(reply),
  })
}

function hungUp({ raw, request }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  const { socket } = request.raw
  const leave = () => {
    socket.off('close', leave)
    if (!raw.writableFinished) leaving.abort(new Refusal('malformed_request'))
  }
  raw.once('close', leave)
  // Node closes no response that stands behind another on its connection.
  socket.once('close', leave)
  if (socket.destroyed) leave()
  return leaving.signal
}

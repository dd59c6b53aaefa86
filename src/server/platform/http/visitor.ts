import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from './calls.ts'
import type { ReachedOf } from './forwarded.ts'

export type VisitorOf = (request: FastifyRequest, reply: FastifyReply) => Visitor

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
  })
}

import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Http } from '../http/http.ts'

/** The browser’s built files under `/assets/` (compressed at build time, kept for ever: their names change with them). */
export function filesRoutes(http: Http, folder: string): void {
  http.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable')
    },
  })
}

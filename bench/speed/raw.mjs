import { createServer } from 'node:http'

// The limit of an answer from memory: a bare Node server that sends given bytes with given headers, whatever is asked.

/** @typedef {{ status: number, headers: Record<string, string>, body: string }} Job */

/** @type {Job} */
let { status, headers } = { status: 404, headers: {}, body: '' }
let bytes = Buffer.alloc(0)
const server = createServer((_request, response) => {
  response.writeHead(status, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1')

process.on('message', (/** @type {Job} */ job) => {
  status = job.status
  headers = job.headers
  bytes = Buffer.from(job.body, 'base64')
  const tell = () => process.send?.({ port: server.address().port })
  if (server.listening) tell()
  else server.once('listening', tell)
})
process.on('disconnect', () => process.exit())

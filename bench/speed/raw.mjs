import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

// The limit of an answer from memory: a bare Node server that sends these bytes with these headers, whatever is asked.

/** @type {{ status: number, headers: Record<string, string>, body: string }} */
const { status, headers, body } = JSON.parse(await text(process.stdin))
const bytes = Buffer.from(body, 'base64')
const server = createServer((_request, response) => {
  response.writeHead(status, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))

import type { IncomingMessage, ServerResponse } from 'node:http'

/** Who still sends a picture is to hear the answer. */
const MOST_UNREAD_BYTES = 12 * 1024 * 1024

/** Node would read an endless body for ever after the answer. */
export function endUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  response.prependOnceListener('finish', () => {
    if (request.complete) return
    // Read by us, or Node discards the rest without an end.
    request.read(0)
    let left = MOST_UNREAD_BYTES
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) request.socket.destroy()
    })
    request.resume()
  })
}

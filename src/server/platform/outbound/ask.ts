import { request as requestInClear } from 'node:http'
import { request as requestOverTls } from 'node:https'

export interface HttpRequest {
  method: string
  url: URL
  headers: Record<string, string>
  body: string | undefined
}

export interface HttpAnswer {
  status: number
  text: string
}

/** In ms. */
export interface AskTimeouts {
  connecting: number
  /** From the first byte to the last, whatever dribbles in between. */
  whole: number
}

/** No answer, or half of one. `isSent`: the other side may have what it was asked, and may act on it. */
export interface NoAnswer {
  isSent: boolean
  code: string
}

const MOST_ANSWER_BYTES = 64 * 1024

/**
 * One HTTP request on a connection of its own: one that is kept open may be closed by the other side in the moment in which it is used,
 * and nobody could say whether the request arrived. Never throws for what the other side, or the way to it, does.
 */
export async function askOnce(
  asked: HttpRequest,
  timeouts: AskTimeouts,
  mostBytes = MOST_ANSWER_BYTES,
): Promise<HttpAnswer | NoAnswer> {
  let isSent = false
  const { method, headers, url, body = '' } = asked
  const isTls = url.protocol === 'https:'
  return await new Promise((resolve) => {
    const bytes = Buffer.byteLength(body)
    const sized = method === 'GET' ? headers : { ...headers, 'content-length': String(bytes) }
    const request = (isTls ? requestOverTls : requestInClear)(url, { method, headers: sized, agent: false })
    const end = (answer: HttpAnswer | NoAnswer) => {
      clearTimeout(connecting)
      clearTimeout(whole)
      resolve(answer)
      request.destroy()
    }
    const stop = (code: string) => end({ isSent, code })
    const connecting = setTimeout(() => !isSent && stop('ETIMEDOUT'), timeouts.connecting)
    const whole = setTimeout(stop, timeouts.whole, 'ESILENT')
    // From here on bytes are written.
    request.once('socket', (socket) => socket.once(isTls ? 'secureConnect' : 'connect', () => (isSent = true)))
    request.on('error', (error: NodeJS.ErrnoException) => stop(error.code ?? 'unknown'))
    request.once('response', (response) => {
      const chunks: Buffer[] = []
      let length = 0
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        length += chunk.length
        if (length > mostBytes) stop('ETOOLONG')
      })
      response.once('error', () => stop('EHALF'))
      response.once('close', () =>
        response.complete ? end({ status: response.statusCode ?? 0, text: textOf(chunks) }) : stop('EHALF'),
      )
    })
    request.end(body)
  })
}

function textOf(chunks: Buffer[]): string {
  return Buffer.concat(chunks).toString('utf8')
}

import type { IncomingMessage } from 'node:http'
import { type Outbound, type OutboundFailure, reach } from './reach.ts'

export type Posted = { durationMs: number } & ({ status: number; answer: string } | { failure: OutboundFailure })

const TIMEOUT_MS = 15_000
/** Of an answer nobody reads more. */
const MAX_ANSWER_BYTES = 1_000

/** Through the guard of reach.ts; the answer is read no further than its beginning. */
export async function post(
  url: URL,
  body: string,
  headers: Record<string, string>,
  { timeout = AbortSignal.timeout(TIMEOUT_MS), ...outbound }: Omit<Outbound, 'timeout'> & Partial<Outbound>,
): Promise<Posted> {
  const began = performance.now()
  const outcome = await reach(url, { method: 'POST', headers, body }, { ...outbound, timeout }, async (response) => ({
    status: response.statusCode ?? 0,
    answer: await beginningOf(response),
  }))
  return { ...outcome, durationMs: Math.round(performance.now() - began) }
}

/** What there is of it where it breaks off, or takes too long: the status has been told. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of response) {
      parts.push(part)
      bytes += part.length
      if (bytes >= MAX_ANSWER_BYTES) break
    }
  } catch {
    // The beginning is all that is asked for.
  }
  return Buffer.concat(parts).subarray(0, MAX_ANSWER_BYTES).toString()
}

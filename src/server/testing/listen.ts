import { expect, onTestFinished } from 'vitest'
import type { TestShop } from './shop.ts'

/** Listens to server-sent events while the test runs; `told` is what was told so far. */
export async function listenTo<News>(
  shop: TestShop,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ told: News[]; close: () => void }> {
  const leaving = new AbortController()
  const answer = await fetch(`${shop.url}${path}`, { headers, signal: leaving.signal })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  const told: News[] = []
  void (async () => {
    const text = answer.body?.pipeThrough(new TextDecoderStream())
    for await (const part of text ?? [])
      for (const [, json = ''] of part.matchAll(/^data: (.+)$/gm)) told.push(JSON.parse(json))
  })().catch(() => undefined)
  onTestFinished(() => leaving.abort())
  return { told, close: () => leaving.abort() }
}

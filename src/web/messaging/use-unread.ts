import { useEffect, useState } from 'react'
import type { BellNews } from '#contract/messaging/bell'
import { storedSession } from '../platform/session.ts'

/** Once the page is there and quiet. */
const FIRST_MS = 3_000
/** After a stream that ended by itself, and after one that was refused or broke at once. */
const AGAIN_MS = 1_000
const LATER_MS = 60_000
/** The shop says something every 20 seconds: beyond this the line is dead, as when a phone has changed networks. */
const SILENCE_MS = 45_000

/** How many messages are new: told by the shop while this tab is seen, asked for every minute where it cannot be told. */
export function useUnread(): [number, (unread: number) => void] {
  const [unread, setUnread] = useState(0)
  useEffect(() => {
    let leaving = new AbortController()
    const begin = () => {
      leaving.abort()
      leaving = new AbortController()
      if (!document.hidden) void listen(setUnread, leaving.signal)
    }
    begin()
    document.addEventListener('visibilitychange', begin)
    return () => {
      leaving.abort()
      document.removeEventListener('visibilitychange', begin)
    }
  }, [])
  return [unread, setUnread]
}

async function listen(tell: (unread: number) => void, signal: AbortSignal): Promise<void> {
  await ask(tell, signal)
  await pause(FIRST_MS, signal)
  while (!signal.aborted) {
    const wasTold = await stream(tell, signal)
    if (!wasTold) await ask(tell, signal)
    await pause(wasTold ? AGAIN_MS : LATER_MS, signal)
  }
}

/** Until it ends; whether it told anything. */
async function stream(tell: (unread: number) => void, signal: AbortSignal): Promise<boolean> {
  let wasTold = false
  try {
    const { ok, body } = await get('/api/bell/stream', signal)
    if (!ok || !body) return false
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    try {
      for await (const news of newsOf(reader)) {
        tell(news.unread)
        wasTold = true
      }
    } finally {
      await reader.cancel()
    }
    return wasTold
  } catch {
    // Away for now: it is asked for.
    return wasTold
  }
}

async function* newsOf(reader: ReadableStreamDefaultReader<string>): AsyncGenerator<BellNews> {
  let rest = ''
  for (;;) {
    const { done, value } = await within(SILENCE_MS, reader.read())
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines.filter((each) => each.startsWith('data: '))) yield JSON.parse(line.slice('data: '.length))
  }
}

async function ask(tell: (unread: number) => void, signal: AbortSignal): Promise<void> {
  try {
    const answer = await get('/api/bell', signal)
    const news: BellNews | null = answer.ok ? await answer.json() : null
    if (news && !signal.aborted) tell(news.unread)
  } catch {
    // The next minute.
  }
}

/** Beside `call`: what is asked in the background ends no session and says no word. Asks nothing once nobody is logged in. */
async function get(path: string, signal: AbortSignal): Promise<Response> {
  const session = storedSession()
  if (!session) throw new Error('Logged out')
  return await fetch(path, { headers: { authorization: `Bearer ${session.token}` }, signal })
}

async function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('Nothing came')), ms)
  })
  return await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}

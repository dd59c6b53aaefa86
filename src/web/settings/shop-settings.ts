import { useEffect } from 'react'
import { useMatches } from 'react-router'
import type { PublicSettings } from '#contract/settings'
import { call } from '../platform/call.ts'

/** The route around every page, whose data they are. */
export const AROUND = 'Shell'
/** So old may be what a tab shows that is moved about in and never loaded anew. */
const MOST_AGE_MS = 60_000
let readAt = Date.now()

/** What everybody is told of the settings, for the frame of every page. Null where it was not answered: a page does without. */
export async function readShopSettings(): Promise<PublicSettings | null> {
  const settings = await call('GET /api/settings/public', {}).catch(() => null)
  if (settings) readAt = Date.now()
  return settings
}

/** They came with the page, and are asked for again where somebody may have changed them. */
export function mayBeOutdated(): boolean {
  return Date.now() - readAt > MOST_AGE_MS
}

/** Whoever has just changed them sees it. */
export function outdate(): void {
  readAt = 0
}

/** The last answer, in the browser: asked again without one, a page goes on with what it knows. */
let known: PublicSettings | null = null

export function useShopSettings(): PublicSettings | null {
  // The outermost route is the frame.
  const read = (useMatches()[0]?.loaderData ?? null) as PublicSettings | null
  useEffect(() => {
    if (read) known = read
  }, [read])
  return read ?? known
}

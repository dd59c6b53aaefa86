import type { CallName } from '#contract/calls'

/** What a route says of itself beside its module. The server derives page keys, caching and look-ups from it, the browser prefetching and menus. */
export interface PageFacts {
  /** Needs a session: the server answers the empty shell, the browser fills it. */
  isPrivate?: true
  /** The only query the page listens to, in the order of its cache key; anything else (`utm_…`) makes no other page of it. */
  query?: readonly string[]
  /** Of that query, names whose values the shop has only so many of: such pages have the large cache, all others the small one. */
  finite?: readonly string[]
  /** The page shows one thing: the name of its parameter or query, and the call that knows whether it is there. */
  shows?: { [name: string]: CallName }
  /** The path of the same page under which it is cached. */
  sameAs?: string
  /** The modules of pages that lead to it from a menu, wherever they are mounted. */
  above?: string | string[]
}

export interface Page extends PageFacts {
  path: string
}

/** By the id of its route: its module, and its path. */
export const pages = new Map<string, Page>([['to-overview', { path: '/dashboard', isPrivate: true }]])

/** Every path at which a module is mounted, without a part at its end that may be left out. */
export function pathsOf(module: string): string[] {
  return [...pages].filter(([id]) => id.startsWith(`${module}@`)).map(([, { path }]) => path.replace(/\/:\w+\?$/, ''))
}

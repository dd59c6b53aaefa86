import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router'
import { m } from '#messages'
import { setTransport, type Transport } from './platform/call.ts'
import { isPageHandle, type PageHead } from './platform/head.ts'
import { headTags, jsonForHtml } from './platform/head-tags.ts'
import type { Rendered } from './platform/rendered.ts'
import { routes } from './routes.tsx'
import { AROUND, readShopSettings } from './settings/shop-settings.ts'
import { pages as facts, type Page } from './shell/page-facts.ts'
import { ShellWaiting } from './shell/Shell.tsx'

export type { LooseInput, Transport } from './platform/call.ts'
export { Problem } from './platform/problem.ts'
export type { Rendered } from './platform/rendered.ts'
export type { Page } from './shell/page-facts.ts'

const handler = createStaticHandler(publicOf(routes))
const shellRoutes: RouteObject[] = [{ path: '*', id: AROUND, loader: readShopSettings, Component: ShellWaiting }]
const shell = createStaticHandler(shellRoutes)

/** Calls of rendered pages go straight to the handlers, as nobody’s. */
export function serveCallsBy(transport: Transport): void {
  setTransport(transport)
}

/** What the routes say of themselves, for the keys of the page cache. */
export const pages: readonly Page[] = [...facts.values()]

function isPrivate(id: string | undefined): boolean {
  return facts.get(id ?? '')?.isPrivate ?? false
}

/** What is rendered here has no place for private pages. */
function publicOf(table: RouteObject[]): RouteObject[] {
  return table
    .filter(({ id }) => !isPrivate(id))
    .map((route) => (route.children ? { ...route, children: publicOf(route.children) } : route))
}

/** `origin`: the public one. */
export async function render(address: URL): Promise<Rendered> {
  const context = await handler.query(new Request(address))
  if (context instanceof Response)
    return {
      status: context.status,
      html: '',
      head: '',
      state: 'null',
      modules: [],
      location: context.headers.get('location') ?? '/',
    }
  // `matchRoutes` compiles the whole table at each call: not for pages that are found.
  if (context.statusCode === 404 && isPrivate(matchRoutes(routes, address)?.at(-1)?.route.id))
    return await renderShell(address)
  const html = renderToString(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  )
  const match = context.matches.findLast(({ route }) => isPageHandle(route.handle))
  const handle: unknown = match?.route.handle
  const failed = context.errors !== null
  const head: PageHead | null =
    match && isPageHandle(handle) && !failed ? handle.head(context.loaderData[match.route.id] as never) : null
  return {
    status: context.statusCode,
    html,
    head: headTags(head, address),
    canonical: head?.canonical,
    state: jsonForHtml({ loaderData: context.loaderData, errors: errorsOf(context.errors) }),
    modules: context.matches.map(({ route }) => (route.id ?? '').split('@')[0] ?? ''),
  }
}

async function renderShell(address: URL): Promise<Rendered> {
  const context = await shell.query(new Request(address))
  if (context instanceof Response) throw new Error('The shell never redirects.')
  const html = renderToString(
    <StaticRouterProvider router={createStaticRouter(shell.dataRoutes, context)} context={context} hydrate={false} />,
  )
  return {
    status: 200,
    html,
    head: headTags({ title: m.shell_haat(), isPrivate: true }, address),
    state: jsonForHtml({ isShell: true, loaderData: context.loaderData }),
    modules: [],
  }
}

/** Errors travel as a status alone. */
function errorsOf(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500
      return [id, { status, statusText: '', internal: false, data: null }]
    }),
  )
}

import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router'
import { setTransport, type Transport } from './platform/call.ts'
import { isPageHandle, type PageHead } from './platform/head.ts'
import { headTags, jsonForHtml } from './platform/head-tags.ts'
import type { Rendered } from './platform/rendered.ts'
import { PRIVATE_PATHS, routes } from './routes.tsx'
import { ShellWaiting } from './Shell.tsx'

export type { LooseInput, Transport } from './platform/call.ts'
export { Problem } from './platform/problem.ts'
export type { Rendered } from './platform/rendered.ts'

const pages = createStaticHandler(publicOf(routes))
const shellRoutes: RouteObject[] = [{ path: '*', Component: ShellWaiting }]
const shell = createStaticHandler(shellRoutes)

/** Chosen once by the server: its handlers, as nobody. */
export function serveCallsBy(transport: Transport): void {
  setTransport(transport)
}

/** Whether an address is the empty shell that the browser fills. */
export function isPrivate(path: string): boolean {
  return PRIVATE_PATHS.test(path)
}

/** Each page rendered is looked for in the whole table, twice: those that are never rendered here need not be in it. */
function publicOf(table: RouteObject[]): RouteObject[] {
  return table
    .filter(({ path }) => path === undefined || !PRIVATE_PATHS.test(path))
    .map((route) => (route.children ? { ...route, children: publicOf(route.children) } : route))
}

/** Renders an address for nobody in particular. `origin` is the shop’s public address. */
export async function render(address: URL): Promise<Rendered> {
  if (isPrivate(address.pathname)) return await renderShell(address)
  const context = await pages.query(new Request(address))
  if (context instanceof Response)
    return {
      status: context.status,
      html: '',
      head: '',
      state: 'null',
      modules: [],
      location: context.headers.get('location') ?? '/',
    }
  const html = renderToString(
    <StaticRouterProvider router={createStaticRouter(pages.dataRoutes, context)} context={context} hydrate={false} />,
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
    head: headTags({ title: 'Your Haat', isPrivate: true }, address),
    state: 'null',
    modules: [],
  }
}

/** Only what a person may see of an error travels: a status, so that the browser shows the same screen. */
function errorsOf(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500
      return [id, { status, statusText: '', internal: false, data: null }]
    }),
  )
}

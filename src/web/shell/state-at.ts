import { matchRoutes, type RouteObject } from 'react-router'

type ByRoute = Record<string, unknown>

/** One cached page serves `/admin/product/17` and `/p/17/blue-panjabi`: its data is named after the first route. */
export function stateAt<State extends { loaderData?: ByRoute; errors?: ByRoute | null }>(
  routes: RouteObject[],
  address: { pathname: string },
  state: State,
): State {
  const id = matchRoutes(routes, address)?.at(-1)?.route.id ?? ''
  const here = (data: ByRoute) =>
    Object.fromEntries(Object.entries(data).map(([key, value]) => [isSamePage(key, id) ? id : key, value]))
  return {
    ...state,
    ...(state.loaderData ? { loaderData: here(state.loaderData) } : {}),
    ...(state.errors ? { errors: here(state.errors) } : {}),
  }
}

function isSamePage(one: string, other: string): boolean {
  return one.includes('@') && one.split('@')[0] === other.split('@')[0]
}

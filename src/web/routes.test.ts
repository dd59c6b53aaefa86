import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'
import { DASHBOARD_MENU } from './shell/dashboard-menu.ts'
import { ROLE_MENUS } from './shell/menus.ts'
import { pages, pathsOf } from './shell/page-facts.ts'

function below(table: readonly RouteObject[]): RouteObject[] {
  return table.flatMap((route) => [route, ...below(route.children ?? [])])
}

test('every page of the dashboard is private', () => {
  const frame = below(routes).find(({ id }) => id === 'DashboardFrame')
  const open = below(frame?.children ?? []).filter(({ id, path }) => path && !pages.get(id ?? '')?.isPrivate)
  expect(open.map(({ path }) => path)).toEqual([])
})

test('every page says of itself what the server keys and caches it by', () => {
  const silent = below(routes).filter(({ id = '', path }) => path && path !== '*' && !pages.has(id))
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('a page below another is led to by one that stands in a menu', () => {
  const inMenus = Object.values(DASHBOARD_MENU).flatMap((groups) =>
    groups.flatMap(({ links }) => links.map(({ to }) => to)),
  )
  const led = [...pages.values()].flatMap(({ above = [] }) => above)
  expect(led.length).toBeGreaterThan(5)
  expect(led.filter((module) => !pathsOf(module).some((path) => inMenus.includes(path)))).toEqual([])
})

test('the dashboard leads to all that the menu of the role does, and once to each page', () => {
  for (const role of ['Admin', 'Vendor', 'User'] as const) {
    const paths = DASHBOARD_MENU[role].flatMap(({ links }) => links.map(({ to }) => to))
    expect(paths).toEqual(expect.arrayContaining(ROLE_MENUS[role].map(({ to }) => to)))
    expect(paths).toEqual([...new Set(paths)])
  }
})

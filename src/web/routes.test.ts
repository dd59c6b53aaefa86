import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { BESIDE_MENU } from './dashboard-menu.ts'
import { linksOf, ROLE_MENUS } from './menus.ts'
import { pages, pathsOf } from './page-facts.ts'
import { routes } from './routes.tsx'

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
  const inMenus = [ROLE_MENUS, BESIDE_MENU]
    .flatMap((menus) => Object.values(menus))
    .flatMap((menu) => linksOf(menu).map(({ to }) => to))
  const led = [...pages.values()].flatMap(({ above = [] }) => above)
  expect(led.length).toBeGreaterThan(5)
  expect(led.filter((module) => !pathsOf(module).some((path) => inMenus.includes(path)))).toEqual([])
})

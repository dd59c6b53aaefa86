import { useMatches } from 'react-router'
import { linksOf, type MenuItem, markedAt } from './menus.ts'
import { pages, pathsOf } from './page-facts.ts'

/** How the links of a menu are marked on the page on screen. */
export function useMarks(menu: MenuItem[]): ReturnType<typeof markedAt> {
  const page = useMatches().at(-1)
  const { above = [] } = pages.get(page?.id ?? '') ?? {}
  return markedAt(page?.pathname ?? '/', linksOf(menu), [above].flat().flatMap(pathsOf))
}

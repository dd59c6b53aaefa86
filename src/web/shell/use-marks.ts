import { useMatches } from 'react-router'
import { type MenuLink, markedAt } from './menus.ts'
import { pages, pathsOf } from './page-facts.ts'

/** How the links of a menu are marked on the page on screen. */
export function useMarks(links: MenuLink[]): ReturnType<typeof markedAt> {
  const page = useMatches().at(-1)
  const { above = [] } = pages.get(page?.id ?? '') ?? {}
  return markedAt(page?.pathname ?? '/', links, [above].flat().flatMap(pathsOf))
}

import { useMatches } from 'react-router'
import { linksOf, type MenuItem, markedAt } from './menus.ts'
import { pages } from './page-facts.ts'

/** How the links of a menu are marked on the page on screen. */
export function useMarks(menu: MenuItem[]): ReturnType<typeof markedAt> {
  const page = useMatches().at(-1)
  return markedAt(page?.pathname ?? '/', linksOf(menu), pages.get(page?.id ?? '')?.above)
}

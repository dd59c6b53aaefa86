import { useEffect } from 'react'
import { useMatches } from 'react-router'

const DESCRIPTION =
  'Clothing for men, women and kids from many stores of Bangladesh, in one shop. Pay cash on delivery.'

/** What a page says of itself to search engines and to the tab. Paths are made absolute with the shop’s own address. */
export interface PageHead {
  title: string
  description?: string
  /** Path of the page’s one true address. */
  canonical?: string
  /** Path of a picture for previews. */
  image?: string
  /** schema.org data, without addresses’ origin. */
  jsonLd?: (origin: string) => Record<string, unknown>
  isPrivate?: boolean
}

/** Of an address where nothing is. */
export const NOTHING_HERE: PageHead = { title: 'Nothing here', isPrivate: true }

export interface PageHandle {
  // The router keeps loader data untyped; each page narrows its own.
  head(data: never): PageHead
}

/** Keeps the tab’s title and description right while moving inside the shop; the first ones arrive in the HTML. */
export function useHead(): void {
  const match = useMatches().findLast(({ handle }) => isPageHandle(handle))
  const head = match ? headOf(match.handle, match.loaderData) : null
  useEffect(() => {
    // A page that could not be shown names the tab itself.
    if (!head) return
    document.title = titleOf(head)
    document.querySelector('meta[name=description]')?.setAttribute('content', descriptionOf(head))
    document
      .querySelector('link[rel=canonical]')
      ?.setAttribute('href', location.origin + (head.canonical ?? location.pathname))
  })
}

/** For what stands in the place of a page: the tab says what the screen says. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = titleOf({ title })
  }, [title])
}

/** A page that speaks of its data has nothing to say where its loader failed. */
function headOf(handle: unknown, loaderData: unknown): PageHead | null {
  if (!isPageHandle(handle)) return null
  return loaderData === undefined && handle.head.length > 0 ? null : handle.head(loaderData as never)
}

export function descriptionOf({ description }: PageHead): string {
  return description ?? DESCRIPTION
}

export function titleOf({ title }: PageHead): string {
  return `${title} · Haat`
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'head' in handle
}

import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { m } from '#messages'

const DESCRIPTION = m.platform_clothing_men_women()

/** Paths become absolute with the shop’s origin. */
export interface PageHead {
  title: string
  description?: string
  canonical?: string
  image?: string
  /** In taka. */
  price?: number
  /** schema.org, by origin. */
  jsonLd?: (origin: string) => Record<string, unknown>
  isPrivate?: boolean
}

export const NOTHING_HERE: PageHead = { title: m.platform_nothing_here(), isPrivate: true }

export interface PageHandle {
  // Loader data is untyped; pages narrow it.
  head(data: never): PageHead
}

/** After navigation; the first come in the HTML. */
export function useHead(): void {
  const match = useMatches().findLast(({ handle }) => isPageHandle(handle))
  const head = match ? headOf(match.handle, match.loaderData) : null
  useEffect(() => {
    // An error page names itself.
    if (!head) return
    document.title = titleOf(head)
    document.querySelector('meta[name=description]')?.setAttribute('content', descriptionOf(head))
    document
      .querySelector('link[rel=canonical]')
      ?.setAttribute('href', location.origin + (head.canonical ?? location.pathname))
  })
}

/** For what stands in a page’s place. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = titleOf({ title })
  }, [title])
}

function headOf(handle: unknown, loaderData: unknown): PageHead | null {
  if (!isPageHandle(handle)) return null
  return loaderData === undefined && handle.head.length > 0 ? null : handle.head(loaderData as never)
}

export function descriptionOf({ description }: PageHead): string {
  return description ?? DESCRIPTION
}

export function titleOf({ title }: PageHead): string {
  return m.platform_page_title({ title })
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'head' in handle
}

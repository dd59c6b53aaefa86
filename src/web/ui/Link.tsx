import type { AnchorHTMLAttributes } from 'react'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address inside the shop. */
  to: string
  /** Takes the place of the present address in the history. */
  replace?: boolean
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean
}

/**
 * A link inside the shop. Plain HTML, because a page has a hundred of them and each would be made to live when the page
 * arrives: follow-links.ts listens for all of them.
 */
export function Link({ to, replace, preventScrollReset, ...attributes }: LinkProps) {
  const how = [replace && 'replace', preventScrollReset && 'stay'].filter(Boolean).join(' ')
  return <a href={to} data-link={how} {...attributes} />
}

import type { ComponentProps } from 'react'

interface LinkProps extends ComponentProps<'a'> {
  to: string
  replace?: boolean
  preventScrollReset?: boolean
}

/** Plain HTML with one listener for all (follow-links.ts, decision 026): hydrating a hundred links is dear. */
export function Link({ to, replace, preventScrollReset, ...attributes }: LinkProps) {
  const how = [replace && 'replace', preventScrollReset && 'stay'].filter(Boolean).join(' ')
  return <a href={to} data-link={how} {...attributes} />
}

/** Where a click on a link inside the shop (ui/Link.tsx) leads, and how. */
export interface Way {
  address: string
  replace: boolean
  preventScrollReset: boolean
}

/**
 * Takes clicks on links inside the shop to the router, all with one listener. Those that the browser does something else
 * with stay its own: another button, a key held, another window.
 */
export function followLinks(go: (way: Way) => void): void {
  document.addEventListener('click', (click) => {
    const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>('a[data-link]') : null
    if (!link || click.defaultPrevented || !isPlain(click) || link.target) return
    click.preventDefault()
    const how = link.dataset['link']?.split(' ') ?? []
    go({
      address: link.pathname + link.search + link.hash,
      replace: how.includes('replace') || link.href === location.href,
      preventScrollReset: how.includes('stay'),
    })
  })
}

function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}

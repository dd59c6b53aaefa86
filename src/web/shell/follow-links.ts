export interface Way {
  address: string
  replace: boolean
  preventScrollReset: boolean
}

/** Event delegation for links of the shop; other buttons, keys and windows stay the browser’s (decision 026). */
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

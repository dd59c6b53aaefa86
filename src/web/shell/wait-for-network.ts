/** Offline, links and GET forms wait and say so, and the last is followed later; forms that change something do not. */
export function waitForNetwork(say: () => void): void {
  let goOn: (() => void) | undefined
  const hold = (event: MouseEvent | SubmitEvent) => {
    const way = navigator.onLine ? undefined : wayOf(event)
    if (!way) return
    event.preventDefault()
    event.stopImmediatePropagation()
    goOn = way
    say()
  }
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
  addEventListener('online', () => {
    goOn?.()
    goOn = undefined
  })
}

function wayOf({ target }: Event): (() => void) | undefined {
  if (target instanceof HTMLFormElement) return asksFor(target) ? () => target.requestSubmit() : undefined
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && leadsAway(link) ? () => link.click() : undefined
}

/** Without an address a form changes something. */
function asksFor(form: HTMLFormElement): boolean {
  return form.method === 'get' && form.hasAttribute('action')
}

/** Not within the page, to a phone or a file. */
function leadsAway({ protocol, host, pathname, search, hash }: HTMLAnchorElement): boolean {
  if (protocol !== location.protocol || host !== location.host) return false
  return hash === '' || pathname !== location.pathname || search !== location.search
}

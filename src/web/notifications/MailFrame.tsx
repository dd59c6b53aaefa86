import { useEffect, useRef } from 'react'
import { m } from '#messages'

/**
 * A mail in a frame of its own. In the sandbox no script runs, and links open windows of their own. It inherits the page’s content
 * security policy, which lets no `style` attribute apply, and a mail has nothing else to be styled by: the styles travel
 * as data, and are put on by this page’s script, which may.
 */
export function MailFrame({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  // The frame’s document comes when it is ready, outside of React; it may be there before this runs.
  useEffect(() => (frame.current ? dressed(frame.current) : undefined), [])
  return (
    <iframe
      className="mail-frame"
      ref={frame}
      title={m.notifications_frame()}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={stylesAsData(html)}
    />
  )
}

/** Exact: in all that people wrote a double quote is written as `&#34;` (server/platform/mail/markup.ts). */
function stylesAsData(html: string): string {
  return html.replaceAll(' style="', ' data-style="')
}

/** Puts the styles on, and makes the frame as high as the mail, also when it is turned or widened. */
function dressed(frame: HTMLIFrameElement): () => void {
  const sizes = new ResizeObserver(() => showWhole(frame))
  const dress = () => {
    for (const element of frame.contentDocument?.querySelectorAll<HTMLElement>('[data-style]') ?? [])
      element.style.cssText = element.dataset.style ?? ''
    const body = frame.contentDocument?.body
    if (body) sizes.observe(body)
  }
  frame.addEventListener('load', dress)
  dress()
  return () => {
    sizes.disconnect()
    frame.removeEventListener('load', dress)
  }
}

function showWhole(frame: HTMLIFrameElement): void {
  const root = frame.contentDocument?.documentElement
  if (root) frame.height = String(root.scrollHeight)
}

import { useEffect, useRef } from 'react'
import { m } from '#messages'

/**
 * A mail in a frame of its own. In the sandbox no script runs, and links open windows of their own. It inherits the page’s content
 * security policy, which lets neither `style` attributes nor `<style>` apply: the styles travel as data, and are put on by this
 * page’s script, which may. So the policy of every page stays as narrow as it is.
 */
export function MailFrame({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  // The frame’s document comes when it is ready, outside of React; it may be there before this runs.
  useEffect(() => (frame.current ? dressed(frame.current) : undefined), [])
  return (
    <iframe
      className="message-page-frame"
      ref={frame}
      title={m.notifications_frame()}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={stylesAsData(html)}
    />
  )
}

/** Exact: in all that people wrote quotes and angle brackets are written as `&#34;`, `&#60;` (server/platform/mail/markup.ts). */
function stylesAsData(html: string): string {
  return html
    .replaceAll(' style="', ' data-style="')
    .replaceAll('<style>', '<template>')
    .replaceAll('</style>', '</template>')
}

/** Puts the styles on, and makes the frame as high as the mail, also when it is turned or widened. */
function dressed(frame: HTMLIFrameElement): () => void {
  const sizes = new ResizeObserver(() => showWhole(frame))
  const dress = () => {
    const mail = frame.contentDocument
    // Between the empty document and the mail there is one without a body; its load comes.
    if (!mail?.body) return
    for (const element of mail.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset.style ?? ''
    adoptSheets(mail)
    sizes.observe(mail.body)
  }
  frame.addEventListener('load', dress)
  dress()
  return () => {
    sizes.disconnect()
    frame.removeEventListener('load', dress)
  }
}

/** Sheets belong to the window that they are made in. */
function adoptSheets(mail: Document): void {
  const view = mail.defaultView as (Window & typeof globalThis) | null
  if (!view) return
  mail.adoptedStyleSheets = [...mail.querySelectorAll('template')].map(({ content }) => {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(content.textContent ?? '')
    return sheet
  })
}

function showWhole(frame: HTMLIFrameElement): void {
  const root = frame.contentDocument?.documentElement
  if (root) frame.height = String(root.scrollHeight)
}

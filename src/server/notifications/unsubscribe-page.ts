import { LANGUAGE, m } from '#messages'
import { html } from '../platform/mail/markup.ts'

/** Light and dark as the reader’s device says. Without a script, an image or anything from elsewhere. */
export const unsubscribeStyle = `
:root{color-scheme:light dark;--ground:#faf6ef;--ink:#2a1c14;--surface:#fff;--line:#e3d7c7;--brand:#12543f;--on-brand:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#181310;--ink:#f3e9df;--surface:#221b17;--line:#3d322b;--brand:#7fd0ad;--on-brand:#0b2118}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:35rem;margin:0 auto;padding:1.5rem 1rem;overflow-wrap:anywhere}
.brand{margin:0 0 1rem;font-weight:700;color:var(--brand)}
section{padding:1.25rem;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
h1{margin:0 0 .75rem;font-size:1.5rem;line-height:1.25}
button{min-height:48px;padding:0 1.25rem;border:0;border-radius:6px;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:700;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
a{color:var(--brand)}
`

/** Asks before anything is done: programs that check mails follow links. */
export function askPage(title: string): string {
  return pageOf(m.unsubscribe_title(), [m.unsubscribe_question({ title })], true)
}

export function donePage(title: string): string {
  return pageOf(m.unsubscribe_done(), [m.unsubscribe_done_words({ title })])
}

export function wrongLinkPage(): string {
  return pageOf(m.unsubscribe_wrong_link(), [m.unsubscribe_wrong_link_words()])
}

function pageOf(title: string, words: string[], isAsking = false): string {
  // To its own address, with the signature in it.
  const button = html`<form method="post"><button>${m.unsubscribe_button()}</button></form>`
  return html`<!doctype html>
<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Haat</title>
<style>${{ markup: unsubscribeStyle }}</style>
</head>
<body>
<main>
<p class="brand">Haat</p>
<section>
<h1>${title}</h1>
${words.map((each) => html`<p>${each}</p>\n`)}
${isAsking ? button : html`<p><a href="/dashboard/profile/messages">${m.preferences_title()}</a></p>`}
</section>
</main>
</body>
</html>
`.markup
}

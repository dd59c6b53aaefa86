import { createHash } from 'node:crypto'
import type { Rendered } from '../../../web/entry-server.tsx'
import { pageHeaders } from '../headers.ts'
import { remembered } from '../remembered.ts'
import type { WebBuild } from './web-build.ts'

/**
 * Before first paint: marks the document as signed in, so that the right menu shows at once. A token that cannot be
 * read or has expired marks nothing.
 */
const SESSION_SCRIPT = `try{var t=localStorage.token;if(t&&JSON.parse(atob(t.split('.')[1].replace(/-/g,'+').replace(/_/g,'/'))).exp*1000>Date.now())document.documentElement.dataset.session=localStorage.role||'User'}catch(e){}`

/**
 * After first paint: asks for all scripts of the page at once and starts the entry. Errors made meanwhile (React makes some
 * to keep) carry no stack: for the first stack, V8 parses the whole file again, a third of what starting costs.
 */
const START_SCRIPT = `requestAnimationFrame(function(){setTimeout(function(){Error.stackTraceLimit=void 0;var s=JSON.parse(document.getElementById('page').textContent).scripts;s.forEach(function(u){var l=document.createElement('link');l.rel='modulepreload';l.href=u;document.head.appendChild(l)});import(s[0])})})`

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 28'%3E%3Cpath fill='%23f2b134' d='M4 4h20l3 8a4 4 0 0 1-7.2 1.6 4 4 0 0 1-6.6 0 4 4 0 0 1-6 0A4 4 0 0 1 1 12z'/%3E%3Cpath fill='%2312543f' d='M4 17.5h20V24H4z'/%3E%3C/svg%3E"

export interface DocumentMaker {
  headers: Record<string, string>
  documentOf(page: Pick<Rendered, 'html' | 'head' | 'state' | 'modules'>): Buffer
}

/** Puts what was rendered into a whole HTML document. All inline code is the same on every page: its hashes are the policy. */
export function createDocumentMaker(build: WebBuild): DocumentMaker {
  const headers = pageHeaders({ scripts: [hashOf(SESSION_SCRIPT), hashOf(START_SCRIPT)], styles: [hashOf(build.css)] })
  // The same on every page, and more than half of most: made into bytes once.
  const top = Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#faf6ef" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#181310" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${ICON}">
<script>${SESSION_SCRIPT}</script>
${build.font ? `<link rel="preload" href="${build.font}" as="font" type="font/woff2" crossorigin>` : ''}
<style>${build.css}</style>
`)
  const end = Buffer.from(`}</script>
<script>${START_SCRIPT}</script>
</body>
</html>
`)
  const scriptsOf = remembered((modules) => JSON.stringify(build.scriptsOf(modules.split(' '))))
  return {
    headers,
    documentOf: ({ html, head, state, modules }) =>
      Buffer.concat([
        top,
        Buffer.from(`${head}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="page">{"scripts":${scriptsOf(modules.join(' '))},"state":${state}`),
        end,
      ]),
  }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

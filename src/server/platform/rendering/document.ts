import { createHash } from 'node:crypto'
import { LANGUAGE } from '#messages'
import type { Rendered } from '../../../web/entry-server.tsx'
import { pageHeaders } from '../http/headers.ts'
import { memoized } from '../memoized.ts'
import { HOLD_SCRIPT, SESSION_SCRIPT, START_SCRIPT } from './inline-scripts.ts'
import { markSvg } from './mark.ts'
import type { WebBuild } from './web-build.ts'

const ICON = `data:image/svg+xml,${encodeURIComponent(markSvg)}`

export interface DocumentMaker {
  headers: Record<string, string>
  documentOf(page: Pick<Rendered, 'html' | 'head' | 'state' | 'modules'>): Buffer
}

/** Puts what was rendered into a whole HTML document. All inline code is the same on every page: its hashes are the policy. */
export function createDocumentMaker(build: WebBuild, picturesOrigin?: string): DocumentMaker {
  const scripts = [SESSION_SCRIPT, HOLD_SCRIPT, START_SCRIPT].map(hashOf)
  const headers = pageHeaders({ scripts, styles: [hashOf(build.css)] }, picturesOrigin)
  // The same on every page, and more than half of most: made into bytes once.
  const top = Buffer.from(`<!doctype html>
<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#faf6ef" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#181310" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${ICON}">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<script>${SESSION_SCRIPT}</script>
<script>${HOLD_SCRIPT}</script>
${build.font ? `<link rel="preload" href="${build.font}" as="font" type="font/woff2" crossorigin>` : ''}
<style>${build.css}</style>
`)
  const end = Buffer.from(`}</script>
<script>${START_SCRIPT}</script>
</body>
</html>
`)
  const scriptsOf = memoized((modules) => JSON.stringify(build.scriptsOf(modules.split(' '))))
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

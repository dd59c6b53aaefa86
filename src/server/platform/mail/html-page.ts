import { LANGUAGE, m } from '#messages'
import type { Block, MailContent } from './content.ts'
import { html, type Markup } from './markup.ts'

/** Styles stand on the elements: many programs that show mail throw style sheets away, and then it is light. */
const STYLE = {
  body: 'margin:0;padding:0;background:#faf6ef;color:#2a1c14;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,Noto Sans Bengali,sans-serif',
  page: 'max-width:560px;margin:0 auto;padding:24px 16px;overflow-wrap:anywhere',
  brand: 'margin:0 0 16px;font-size:18px;font-weight:700;color:#12543f',
  card: 'padding:20px;border:1px solid #e3d7c7;border-radius:12px;background:#ffffff',
  title: 'margin:0 0 12px;font-size:24px;line-height:1.25',
  words: 'margin:12px 0;white-space:pre-line',
  heading: 'margin:24px 0 4px;font-size:16px;line-height:1.4',
  table: 'width:100%;border-collapse:collapse',
  cell: 'padding:8px 0;border-bottom:1px solid #e3d7c7;text-align:left;vertical-align:top;font-weight:400',
  amount:
    'padding:8px 0 8px 16px;border-bottom:1px solid #e3d7c7;text-align:right;vertical-align:top;white-space:nowrap',
  sum: 'padding:8px 0;text-align:left;font-weight:700;font-size:18px',
  sumAmount: 'padding:8px 0 8px 16px;text-align:right;font-weight:700;font-size:18px;white-space:nowrap',
  fact: 'padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:400;color:#665447;white-space:nowrap',
  factText: 'padding:4px 0;text-align:left;vertical-align:top;white-space:pre-line;width:100%',
  detail: 'color:#665447;font-size:14px',
  way: 'display:inline-block;margin:20px 0 4px;padding:12px 20px;border-radius:6px;background:#12543f;color:#ffffff;font-weight:700;text-decoration:none',
  link: 'display:inline-block;padding:14px 0;color:#665447',
  foot: 'margin:16px 0 0;color:#665447;font-size:14px',
}

/** What the same is at night, by class, for programs that know style sheets: the shop’s own tokens (web/ui/tokens.css). */
const DARK = {
  ground: 'background:#181310;color:#f3e9df',
  card: 'background:#221b17;border-color:#3d322b',
  brand: 'color:#7fd0ad',
  soft: 'color:#c4b3a5',
  line: 'border-color:#3d322b',
  way: 'background:#7fd0ad;color:#0b2118',
}
const RULES = Object.entries(DARK).map(([name, style]) => `.${name}{${style.replaceAll(/;|$/g, '!important$&')}}`)
/** One for all mails: nothing of what people wrote is in it. */
const SHEET: Markup = {
  markup: `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${RULES.join('')}}</style>`,
}

/** The mail as a page that fits a phone. All that people wrote is text in it. */
export function htmlPageOf({ subject, title, blocks, foot, unsubscribeUrl }: MailContent): string {
  return html`<!doctype html>
<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
${SHEET}
</head>
<body class="ground" style="${STYLE.body}">
<main style="${STYLE.page}">
<p class="brand" style="${STYLE.brand}">Haat</p>
<div class="card" style="${STYLE.card}">
<h1 style="${STYLE.title}">${title}</h1>
${blocks.map(blockOf)}
</div>
<p class="soft" style="${STYLE.foot}">${foot}</p>
${unsubscribeUrl ? [unsubscribeLink(unsubscribeUrl)] : []}</main>
</body>
</html>
`.markup
}

function unsubscribeLink(url: string): Markup {
  const link = html`<a class="soft" style="${STYLE.link}" href="${url}" target="_blank">${m.mail_unsubscribe()}</a>`
  return html`<p class="soft" style="${STYLE.foot}">${link}</p>\n`
}

function blockOf(block: Block): Markup {
  switch (block.kind) {
    case 'words':
      return html`<p style="${STYLE.words}">${block.text}</p>\n`
    case 'heading':
      return html`<h2 style="${STYLE.heading}">${block.text}</h2>\n`
    case 'lines':
      return tableOf(block.lines.map(lineOf))
    case 'figures':
      return tableOf(block.figures.map(figureOf))
    case 'facts':
      return tableOf(block.facts.map(factOf))
    case 'way':
      // A window of its own: also where the mail itself stands in a frame.
      return html`<a class="way" style="${STYLE.way}" href="${block.url}" target="_blank">${block.text}</a>\n`
  }
}

function tableOf(rows: Markup[]): Markup {
  return html`<table style="${STYLE.table}">\n${rows}</table>\n`
}

function lineOf({ name, detail, amount }: { name: string; detail: string; amount: string }): Markup {
  const what = html`${name}<br><span class="soft" style="${STYLE.detail}">${detail}</span>`
  return html`<tr><th class="line" scope="row" style="${STYLE.cell}">${what}</th><td class="line" style="${STYLE.amount}">${amount}</td></tr>\n`
}

function figureOf({ name, amount, isSum }: { name: string; amount: string; isSum?: boolean }): Markup {
  const [left, right] = isSum ? [STYLE.sum, STYLE.sumAmount] : [STYLE.cell, STYLE.amount]
  return html`<tr><th class="line" scope="row" style="${left}">${name}</th><td class="line" style="${right}">${amount}</td></tr>\n`
}

function factOf({ name, text }: { name: string; text: string }): Markup {
  return html`<tr><th class="soft" scope="row" style="${STYLE.fact}">${name}</th><td style="${STYLE.factText}">${text}</td></tr>\n`
}

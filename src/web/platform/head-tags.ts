import { escapeHtml } from '#contract/values/escape-html'
import { descriptionOf, NOTHING_HERE, type PageHead, titleOf } from './head.ts'

/** Tags of a page’s head; null stands for a page that is not there. */
export function headTags(page: PageHead | null, address: URL): string {
  const head = page ?? NOTHING_HERE
  const { origin } = address
  const title = escapeHtml(titleOf(head))
  const description = escapeHtml(descriptionOf(head))
  const canonical = escapeHtml(origin + (head.canonical ?? address.pathname))
  const tags = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    '<meta property="og:site_name" content="Haat">',
    ...previewTags(head, origin),
  ]
  // A page of nothing stands for all: no canonical address.
  if (page) tags.push(`<link rel="canonical" href="${canonical}">`, `<meta property="og:url" content="${canonical}">`)
  if (head.isPrivate) tags.push('<meta name="robots" content="noindex">')
  if (head.jsonLd) tags.push(`<script type="application/ld+json">${jsonForHtml(head.jsonLd(origin))}</script>`)
  return tags.join('\n')
}

/** For pages without a picture (server/platform/rendering/icons.ts). */
const SHARE_PICTURE = '/icons/share.png'

/** Open Graph. */
function previewTags({ title, image, price }: PageHead, origin: string): string[] {
  const tags = [
    `<meta property="og:type" content="${price === undefined ? 'website' : 'product'}">`,
    `<meta property="og:image" content="${escapeHtml(new URL(image ?? SHARE_PICTURE, origin).href)}">`,
    `<meta property="og:image:alt" content="${escapeHtml(image ? title : 'Haat')}">`,
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
  ]
  if (price !== undefined)
    tags.push(
      `<meta property="product:price:amount" content="${price.toFixed(2)}">`,
      '<meta property="product:price:currency" content="BDT">',
    )
  return tags
}

/** Safe inside a script element. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

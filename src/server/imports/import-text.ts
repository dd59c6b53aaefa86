import sanitizeHtml from 'sanitize-html'
import { LONGEST_SPECIFICATION } from '#contract/values/product-limits'

const MARKED = /<\/?[a-z][^<>]*>|&(#\d+|#x[\da-f]+|[a-z]+\d*);/i
/** What begins a line of its own where it is shown. */
const LINE_ENDS = /<br\s*\/?>|<\/(p|div|li|tr|ul|ol|table|h[1-6]|blockquote|dd|dt|section|article)\s*>/gi
const CELL_ENDS = /<\/t[dh]\s*>/gi
const LISTED = /<li(\s[^<>]*)?>/gi
const NAMES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/** Nothing that a product has is longer. */
const LONGEST_CLEANED = LONGEST_SPECIFICATION

/** What other shops keep as HTML, as it is read: paragraphs and list items as lines. Longer than any text of a product it stays as it is, to be refused by its length. Other text stays as it is, and WooCommerce’s `\n` is a line end. */
export function plainTextOf(cell: string): string {
  if (cell.length > LONGEST_CLEANED) return cell
  if (!MARKED.test(cell)) return cell.includes('\n') ? cell : cell.replaceAll('\\n', '\n')
  const isOfBlocks = cell.search(LINE_ENDS) !== -1
  const parted = (isOfBlocks ? cell.replace(/(\\n|\s)+/g, ' ') : cell)
    .replace(LINE_ENDS, (end) => `${end}\n`)
    .replace(CELL_ENDS, ' ')
    .replace(LISTED, (begin) => `${begin}- `)
  const text = sanitizeHtml(parted, { allowedTags: [], allowedAttributes: {} })
  return text
    .replace(/&(amp|lt|gt|quot|#39);/g, (name) => NAMES[name] ?? name)
    .replace(/[ \u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

/** Question marks in place of letters that a spreadsheet could not write, letters that could not be read, or Bangla read as something else. */
const LOST =
  /(^|[\s("'|,])\?{3,}|\ufffd|\u00e0\u00a6[\u0080-\u00ff\u0152-\u2122]|\u00e0\u00a7[\u0080-\u00ff\u0152-\u2122]/

export function hasLostLetters(text: string): boolean {
  return LOST.test(text)
}

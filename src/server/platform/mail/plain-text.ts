import { m } from '#messages'
import type { Block, MailContent } from './content.ts'

/** The mail for who reads no HTML: the same words in the same order. */
export function plainTextOf({ title, blocks, foot, unsubscribeUrl }: MailContent): string {
  const end = unsubscribeUrl ? `${foot}\n${m.mail_unsubscribe()}: ${unsubscribeUrl}` : foot
  return [title, ...blocks.map(textOf), '-- ', end].join('\n\n').replace('-- \n\n', '-- \n').concat('\n')
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'words':
      return indented(block.text)
    case 'heading':
      return indented(block.text.toUpperCase())
    case 'lines':
      return block.lines.map(({ name, detail, amount }) => indented(`${name} (${detail}): ${amount}`)).join('\n')
    case 'figures':
      return block.figures.map(({ name, amount }) => indented(`${name}: ${amount}`)).join('\n')
    case 'facts':
      return block.facts.map(({ name, text }) => indented(`${name}: ${text}`)).join('\n')
    case 'way':
      return `${block.text}: ${block.url}`
  }
}

/** What people wrote begins no line of its own among what the shop says, such as an amount to collect. */
function indented(text: string): string {
  return text.replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\n    ')
}

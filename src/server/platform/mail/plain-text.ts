import type { Block, MailContent } from './content.ts'

/** The mail for who reads no HTML: the same words in the same order. */
export function plainTextOf({ title, blocks, foot }: MailContent): string {
  return [title, ...blocks.map(textOf), '-- ', foot].join('\n\n').replace('-- \n\n', '-- \n').concat('\n')
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'words':
      return block.text
    case 'heading':
      return block.text.toUpperCase()
    case 'lines':
      return block.lines.map(({ name, detail, amount }) => `${name} (${detail}): ${amount}`).join('\n')
    case 'figures':
      return block.figures.map(({ name, amount }) => `${name}: ${amount}`).join('\n')
    case 'facts':
      return block.facts.map(({ name, text }) => `${name}: ${text}`).join('\n')
    case 'way':
      return `${block.text}: ${block.url}`
  }
}

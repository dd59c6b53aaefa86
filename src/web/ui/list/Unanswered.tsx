import { m } from '#messages'
import { Instead } from './Instead.tsx'

/** Without an address: this page again. */
export function Unanswered({ text, to = '', className }: { text: string; to?: string; className: string }) {
  return <Instead text={text} way={{ text: m.ui_try_again(), to }} className={className} />
}

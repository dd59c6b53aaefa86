import type { Consent } from '#contract/account/consents'
import { type LegalText, privacyText, termsText } from '#contract/values/consent-texts'
import { m } from '#messages'

const WORDS: Record<Consent['purpose'], () => string> = {
  terms: () => plain(termsText((_, words) => words)),
  privacy: () => plain(privacyText((_, words) => words)),
  marketing: () => m.account_marketing_words(),
}

/** What is shown where it is asked for, as plain text. */
export function consentWords(purpose: Consent['purpose']): string {
  return WORDS[purpose]()
}

function plain({ title, lede, parts }: LegalText<string>): string {
  const said = parts.map((part) => [part.title, ...part.lines.map((line) => `– ${line.join('')}`)].join('\n'))
  return [title, lede, ...said].join('\n\n')
}

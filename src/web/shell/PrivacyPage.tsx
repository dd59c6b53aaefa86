import { privacyText } from '#contract/values/consent-texts'
import { m } from '#messages'
import { LegalArticle } from './LegalArticle.tsx'
import type { PageHead } from './platform/head.ts'

export const handle = {
  head: (): PageHead => ({
    title: m.shell_privacy(),
    description: m.shell_privacy_lede(),
    canonical: '/privacy',
  }),
}

export function Component() {
  return <LegalArticle text={privacyText} />
}

import { privacyText } from '#contract/values/consent-texts'
import { m } from '#messages'
import type { PageHead } from '../platform/head.ts'
import { LegalArticle } from './LegalArticle.tsx'

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

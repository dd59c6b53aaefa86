import { m } from '#messages'
import { LegalLink } from '../ui/LegalLink.tsx'

export function RegisterAgreement() {
  return m.auth_agree_register({
    terms: (words) => <LegalLink key="terms" to="/terms" words={words} />,
    privacy: (words) => <LegalLink key="privacy" to="/privacy" words={words} />,
  })
}

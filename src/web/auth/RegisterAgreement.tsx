import { m } from '#messages'
import { privacyLink, termsLink } from '../ui/legal-links.tsx'

export function RegisterAgreement() {
  return m.auth_agree_register({ terms: termsLink, privacy: privacyLink })
}

import { m } from '#messages'
import { accountKind } from '../account-kind.ts'
import { accountToTell } from '../recipients.queries.ts'

/** To whoever has shown for the first time that the email is theirs, of what was taken away with it (codes/first-proof.ts). */
export const firstProof = accountKind({
  name: 'first_proof',
  event: 'account.first_proof',
  title: m.kind_first_proof,
  async tell(tx, { accountId }) {
    const news = { subject: m.kind_first_proof(), words: [m.message_first_proof_words()], sms: m.sms_first_proof() }
    return (await accountToTell(tx, accountId)).map((to) => ({ to, ...news }))
  },
})

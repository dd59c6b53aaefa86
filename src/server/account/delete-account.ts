import { phoneIn } from '#contract/values/phone'
import { m } from '#messages'
import type { Proof, TakeProof } from '../codes/prove-account.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import type { Visitor } from '../platform/http/calls.ts'
import { Refusal } from '../platform/refusal.ts'
import { deleteOwnAccount, type Lent } from '../users/delete-user.ts'
import { accountOf, hasPassword } from '../users/users.queries.ts'

/** Refuses at `password` or `code`. */
export type ProveAccount = (actor: Actor, proof: Proof, visitor: Visitor) => Promise<TakeProof>
export type Deleting = Lent & { prove: ProveAccount }

/** For good. Refuses another name than its own at `name`, a code where there is a password at `password`, as `prove`, and `last_admin`. */
export async function deleteAccount(
  db: Db,
  { prove, ...lent }: Deleting,
  actor: Actor,
  { name, ...proof }: Proof & { name: string },
  visitor: Visitor,
): Promise<{ message: string }> {
  const account = await accountOf(db, actor.id)
  if (!account) throw new Refusal('session_ended')
  const names = [account.username, account.email, account.phone].flatMap((own) => (own ? [sameForm(own)] : []))
  if (!names.includes(sameForm(name)))
    throw new Refusal('invalid_request', { fields: { name: m.account_delete_other_name() } })
  if (proof.proof && (await hasPassword(db, actor.id)))
    throw new Refusal('invalid_request', { fields: { password: m.ui_please_fill_in() } })
  const takeProof = await prove(actor, proof, visitor)
  await deleteOwnAccount(db, lent, actor, takeProof)
  return { message: m.account_deleted() }
}

/** A phone in any writing is the one number. */
function sameForm(name: string): string {
  return phoneIn(name) ?? name.normalize('NFKC').trim().toLowerCase()
}

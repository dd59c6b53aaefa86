import type { Db } from '../platform/database/db.ts'
import type { Visitor } from '../platform/http/calls.ts'
import { Refusal } from '../platform/refusal.ts'
import type { SecondStep } from '../totp/second-step.ts'
import { provableAccount } from '../users/users.queries.ts'
import type { SignIn } from './sign-in.ts'
import type { Challenges } from './totp-challenge.ts'

/** Refuses `totp_over` where the first step is too long ago, or its account has changed; a wrong code at its field. */
export async function logInBySecondStep(
  db: Db,
  { challenges, secondStep, signIn }: { challenges: Challenges; secondStep: SecondStep; signIn: SignIn },
  { challenge, code }: { challenge: string; code: string },
  visitor: Visitor,
): Promise<{ token: string }> {
  const owed = await challenges.read(challenge)
  const found = owed && (await provableAccount(db, owed.id))
  if (!found || found.epoch !== owed.epoch) throw new Refusal('totp_over')
  await secondStep.prove(db, found.id, code)
  return await signIn(found, visitor, 'second factor')
}

import { contactFieldOf } from '#contract/values/contact-field'
import { accountRoutes } from '../account/account.routes.ts'
import { deleteAddressesOf } from '../account/addresses.queries.ts'
import { addressesRoutes } from '../account/addresses.routes.ts'
import { consentsRoutes } from '../account/consents.routes.ts'
import type { ProveAccount } from '../account/delete-account.ts'
import type { ProvePassword } from '../account/two-step.ts'
import { authRoutes } from '../auth/auth.routes.ts'
import { createDevices } from '../auth/devices.ts'
import { proveOwnPassword } from '../auth/prove-own-password.ts'
import { deleteSessionsOf } from '../auth/sessions.queries.ts'
import { createSignIn, type SignIn } from '../auth/sign-in.ts'
import type { Tokens } from '../auth/tokens.ts'
import { createChallenges } from '../auth/totp-challenge.ts'
import { deleteLines } from '../cart/cart.queries.ts'
import { codesRoutes } from '../codes/codes.routes.ts'
import { forgetSecretsOf } from '../codes/forget-secrets.ts'
import { requireProof } from '../codes/prove-account.ts'
import { createSecretHashes } from '../codes/secret-hashes.ts'
import type { Config } from '../config/config.ts'
import { eraseMessagesOf } from '../messaging/erase-messages.ts'
import type { Sends } from '../messaging/sends.ts'
import { createSendSecret } from '../messaging/write-secret.ts'
import { deletePreferencesOf } from '../notifications/preferences.queries.ts'
import type { Db } from '../platform/database/db.ts'
import type { Serve } from '../platform/http/calls.ts'
import type { Keys } from '../platform/process/secrets.ts'
import type { ReadSettings } from '../settings/read-settings.ts'
import { createSecondStep } from '../totp/second-step.ts'
import { deleteSecret } from '../totp/totp.queries.ts'
import { usersRoutes } from '../users/users.routes.ts'
import { storeContactsRoutes } from '../vendors/store-contacts.routes.ts'
import { stores } from '../vendors/stores.ts'

interface Accounts extends Keys, Pick<Config, 'tokenLifeSeconds' | 'publicUrl'> {
  tokens: Tokens
  sends: Sends
  readSettings: ReadSettings
}

/** All ways into an account, what it changes of itself, and what admins change of it. Returns how any call logs in. */
export function mountAccounts(
  serve: Serve,
  db: Db,
  { tokens, sends, readSettings, jwtSecret, secretsKey, tokenLifeSeconds, publicUrl }: Accounts,
): SignIn {
  const devices = createDevices(jwtSecret)
  const challenges = createChallenges(jwtSecret)
  const secondStep = createSecondStep(secretsKey)
  const signIn = createSignIn(db, { tokens, devices, challenges }, tokenLifeSeconds)
  const secrets = {
    hashes: createSecretHashes(jwtSecret),
    send: createSendSecret(sends),
    publicUrl,
    forgetters: [deleteAddressesOf],
    isKept: (recipient: string) => !sends[contactFieldOf(recipient) === 'email' ? 'mail' : 'sms'],
  }
  const provePassword: ProvePassword = (actor, ...shown) => proveOwnPassword(db, devices, actor, ...shown)
  const prove: ProveAccount = (actor, ...shown) => requireProof(db, { devices, secrets }, actor, ...shown)
  const deleting = {
    stores,
    forgetters: [
      deleteSessionsOf,
      deleteSecret,
      forgetSecretsOf,
      deleteLines,
      eraseMessagesOf,
      deletePreferencesOf,
      deleteAddressesOf,
    ],
  }
  authRoutes(serve, db, { devices, signIn, challenges, secondStep })
  codesRoutes(serve, db, { devices, signIn, secrets })
  storeContactsRoutes(serve, db, secrets)
  usersRoutes(serve, deleting)
  addressesRoutes(serve)
  consentsRoutes(serve, db)
  accountRoutes(serve, db, { secondStep, provePassword, readSettings, deleting: { ...deleting, prove } })
  return signIn
}

import type { Account } from '../../../src/server/platform/postgres/account.ts'

/** Where a cluster keeps everything, and as whom its programs run, since PostgreSQL refuses root. */
export interface Folder {
  path: string
  account: Account
}

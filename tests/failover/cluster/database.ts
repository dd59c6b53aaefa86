import { setTimeout as wait } from 'node:timers/promises'
import type { Member } from './member.ts'
import { askOnce, untilWhole } from './wholeness.ts'

const TRIES = 10
const TRY_AGAIN_MS = 500

/** The shop’s account, which owns a database of its name. */
export async function ensureAccount(members: Member[], account: { name: string; password: string }): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await makeMissing(await untilWhole(members), account)
    } catch (error) {
      // It may have another leader by now.
      if (tries === TRIES) throw error
      await wait(TRY_AGAIN_MS)
    }
  }
}

async function makeMissing({ connection }: Member, { name, password }: { name: string; password: string }) {
  const ask = (sql: string) => askOnce(connection, sql)
  if ((await ask(`select from pg_roles where rolname = '${name}'`)).length === 0)
    await ask(`create role ${name} login password '${password}'`)
  if ((await ask(`select from pg_database where datname = '${name}'`)).length === 0)
    await ask(`create database ${name} owner ${name}`)
}

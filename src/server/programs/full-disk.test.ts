import { expect, test } from 'vitest'
import { StartRefusal } from '../platform/process/start-refusal.ts'
import { explainFullDisk } from './full-disk.ts'

const FULL = /^The disk of DATA_DIR \/shop\/data is full; make room, and start again\. /
const OWN = { dataDir: '/shop/data', databaseUrl: undefined }
const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })

test.each([
  ['a picture', withCode('ENOSPC: no space left on device, write', 'ENOSPC')],
  ['a quota', withCode('EDQUOT: disk quota exceeded, write', 'EDQUOT')],
  ['a table', withCode('could not extend file "base/5/1259"', '53100')],
  [
    'initdb',
    new StartRefusal('The database could not be created. PostgreSQL says:\nFATAL: …: No space left on device'),
  ],
  ['its hint', new StartRefusal('The database could not be created. PostgreSQL says:\nHINT:  Check free disk space.')],
])('a full disk is said first, whoever met it: %s', (_, error) => {
  const led = explainFullDisk(error, OWN)
  expect(led).toBeInstanceOf(StartRefusal)
  expect(led).toMatchObject({ message: expect.stringMatching(FULL), cause: error })
  expect((led as Error).message).toContain(error.message)
})

test.each([
  ['a bug', new TypeError('x is undefined')],
  ['another refusal', new StartRefusal('PORT must be a port from 0 to 65535.')],
  ['no error', 'disk'],
])('%s is left as it is', (_, error) => {
  expect(explainFullDisk(error, OWN)).toBe(error)
})

test.each([
  ['a table', withCode('could not extend file "base/5/1259"', '53100')],
  ['a migration', new StartRefusal('Migration 0001 failed: could not write: No space left on device.')],
])('where the database is elsewhere, its disk is named: %s', (_, error) => {
  const led = explainFullDisk(error, { ...OWN, databaseUrl: 'postgres://haat:secret@db.example/shop' })
  expect((led as Error).message).toMatch(/^The disk of the server of DATABASE_URL is full; /)
  expect((led as Error).message).not.toContain('secret')
})

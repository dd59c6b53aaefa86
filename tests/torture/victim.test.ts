import type pg from 'pg'
import { expect, test } from 'vitest'
import { connectionTo } from '../../src/server/testing/jobs.ts'
import { openTestShop } from '../../src/server/testing/shop.ts'
import { readAgain } from './victim.ts'

test('a judge whose database goes while it reads reads again, and one that asks wrongly does not', async () => {
  const shop = await openTestShop()
  try {
    const connection = (await connectionTo(shop)) as pg.ClientConfig
    let reads = 0
    const read = async (client: pg.Client) => {
      reads += 1
      if (reads === 1) await client.query('select pg_terminate_backend(pg_backend_pid())')
      return (await client.query('select 1 as one')).rows
    }
    expect(await readAgain(connection, read)).toEqual([{ one: 1 }])
    expect(reads).toBe(2)
    let asked = 0
    const wrongly = async (client: pg.Client) => {
      asked += 1
      await client.query('select nothing')
    }
    await expect(readAgain(connection, wrongly)).rejects.toThrow('column "nothing" does not exist')
    expect(asked).toBe(1)
  } finally {
    await shop.close()
  }
})

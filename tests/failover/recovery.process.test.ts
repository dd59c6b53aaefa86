import { expect, onTestFinished, test } from 'vitest'
import { startOwnPostgres } from '../../src/server/testing/own-postgres.ts'
import type { Cluster } from './cluster/cluster.ts'
import type { Member } from './cluster/member.ts'
import { askOnce } from './cluster/wholeness.ts'
import { prepareAreas, recover } from './recovery.ts'

const nothing = () => undefined
const nothingYet = async () => undefined

/** A leader that leads whatever befalls it. */
async function openLeader(): Promise<{ leader: Member; cluster: Cluster }> {
  const postgres = await startOwnPostgres()
  onTestFinished(() => postgres.stop())
  const connection = { connectionString: postgres.url }
  const leader: Member = {
    ...{ name: 'one', folder: '', connection, start: nothing, isolate: nothing, rejoin: nothing },
    ...{ status: nothingYet, fall: nothingYet, killPostgres: nothingYet, freeze: nothingYet, thaw: nothingYet },
    stop: nothingYet,
  }
  const cluster: Cluster = {
    ...{ members: [leader], shops: [], url: '', databaseUrl: postgres.url, connection, adminPassword: '' },
    ...{ whole: async () => leader, stop: nothingYet },
  }
  await prepareAreas(leader)
  return { leader, cluster }
}

const strikeWith =
  (sql: string) =>
  async ({ connection }: Member) => {
    await askOnce(connection, sql)
    return nothing
  }

test('what was acknowledged after a strike and is kept breaks no promise', async () => {
  const { cluster } = await openLeader()
  expect((await recover(cluster, 'none', strikeWith('select'), async () => true)).found).toEqual([])
})

test('what was acknowledged after a strike and is lost is told, also where the same member leads in the end', async () => {
  const { cluster } = await openLeader()
  const lose = `create rule lose as on insert to marks where new.words like 'late%' do instead nothing`
  expect((await recover(cluster, 'loss', strikeWith(lose), async () => true)).found).toEqual([
    'loss: the leader that was one acknowledged a commit after it was struck, and it is lost',
  ])
})

import { text } from 'node:stream/consumers'
import pg from 'pg'

// The limit of a call that changes something: its statements alone, prepared, from as many connections.
// Each client goes round its customers and its scripts; a value of `{ is }` is filled in for each run.

/** @type {{ connection: object, seconds: number, clients: { customers: number[], scripts: object[][] }[] }} */
const { connection, seconds, clients } = JSON.parse(await text(process.stdin))

/** @type {number[]} */
const times = []
/** @type {Map<string, string>} */
const names = new Map()
const connected = await Promise.all(
  clients.map(async (work) => {
    const client = new pg.Client(connection)
    await client.connect()
    return { client, ...work }
  }),
)
const started = performance.now()
const until = started + seconds * 1000
await Promise.all(
  connected.map(async ({ client, customers, scripts }, place) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const begun = performance.now()
      const customer = customers[turn % customers.length]
      const script = scripts[Math.floor(turn / customers.length) % scripts.length]
      await run(client, script, { customer, key: `limit ${process.pid} ${place} ${turn}`, order: undefined })
      times.push(performance.now() - begun)
    }
  }),
)
const elapsed = (performance.now() - started) / 1000
await Promise.all(connected.map(({ client }) => client.end()))
times.sort((one, other) => one - other)
const at = (/** @type {number} */ share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
process.stdout.write(JSON.stringify({ perSecond: times.length / elapsed, p50Ms: at(0.5), p99Ms: at(0.99) }))

/** @param {pg.Client} client @param {any[]} script @param {Record<string, unknown>} known */
async function run(client, script, known) {
  for (const { sql, values, makesOrder } of script) {
    const filled = values.map((/** @type {any} */ value) => (value?.is ? known[value.is] : value))
    const { rows } = await client.query({ name: nameOf(sql), text: sql, values: filled })
    if (makesOrder) known.order = rows[0].id
  }
}

/** @param {string} sql */
function nameOf(sql) {
  const name = names.get(sql) ?? `s${names.size}`
  names.set(sql, name)
  return name
}

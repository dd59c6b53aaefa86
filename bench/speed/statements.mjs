import pg from 'pg'

// The limit of a call that changes something: its statements alone, prepared, in as few trips to the database as the shop
// makes, from as many connections. Each client goes round its customers and its scripts; a value of `{ is }` is filled in
// for each run.

/** @typedef {{ connection: object, seconds: number, clients: { customers: number[], scripts: object[][][] }[] }} Job */

/** @type {Map<string, string>} */
const names = new Map()
let jobs = 0

process.on('message', async (/** @type {Job} */ job) => process.send?.(await figureOf(job)))

/** @param {Job} job */
async function figureOf({ connection, seconds, clients }) {
  jobs += 1
  /** @type {number[]} */
  const times = []
  const connected = await Promise.all(
    clients.map(async (work) => {
      const client = new pg.Client({ ...connection, pipeline: true })
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
        await run(client, script, { customer, key: `limit ${process.pid} ${jobs} ${place} ${turn}`, order: undefined })
        times.push(performance.now() - begun)
      }
    }),
  )
  const elapsed = (performance.now() - started) / 1000
  await Promise.all(connected.map(({ client }) => client.end()))
  times.sort((one, other) => one - other)
  const at = (/** @type {number} */ share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  return { perSecond: times.length / elapsed, p50Ms: at(0.5), p99Ms: at(0.99) }
}

/** @param {pg.Client} client @param {import('./recorded.ts').Trip[]} script @param {Record<string, unknown>} known */
async function run(client, script, known) {
  for (const trip of script) {
    // In one piece, as the shop sends what goes in one trip.
    client.connection.stream.cork()
    const asked = trip.map((compiled) => client.query(questionOf(compiled, known)))
    client.connection.stream.uncork()
    const answers = await Promise.all(asked)
    const made = trip.findIndex(({ makesOrder }) => makesOrder)
    if (made >= 0) known.order = answers[made]?.rows[0].id
  }
}

/** @param {import('./recorded.ts').Trip[number]} statement @param {Record<string, unknown>} known */
function questionOf({ sql, values }, known) {
  const filled = values.map((value) => (value?.is ? known[value.is] : value))
  const text = sql.replaceAll('{customer}', String(known.customer))
  return { text, values: filled, ...(values.length > 0 ? { name: nameOf(text) } : {}) }
}

/** @param {string} sql */
function nameOf(sql) {
  const name = names.get(sql) ?? `s${names.size}`
  names.set(sql, name)
  return name
}

import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'

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
    const answers = await ask(
      client,
      trip.map((compiled) => questionOf(compiled, known)),
    )
    const made = trip.findIndex(({ makesOrder }) => makesOrder)
    if (made >= 0) known.order = answers[made]?.rows[0].id
  }
}

/**
 * In one piece, as the shop sends what goes in one trip.
 * @param {pg.Client} client @param {Question[]} questions @returns {Promise<pg.QueryResult[]>}
 */
function ask(client, questions) {
  return new Promise((resolve, reject) => {
    client.query(new Batch(questions, (error, answers) => (error ? reject(error) : resolve([answers].flat()))))
  })
}

/** @typedef {{ name: string, text: string, values: unknown[] }} Question */

/** The shop’s own batch (src/server/platform/database/batch.ts), by what `pg` has for several answers. */
class Batch extends pg.Query {
  /** @param {Question[]} questions @param {(error: Error, answers: pg.QueryResult | pg.QueryResult[]) => void} callback */
  constructor(questions, callback) {
    super({ text: '' }, callback)
    /** @param {any} connection */
    this.submit = (connection) => {
      connection.stream.cork()
      for (const { name, text, values } of questions) {
        if (!connection.parsedStatements[name]) connection.parse({ name, text })
        connection.parsedStatements[name] = text
        connection.bind({ statement: name, values, valueMapper: prepareValue })
        connection.describe({ type: 'P' })
        connection.execute({})
      }
      connection.sync()
      connection.stream.uncork()
    }
  }
}

/** @param {import('./recorded.ts').Trip[number]} statement @param {Record<string, unknown>} known */
function questionOf({ sql, values }, known) {
  const filled = values.map((value) => (value?.is ? known[value.is] : value))
  return { text: sql, values: filled, name: nameOf(sql) }
}

/** @param {string} sql */
function nameOf(sql) {
  const name = names.get(sql) ?? `s${names.size}`
  names.set(sql, name)
  return name
}

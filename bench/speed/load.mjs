import autocannon from 'autocannon'

// Asks a shop from so many connections, for so many seconds or `amount` times, and says how long each answer took.
// `requests` has a list for each connection. An answer that is no success ends it all: it would be too fast.

/** @typedef {{ url: string, connections: number, seconds: number, amount?: number, requests: object[][] }} Job */

process.on('message', async (/** @type {Job} */ job) => process.send?.(await figureOf(job)))

/** @param {Job} job */
async function figureOf({ url, connections, seconds, amount, requests }) {
  /** @type {number[]} */
  const times = []
  /** @type {Map<number, number>} */
  const refused = new Map()
  let next = 0
  const started = performance.now()
  const running = autocannon({
    url,
    connections,
    // A plain server is given its time among a million products.
    timeout: 300,
    ...(amount ? { amount } : { duration: 3600 }),
    // Only then it looks whether it is to stop.
    sampleInt: amount ? 100 : Math.min(100, seconds * 1000),
    // Each order has a key of its own.
    idReplacement: JSON.stringify(requests[0]?.[0] ?? '').includes('[<id>]'),
    setupClient: (client) => {
      client.setRequests(requests[next % requests.length])
      next += 1
    },
  })
  // A load that is told to stop before it has begun never ends.
  if (!amount) running.once('response', () => setTimeout(() => running.stop(), seconds * 1000))
  running.on('response', (_client, status, _bytes, ms) => {
    if (status >= 200 && status < 300) times.push(ms)
    else refused.set(status, (refused.get(status) ?? 0) + 1)
  })
  const { errors, timeouts } = await running
  const elapsed = (performance.now() - started) / 1000
  if (errors + timeouts + refused.size > 0 || times.length === 0) {
    const statuses = [...refused].map(([status, count]) => `${count} times ${status}`).join(', ')
    process.stderr.write(`${url}: ${errors} errors, ${timeouts} timeouts, ${statuses}, ${times.length} answers\n`)
    process.exit(1)
  }
  times.sort((one, other) => one - other)
  const at = (/** @type {number} */ share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  return { answers: times.length, perSecond: times.length / elapsed, p50Ms: at(0.5), p99Ms: at(0.99) }
}

import { Agent, request } from 'node:http'

// Asks a shop at a pace of its own, whatever the answers do: so many a second, or (without a pace) so many at once. Says
// what was served, refused and failed, and how long it took.

/**
 * @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: string }} Asked
 * @typedef {{ url: string, requests: Asked[], seconds: number, perSecond?: number, atOnce: number, slowMs: number }} Job
 */

const TICK_MS = 4
/** Longer than the shop’s own limits: who waits so long is told nothing. */
const PATIENCE_MS = 30_000
const REFUSED = new Set([429, 503])

process.on('message', async (/** @type {Job} */ job) => process.send?.(await paced(job)))

/** @param {Job} job */
async function paced({ url, requests, seconds, perSecond, atOnce, slowMs }) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  /** @type {{ served: number[], refused: number[] }} */
  const times = { served: [], refused: [] }
  /** @type {Record<string, number>} */
  const statuses = {}
  /** @type {Record<string, number>} */
  const failed = {}
  /** @type {Set<Promise<void>>} */
  const underWay = new Set()
  const started = performance.now()
  let sent = 0
  let unsent = 0
  let lastTroubleMs = 0

  const send = () => {
    const asked = requests[sent % requests.length]
    sent += 1
    const begun = performance.now()
    const answered = ask(url, agent, asked, `${process.pid} ${begun} ${sent}`).then((status) => {
      const ms = performance.now() - begun
      const isServed = typeof status === 'number' && status >= 200 && status < 300
      const isRefused = typeof status === 'number' && REFUSED.has(status)
      if (isServed) times.served.push(ms)
      else if (isRefused) times.refused.push(ms)
      if (isRefused) statuses[status] = (statuses[status] ?? 0) + 1
      if (!isServed && !isRefused) {
        const what = `${asked.method ?? 'GET'} ${asked.path.split('?')[0]}: ${status}`
        failed[what] = (failed[what] ?? 0) + 1
      }
      if (!isServed || ms > slowMs) lastTroubleMs = performance.now() - started
      underWay.delete(answered)
    })
    underWay.add(answered)
  }

  const until = started + seconds * 1000
  for (let now = started; now < until; now = performance.now()) {
    const due = perSecond === undefined ? Infinity : ((now - started) / 1000) * perSecond - sent - unsent
    const room = atOnce - underWay.size
    for (let count = 0; count < Math.min(due, room); count += 1) send()
    if (perSecond !== undefined) unsent += Math.max(0, Math.floor(due - room))
    // Without a pace the next is sent as soon as there is an answer.
    await (perSecond === undefined ? Promise.race(underWay) : new Promise((resolve) => setTimeout(resolve, TICK_MS)))
  }
  const elapsed = (performance.now() - started) / 1000
  const servedInTime = times.served.length
  await Promise.all(underWay)
  agent.destroy()
  return {
    ...{ sent, unsent, served: times.served.length, refused: statuses, failed, lastTroubleMs },
    servedPerSecond: servedInTime / elapsed,
    sentPerSecond: sent / elapsed,
    p50Ms: quantile(times.served, 0.5),
    p99Ms: quantile(times.served, 0.99),
    refusedP99Ms: quantile(times.refused, 0.99),
  }
}

/**
 * The status of the answer, or what happened instead of one. A connection that was kept open may have been closed by the
 * shop in the same moment: browsers ask once more then, and so do we.
 * @param {string} url @param {Agent} agent @param {Asked} asked @param {string} key
 * @returns {Promise<number | string>}
 */
async function ask(url, agent, asked, key) {
  try {
    return await askOnce(url, agent, asked, key)
  } catch (error) {
    if (!(error instanceof Error && 'isOldConnection' in error)) return codeOf(error)
    return await askOnce(url, false, asked, key).catch(codeOf)
  }
}

/** @param {string} url @param {Agent | false} agent `false`: a new connection @param {Asked} asked @param {string} key @returns {Promise<number>} */
function askOnce(url, agent, { method = 'GET', path, headers = {}, body = '' }, key) {
  // Each order has a key of its own.
  const own = headers['idempotency-key'] === undefined ? headers : { ...headers, 'idempotency-key': key }
  const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const asking = request(
      url + path,
      { method, agent, timeout: PATIENCE_MS, headers: { ...own, ...length } },
      (answer) => {
        answer.on('error', reject).on('end', () => resolve(answer.statusCode ?? 0))
        answer.resume()
      },
    )
    asking.on('timeout', () => asking.destroy(new Error('no answer in time')))
    asking.on('error', (error) => {
      const isOldConnection = asking.reusedSocket && codeOf(error) === 'ECONNRESET'
      reject(isOldConnection ? Object.assign(error, { isOldConnection }) : error)
    })
    asking.end(body)
  })
}

/** @param {unknown} error */
function codeOf(error) {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? String(error.code) : error.message
}

/** @param {number[]} times @param {number} share */
function quantile(times, share) {
  times.sort((one, other) => one - other)
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}

import { Agent, request } from 'node:http'

// Asks a shop at a pace of its own, whatever the answers do: so many a second, or (without a pace) so many at once. Says
// what was served, refused and failed, and how long it took.

/**
 * @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: string }} Asked
 * @typedef {{ url: string, requests: Asked[], seconds: number, perSecond?: number, concurrency: number, slowMs: number }} Job
 */

const TICK_MS = 4
const LONGEST_MS_TO_SERVE = 120_000
/** Longer than the shop’s own limits: who waits so long is told nothing. */
const PATIENCE_MS = 120_000
/** @type {Set<unknown>} */
const REFUSED = new Set([429, 503])

process.on('message', async (/** @type {Job} */ job) => process.send?.(await paced(job)))

/** @param {Job} job */
async function paced({ url, requests, seconds, perSecond, concurrency, slowMs }) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const notes = openNotes(slowMs)
  /** @type {Set<Promise<void>>} */
  const underWay = new Set()
  const started = performance.now()
  let sent = 0
  let unsent = 0
  const send = () => {
    const asked = requests[sent % requests.length]
    sent += 1
    const begun = performance.now()
    const answered = ask(url, agent, asked, `${process.pid} ${begun} ${sent}`).then((status) => {
      notes.note(asked, status, begun)
      underWay.delete(answered)
    })
    underWay.add(answered)
  }

  const until = started + seconds * 1000
  // Nothing is known of a pace at which nobody was served yet.
  const late = until + LONGEST_MS_TO_SERVE
  const isOver = (/** @type {number} */ now) => now >= (notes.hasServed() ? until : late)
  for (let now = started; !isOver(now); now = performance.now()) {
    const due = perSecond === undefined ? Infinity : ((now - started) / 1000) * perSecond - sent - unsent
    const room = concurrency - underWay.size
    for (let count = 0; count < Math.min(due, room); count += 1) send()
    if (perSecond !== undefined) unsent += Math.max(0, Math.floor(due - room))
    // Without a pace the next is sent as soon as there is an answer.
    await (perSecond === undefined ? Promise.race(underWay) : new Promise((resolve) => setTimeout(resolve, TICK_MS)))
  }
  const elapsed = (performance.now() - started) / 1000
  const servedInTime = notes.said().served
  await Promise.all(underWay)
  agent.destroy()
  return { sent, unsent, sentPerSecond: sent / elapsed, servedPerSecond: servedInTime / elapsed, ...notes.said() }
}

/** What was answered, and how long it took. @param {number} slowMs */
function openNotes(slowMs) {
  const opened = performance.now()
  /** @type {{ served: number[], refused: number[] }} */
  const times = { served: [], refused: [] }
  /** @type {Record<string, number>} */
  const refused = {}
  /** @type {Record<string, number>} */
  const failed = {}
  let lastTroubleMs = 0
  return {
    /** @param {Asked} asked @param {number | string} status @param {number} begun */
    note({ method = 'GET', path }, status, begun) {
      const now = performance.now()
      const isServed = typeof status === 'number' && status >= 200 && status < 300
      if (!isServed || now - begun > slowMs) lastTroubleMs = now - opened
      if (isServed) times.served.push(now - begun)
      else if (REFUSED.has(status)) {
        times.refused.push(now - begun)
        refused[status] = (refused[status] ?? 0) + 1
      } else {
        const what = `${method} ${path.split('?')[0]}: ${status}`
        failed[what] = (failed[what] ?? 0) + 1
      }
    },
    hasServed: () => times.served.length > 0,
    said: () => ({
      ...{ served: times.served.length, refused, failed, lastTroubleMs },
      p50Ms: quantile(times.served, 0.5),
      p99Ms: quantile(times.served, 0.99),
      refusedP99Ms: quantile(times.refused, 0.99),
    }),
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

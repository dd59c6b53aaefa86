import { Agent, request } from 'node:http'

// Asks a shop for the same over and over, on so many connections, until it is told to stop; then says how it was answered.

/** @typedef {{ url: string, connections: number, method: string, path: string, headers: Record<string, string>, body: string }} Job `body`: in base64. */

/** @type {{ stop: () => Promise<Record<string, number>> } | undefined} */
let asking

process.on('message', async (/** @type {Job | 'stop'} */ job) => {
  if (job === 'stop') return process.send?.(await asking?.stop())
  asking = begin(job)
  process.send?.('begun')
})

/** @param {Job} job */
function begin({ url, connections, method, path, headers, body }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const content = Buffer.from(body, 'base64')
  /** @type {Record<string, number>} */
  const answers = {}
  let isOver = false
  const once = () =>
    new Promise((resolve) => {
      const asked = request(url + path, { agent, method, headers: { ...headers, 'content-length': content.length } })
      const end = (/** @type {string} */ fate) => {
        if (!isOver) answers[fate] = (answers[fate] ?? 0) + 1
        resolve(undefined)
      }
      asked.on('response', (response) => response.resume().on('close', () => end(String(response.statusCode))))
      asked.on('error', () => end('cut off')).end(content)
    })
  const all = Array.from({ length: connections }, async () => {
    while (!isOver) await once()
  })
  return {
    async stop() {
      isOver = true
      agent.destroy()
      await Promise.all(all)
      return answers
    },
  }
}

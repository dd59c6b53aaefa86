import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createTally } from './tally.ts'
import { visit } from './visit.ts'

/** Answers everything with this page. */
async function serverOf(page: string) {
  const server = createServer((_, response) => response.setHeader('set-cookie', 'seen=1; Path=/').end(page))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(close)
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, close }
}

const asked = { name: 'the cart', path: '/cart', status: 200, isRight: (text: string) => JSON.parse(text).id === 1 }

test('a right answer is given back with its cookies', async () => {
  const tally = createTally()
  const { url } = await serverOf('{"id":1}')
  expect(await visit(url, tally, asked)).toMatchObject({ text: '{"id":1}', cookies: 'seen=1' })
  expect(tally.failed).toEqual([])
})

test.each(['{"id":2}', '<html>The shop is closed.</html>'])('%s is an answer, and a wrong one', async (page) => {
  const tally = createTally()
  const { url } = await serverOf(page)
  expect(await visit(url, tally, asked)).toBeUndefined()
  expect(tally.statuses).toEqual({ 'the cart': { 200: 1 } })
  expect(tally.failed).toEqual([expect.stringMatching(/^the cart: 200, .*/)])
  expect(tally.failed[0]).toContain(page)
})

test('a server that is gone gives no answer', async () => {
  const tally = createTally()
  const { url, close } = await serverOf('')
  close()
  expect(await visit(url, tally, asked)).toBeUndefined()
  expect(tally.statuses).toEqual({ 'the cart': { 'no answer': 1 } })
  expect(tally.failed[0]).toContain('ECONNREFUSED')
})

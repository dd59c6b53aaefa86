import { expect, test } from 'vitest'
import { listAisles } from '#contract/search'
import type { Rendered, Transport } from '../../../web/entry-server.tsx'
import type { Call } from '../http/calls.ts'
import { Refusal } from '../refusal.ts'
import { createRender, type WebFloor } from './render-as-nobody.ts'

const BESIDE = 'GET /api/product/aisles'
const BUSY = new Refusal('busy')
const LOST = Object.assign(new Error('gone'), { code: '57P01' })

/** A page that does without what is not answered, or does not. */
function rendering({ failure, doesWithout }: { failure: Error; doesWithout: boolean }) {
  let ask: Transport | undefined
  const page = (status: number): Rendered => ({ status, html: '', head: '', state: 'null', modules: [] })
  const floor: WebFloor = {
    serveCallsBy: (transport) => {
      ask = transport
    },
    pages: [],
    render: async () => {
      const isAnswered = await ask?.(BESIDE, {}).then(
        () => true,
        () => false,
      )
      return page(isAnswered || doesWithout ? 200 : 503)
    },
    Problem: class extends Error {
      constructor(status: number) {
        super(String(status))
      }
    },
  }
  const beside: Call = { endpoint: listAisles, mayBeKept: true, answer: () => Promise.reject(failure) }
  const render = createRender(floor, { serve: () => undefined, all: new Map([[BESIDE, beside]]) })
  return render(new URL('http://haat.example/'))
}

test('a page that does without what had no time is shown, and is not whole', async () => {
  expect(await rendering({ failure: BUSY, doesWithout: true })).toMatchObject({ status: 200, isWhole: false })
})

test('one that cannot do without it is told to come again', async () => {
  await expect(rendering({ failure: BUSY, doesWithout: false })).rejects.toBe(BUSY)
})

test('what went wrong otherwise is not covered up by a page that did without it', async () => {
  await expect(rendering({ failure: LOST, doesWithout: true })).rejects.toBe(LOST)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFrames } from './frames.ts'

const message = (kind: string, body: string) => {
  const bytes = Buffer.from(`${kind}    ${body}`)
  bytes.writeInt32BE(4 + body.length, kind.length)
  return bytes
}

test('messages are found however the network cuts them', () => {
  const sent = [message('', 'hello'), message('Q', 'begin'), message('S', ''), message('X', 'a longer one')]
  const stream = Buffer.concat(sent)
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length), { maxLength: 12 }), (places) => {
      const frames = createFrames({ beginsWithoutLetter: true })
      const cuts = [0, ...places.toSorted((one, other) => one - other), stream.length]
      const found = cuts.slice(1).flatMap((end, at) => frames(stream.subarray(cuts[at], end)))
      expect(found.map(({ kind }) => kind)).toEqual(['', 'Q', 'S', 'X'])
      expect(found.map(({ bytes }) => bytes.toString('latin1'))).toEqual(sent.map((bytes) => bytes.toString('latin1')))
    }),
  )
})

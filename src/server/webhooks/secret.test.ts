import { expect, test } from 'vitest'
import { newSecret, secretInWords, signatureOf } from './secret.ts'

/** The example of the specification of Standard Webhooks. */
const EXAMPLE = {
  secret: Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64'),
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  seconds: 1_614_265_330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

test('a signature is the one that Standard Webhooks gives as its example', () => {
  const { secret, id, seconds, body, signature } = EXAMPLE
  expect(signatureOf([secret], id, seconds, body)).toBe(signature)
})

test('during a rotation each secret signs', () => {
  const [one, other] = [newSecret(), newSecret()]
  const alone = [one, other].map((secret) => signatureOf([secret], 'msg_1', 1, '{}'))
  expect(alone[0]).not.toBe(alone[1])
  expect(signatureOf([one, other], 'msg_1', 1, '{}')).toBe(alone.join(' '))
})

test('a secret is 32 random bytes, written as base64', () => {
  expect(secretInWords(newSecret())).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
})

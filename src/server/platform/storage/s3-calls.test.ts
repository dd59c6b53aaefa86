import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createS3Calls, type S3Access } from './s3-calls.ts'
import { s3LocationOf, urlOf } from './s3-location.ts'
import { pageIn } from './s3-page.ts'
import { StorageAway } from './storage-away.ts'
import { openTestBucket, PATIENCE } from './testing/bucket.ts'

const BYTES = new Uint8Array(50_000).map((_, at) => at % 256)
const callsOf = (access: S3Access) => createS3Calls(access, undefined, PATIENCE)

/** The time of calls and of their tries is over when the test says so. */
function holdClocks() {
  const held: Record<'calls' | 'tries', AbortController[]> = { calls: [], tries: [] }
  const clocks = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const clock = new AbortController()
    held[ms === PATIENCE.allMs ? 'calls' : 'tries'].push(clock)
    return clock.signal
  })
  onTestFinished(() => clocks.mockRestore())
  return held
}

const timeOut = (clock?: AbortController) => clock?.abort(new DOMException('It took too long.', 'TimeoutError'))

async function listed(calls: ReturnType<typeof callsOf>, prefix = ''): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of calls.list(prefix)) keys.push(key)
  return keys
}

test('what is put with its headers is got, listed and deleted', async () => {
  const { s3, access } = await openTestBucket()
  const calls = createS3Calls(access, () => ({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=1' }))
  await calls.put('a/one-1.webp', BYTES)
  expect(s3.objects.get('a/one-1.webp')?.headers).toEqual({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=1',
  })
  expect(Buffer.from((await calls.get('a/one-1.webp')) ?? []).equals(BYTES)).toBe(true)
  expect(await listed(calls, 'a/')).toEqual(['a/one-1.webp'])
  await calls.delete('a/one-1.webp')
  await calls.delete('a/one-1.webp')
  expect([await calls.get('a/one-1.webp'), await listed(calls)]).toEqual([undefined, []])
})

test.each([
  ['key', 'InvalidAccessKeyId'],
  ['secret', 'SignatureDoesNotMatch'],
] as const)(
  'who comes with a wrong %s is sent away, at the first try, and no key stands in the words',
  async (name, code) => {
    const { s3, access } = await openTestBucket()
    const error = await callsOf({ ...access, [name]: 'wrong-one' })
      .get('one')
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ answered: { status: 403, code } })
    expect(String(error)).not.toMatch(/wrong-one|pretend-key|pretend-secret/)
    expect(s3.asked).toHaveLength(1)
  },
)

test('a bucket that is not there is trouble, not a picture that is not there', async () => {
  const { access } = await openTestBucket()
  const elsewhere = callsOf({ ...access, location: { ...access.location, bucket: 'nowhere' } })
  await expect(elsewhere.get('one')).rejects.toMatchObject({ answered: { code: 'NoSuchBucket' } })
})

describe.each(['fails', 'slows', 'drops', 'cuts', 'never'] as const)('a storage that %s', (manner) => {
  test('is asked again, three times at the most', async () => {
    const { s3, access } = await openTestBucket()
    const calls = callsOf(access)
    await calls.put('one', BYTES)
    const { tries } = holdClocks()
    const misbehave = () => {
      if (manner === 'never') timeOut(tries.at(-1))
      return manner
    }
    s3.behave(({ nth }) => (nth < 3 ? misbehave() : 'answers'))
    expect(await calls.get('one')).toHaveLength(BYTES.length)
    s3.behave(misbehave)
    s3.asked.length = 0
    await expect(calls.get('one')).rejects.toThrow(StorageAway)
    await expect(calls.put('one', BYTES)).rejects.toThrow(StorageAway)
    await expect(listed(calls)).rejects.toThrow(StorageAway)
    expect(s3.asked.length).toBeLessThanOrEqual(9)
  })
})

test('one that forbids is not asked again, and one that is not there at all is away', async () => {
  const { s3, access } = await openTestBucket()
  s3.behave('forbids')
  await expect(callsOf(access).put('one', BYTES)).rejects.toMatchObject({ answered: { code: 'AccessDenied' } })
  expect(s3.asked).toHaveLength(1)
  await s3.close()
  await expect(callsOf(access).get('one')).rejects.toMatchObject({ answered: { code: 'ECONNREFUSED' } })
})

/** So many calls are asked, while others wait in line. */
const AT_ONCE = 32

test('a crowd before one that says nothing is sent away, each within the time of one', async () => {
  const { s3, access } = await openTestBucket()
  const { calls: clocks } = holdClocks()
  s3.behave(() => {
    if (s3.asked.length === AT_ONCE) for (const clock of clocks) timeOut(clock)
    return 'never'
  })
  const calls = callsOf(access)
  const crowd = await Promise.allSettled(Array.from({ length: 400 }, () => calls.get('one')))
  expect(crowd.every(({ status }) => status === 'rejected')).toBe(true)
  // Those whose time was over in the line were not asked for.
  expect(s3.asked.length).toBe(AT_ONCE)
})

test.each([
  ['s3://shop?region=ap-southeast-1', 'https://shop.s3.ap-southeast-1.amazonaws.com/a.webp', ''],
  ['s3://shop/a/b/?region=eu-1&endpoint=https://s3.example/&style=virtual', 'https://shop.s3.example/a.webp', 'a/b/'],
  ['s3://shop/a?endpoint=http://10.0.0.1:9000', 'http://10.0.0.1:9000/shop/a.webp', 'a/'],
  ['s3://shop?endpoint=https://x.example/storage/v1/s3', 'https://x.example/storage/v1/s3/shop/a.webp', ''],
])('%s leads to %s', (text, url, prefix) => {
  const location = s3LocationOf(text)
  expect(location && [urlOf(location, 'a.webp'), location.prefix]).toEqual([url, prefix])
})

test('a list that is cut off, or has lost the token of its next page, is not taken for a short one', () => {
  const page = (rest: string) => `<ListBucketResult><IsTruncated>true</IsTruncated>${rest}</ListBucketResult>`
  expect(pageIn(page('<NextContinuationToken>a&amp;b&#x2f;c</NextContinuationToken>')).next).toBe('a&b/c')
  expect(() => pageIn(page(''))).toThrow(StorageAway)
  expect(() => pageIn(page('').slice(0, -10))).toThrow(StorageAway)
  expect(() => pageIn('<html>Sign in to the Wi-Fi</html>')).toThrow(StorageAway)
})

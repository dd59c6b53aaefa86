import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openPretendS3, type PretendS3, type S3Manner } from '../../../pretend/s3/storage.ts'
import { dataDirWithDatabase } from '../platform/postgres/testing/database.ts'
import { GOOD_FORM } from '../selling/testing/forms.ts'
import { startBundledShop } from '../testing/bundled-shop.ts'

const ADMIN_PASSWORD = 'the keeper of these pictures'

/** What `npm run move-pictures` runs once the shop is built. */
function move(settings: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [inject('programs').movePictures, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...settings },
  })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const ended = once(child, 'close').then(async ([status]) => [status, ...(await said)] as const)
  return { child, ended }
}

async function logIn(url: string): Promise<string> {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD }),
  })
  return ((await login.json()) as { token: string }).token
}

async function add(url: string, token: string, nth: number): Promise<string> {
  const form = new FormData()
  for (const [name, value] of Object.entries(GOOD_FORM)) form.append(name, value)
  const create = { width: 300, height: 375, channels: 3, background: { r: nth * 20, g: 90, b: 90 } } as const
  const picture = await sharp({ create }).png().toBuffer()
  form.append('imageFile', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png')
  const answer = await fetch(`${url}/api/product`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { product: { imagePath: string } }).product.imagePath
}

async function bucket(options: Parameters<typeof openPretendS3>[0] = {}): Promise<PretendS3> {
  const s3 = await openPretendS3(options)
  onTestFinished(() => s3.close())
  return s3
}

const statusOf = async (url: string) => (await fetch(url)).status

test('pictures of a running shop move into a bucket, killed on the way, and the shop goes on there', async () => {
  const s3 = await bucket({ pageSize: 5 })
  const folder = { DATA_DIR: await dataDirWithDatabase(), ADMIN_PASSWORD }
  const images = join(folder.DATA_DIR, 'images')
  const shop = startBundledShop(folder)
  const url = await shop.open()
  const token = await logIn(url)
  const paths: string[] = []
  for (let nth = 0; nth < 6; nth += 1) paths.push(await add(url, token, nth))

  let puts = 0
  const isKilled = new AbortController()
  // A few come through; the others wait for the kill.
  s3.behave(async ({ method, key }): Promise<S3Manner> => {
    const isPart = method === 'PUT' && key.endsWith('.webp')
    if (isPart && ++puts > 3 && !isKilled.signal.aborted) await once(isKilled.signal, 'abort')
    return 'answers'
  })
  const killed = move({ ...folder, ...s3.settings }, '--to', 's3')
  const parts = () => [...s3.objects.keys()].filter((key) => key.endsWith('.webp'))
  await expect.poll(() => parts().length).toBeGreaterThan(0)
  killed.child.kill('SIGKILL')
  await killed.ended
  const names = await readdir(images)
  expect(parts().length).toBeLessThan(names.length)
  isKilled.abort()
  s3.behave('answers')

  const [status, stdout, stderr] = await move({ ...folder, ...s3.settings }, '--to', 's3').ended
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/ {2}Done: \d+ copied, \d+ already there\.\n$/)
  expect(parts().toSorted()).toEqual(names.map((name) => `pictures/${name}`).toSorted())
  for (const name of names) expect(s3.objects.get(`pictures/${name}`)?.body).toEqual(await readFile(join(images, name)))
  expect(s3.objects.get(`pictures/${names[0]}`)?.headers).toEqual({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  await shop.kill('SIGTERM')
  await rm(images, { recursive: true })

  s3.behave('answers')
  const moved = startBundledShop({ ...folder, ...s3.settings, WORKERS: '2' })
  const there = await moved.open()
  for (const path of paths) expect(await statusOf(there + path)).toBe(200)
  expect(await statusOf(there + (await add(there, token, 11)))).toBe(200)
  expect(await readdir(folder.DATA_DIR)).not.toContain('images')
  await moved.kill('SIGTERM')

  expect((await move({ ...folder, ...s3.settings }, '--to', 'folder').ended)[0]).toBe(0)
  const back = startBundledShop(folder)
  const home = await back.open()
  for (const path of paths) expect(await statusOf(home + path)).toBe(200)
})

test('a bucket that refuses ends the start in plain words without a key; one that is away does not', async () => {
  const s3 = await bucket()
  const settings = { DATA_DIR: await dataDirWithDatabase(), ADMIN_PASSWORD, ...s3.settings }
  const { BLOBS_URL } = s3.settings
  const wrong: [Record<string, string>, RegExp][] = [
    [{ BLOBS_SECRET: 'wrong-secret' }, /BLOBS_KEY and BLOBS_SECRET are not known .*\(SignatureDoesNotMatch\)\./],
    [
      { BLOBS_URL: BLOBS_URL.replace('//haat', '//nowhere') },
      /BLOBS_URL names the bucket nowhere, which is not there\./,
    ],
    [{ BLOBS_URL: BLOBS_URL.replace('bd-dhaka-1', 'eu-1') }, /BLOBS_URL must name another region or endpoint/],
  ]
  for (const [env, words] of wrong) {
    const refused = startBundledShop({ ...settings, ...env })
    expect(await refused.ended).toBe(1)
    expect(refused.stderr()).toMatch(words)
    expect(refused.stdout() + refused.stderr()).not.toMatch(/wrong-secret|pretend-(key|secret)/)
    const [status, , stderr] = await move({ ...settings, ...env }, '--to', 's3').ended
    expect([status, stderr]).toEqual([1, expect.stringMatching(words)])
  }
  expect(s3.objects.size).toBe(0)

  const first = startBundledShop(settings)
  const open = await first.open()
  const path = await add(open, await logIn(open), 1)
  await first.kill('SIGTERM')
  await s3.close()
  const away = startBundledShop(settings)
  const url = await away.open()
  expect(away.stdout()).toContain('Pictures cannot be kept or shown yet: the object storage did not answer')
  expect([await statusOf(`${url}/`), await statusOf(url + path)]).toEqual([200, 503])
})

test('the command says what it wants', async () => {
  const { settings } = await bucket()
  const given = { DATA_DIR: '/nowhere', ...settings }
  for (const args of [[], ['--to', 'disk'], ['--to'], ['--to', 's3', '--delet'], ['s3'], ['--to', 's3', '--delete=no']])
    expect(await move(given, ...args).ended).toEqual([1, '', expect.stringContaining('Usage: npm run move-pictures')])
  const [status, , stderr] = await move({ DATA_DIR: '/nowhere' }, '--to', 's3').ended
  expect([status, stderr]).toEqual([1, expect.stringContaining('BLOBS_URL must be given')])
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../src/server/platform/process/project.ts'
import { smsSettingsOf } from '../src/server/platform/sms/settings.ts'
import { createSmsTransport } from '../src/server/platform/sms/transport.ts'
import { GATEWAY_KINDS } from './sms/gateway.ts'

const SMS = { to: '01711000001', text: 'Your order 17', reference: 'a1b2c3' }

const RUN_SOURCE = pathToFileURL(join(projectRoot, 'scripts/run-source.mjs')).href
/** What `npm run pretend` does once the packages are there. */
const OPEN_ALL = `import { runSource } from '${RUN_SOURCE}'; await runSource('pretend/open-all.ts', 'openAll')`

/** On free ports, in a process of its own; what it has said is read as it comes. */
async function pretend() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', OPEN_ALL], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (words: string) => (said += words))
  onTestFinished(async () => {
    const ended = once(child, 'close')
    child.kill()
    await ended
  })
  const lines = () => said.split('\n').filter((line) => line.startsWith('SMS_GATEWAY='))
  await expect.poll(() => lines().length).toBe(GATEWAY_KINDS.length)
  return { said: () => said, lines: lines() }
}

test('npm run pretend opens a stand-in of each gateway, and the settings that it says lead there', async () => {
  const { said, lines } = await pretend()
  for (const line of lines) {
    const {
      SMS_GATEWAY: name = '',
      SMS_URL: url = '',
      ...shop
    } = Object.fromEntries([...line.matchAll(/(SMS_\w+)=(\S+)/g)].map(([, key = '', value = '']) => [key, value]))
    const gateway = name.endsWith('.json') ? join(projectRoot, name) : name
    const { SMS_SENDER: sender, SMS_TOKEN: token } = shop
    const settings = smsSettingsOf({ gateway, url, user: undefined, sender, token })
    expect([name, await createSmsTransport(settings).deliver(SMS)]).toMatchObject([name, { outcome: 'accepted' }])
  }
  await expect.poll(() => said().split(`takes for ${SMS.to}: ${SMS.text}`).length - 1).toBe(lines.length)
})

import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, refuseOldNode, root, say } from './prepare.mjs'

// `npm run screenshots`: the pictures of README.md, taken anew from a shop of its own with the demo.

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').BrowserContextOptions} Screen */
/** @typedef {{ username: string, password: string }} Account */

/** @type {Screen} */
const DESK = { viewport: { width: 1280, height: 800 } }
/** @type {Screen} */
const PHONE = { viewport: { width: 360, height: 720 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const MOST_BYTES = 120 * 1024
const QUALITIES = [84, 76, 68, 60, 50]

refuseOldNode()
refuseMissingFont()
await ensureInstalled()
await ensureBuilt()
const [{ default: sharp }, { chromium }, { BROWSER_ARGS, ensureBrowser }, { ADMIN }, { startShopProcess }] =
  await Promise.all([
    import('sharp'),
    import('playwright-core'),
    import('./browser.mjs'),
    import('./built-shop.mjs'),
    import('./shop-process.mjs'),
  ])

const dataDir = await mkdtemp(join(tmpdir(), 'haat-screenshots-'))
say('Opening a shop with the demo; its last five weeks take a minute…')
const shop = startShopProcess({
  program: join(root, 'dist/server/main.js'),
  settings: { DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'info', ADMIN_PASSWORD: ADMIN.password },
})
const url = await shop.open()
const vendor = signInOf('Vendor')
await shop.hears('the last five weeks of the demo are in its books')
await shop.hears('all pictures of the demo are drawn')
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_ARGS })
try {
  await take('home', '/', DESK)
  await take('product', `/admin/product/${await productId()}`, PHONE)
  await take('parcels', '/dashboard/parcels', DESK, vendor)
  await take('money', '/dashboard/settlements', DESK, ADMIN)
} finally {
  await browser.close()
  await shop.kill('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}

/** Without a font for it the pictures would show boxes for the sign of the taka. Where there is no fontconfig nobody can say. */
function refuseMissingFont() {
  const { stdout } = spawnSync('fc-list', [':charset=9f3'], { encoding: 'utf8' })
  if (stdout !== '') return
  process.stderr.write('\n  No font here has the sign ৳. Install one (on Debian fonts-lohit-beng-bengali).\n\n')
  process.exit(1)
}

/** What the shop prints at its start. @param {string} role @returns {Account} */
function signInOf(role) {
  const [, username, password] = new RegExp(`${role}: +(\\S+) / (\\S+)`).exec(shop.stdout()) ?? []
  if (!username || !password) throw new Error(`The shop did not print how to sign in as a ${role.toLowerCase()}.`)
  return { username, password }
}

async function productId() {
  const answer = await fetch(`${url}/api/product?search=panjabi&limit=1`)
  const [product] = /** @type {{ id: number }[]} */ (await answer.json())
  return product?.id
}

/** @param {string} name @param {string} path @param {Screen} screen @param {Account} [account] */
async function take(name, path, screen, account) {
  const context = await browser.newContext({ ...screen, colorScheme: 'light', reducedMotion: 'reduce' })
  const page = await context.newPage()
  if (account) await signIn(page, account)
  // A first visit does without a font that comes late; the second has it.
  await page.goto(url + path, { waitUntil: 'networkidle' })
  await page.reload({ waitUntil: 'networkidle' })
  const file = `docs/pictures/${name}.webp`
  const bytes = await small(await page.screenshot())
  await writeFile(join(root, file), bytes)
  say(`${file}: ${Math.round(bytes.length / 1024)} KB`)
  await context.close()
}

/** @param {import('playwright-core').Page} page @param {Account} account */
async function signIn(page, { username, password }) {
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' })
  await page.locator('main input[name="username"]').fill(username)
  await page.locator('main input[name="password"]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(({ pathname }) => pathname !== '/login')
}

/** As sharp as it may be within the bytes that one has. @param {Buffer} picture */
async function small(picture) {
  for (const quality of QUALITIES) {
    const bytes = await sharp(picture).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= MOST_BYTES) return bytes
  }
  throw new Error(`A picture is larger than ${MOST_BYTES} bytes.`)
}

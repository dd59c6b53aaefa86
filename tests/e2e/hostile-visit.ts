import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What ran or was asked for although it stood in a text of somebody’s. */
export interface Watch {
  /** Waits until a picture that cannot be shown has told so, as those before it have by then, and tells what ran. */
  nothingRan(page: Page): Promise<void>
}

/** Watches a visitor’s browser for scripts that call out, dialogs, and requests to anybody but the shop. */
export async function watchVisitor(page: Page, shopUrl: string): Promise<Watch> {
  const noticed: string[] = []
  const context = page.context()
  await context.exposeFunction('notice', (what: string) => void noticed.push(what))
  await context.addInitScript(() => {
    const notice: (what: string) => void = Reflect.get(window, 'notice')
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      Object.defineProperty(window, name, { value: (said: unknown) => notice(`${name} ${said} at ${location.href}`) })
  })
  context.on('dialog', (dialog) => {
    noticed.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:' && origin !== shopUrl) noticed.push(`asked for ${request.url()}`)
  })
  return {
    async nothingRan(visited) {
      await visited.evaluate(() => {
        const broken = new Image()
        broken.onerror = () => alert('the watch')
        broken.src = 'data:,'
      })
      const last = `alert the watch at ${visited.url()}`
      await expect.poll(() => noticed.includes(last), { message: 'the watch is heard' }).toBe(true)
      expect(noticed.splice(0)).toEqual([last])
    },
  }
}

/** Elements and attributes of a specification on the page that the shop has no use for, a line each. */
export async function strangersIn(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const shown = document.querySelectorAll('.product-specification *')
    const isOurs = ({ name, value }: Attr) =>
      name === 'href' ? value.startsWith('https://') : /^(rel|colspan|rowspan|scope)$/.test(name)
    const isText = ({ localName }: Element) =>
      /^(h[3-6]|p|br|hr|blockquote|pre|code|strong|b|em|i|u|s|sub|sup|small|mark|a|[uod]l|li|d[td]|table|caption|thead|tbody|tfoot|tr|t[hd])$/.test(
        localName,
      )
    return [...shown]
      .filter((element) => !isText(element) || ![...element.attributes].every(isOurs))
      .map(({ outerHTML }) => outerHTML)
  })
}

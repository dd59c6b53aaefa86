import type { BrowserContext, ConsoleMessage, Page, Request, Response, WebError } from 'playwright-core'

/** What went wrong in the browsers of a test, a line each: `answer 500 GET /api/cart`, `console: …`, `page error: …`. */
export interface PageErrors {
  /** Answers how to stop watching. */
  watch(context: BrowserContext): () => void
  /** A refusal that the test provokes; anything that nobody expected fails the test. */
  expect(...patterns: RegExp[]): void
  unexpected(): string[]
}

/** A refused call is told by its answer already. */
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/
/** Of scripts that the tests bring into every page, which the sandboxed frame of a shown mail rightly blocks. */
const OURS_BLOCKED = "Blocked script execution in 'about:srcdoc' because the document's frame is sandboxed"
/** Left behind when somebody goes on before a page has arrived. */
const LEFT = 'net::ERR_ABORTED'

export function noPageErrors(): PageErrors {
  const lines: string[] = []
  const expected: RegExp[] = []
  return {
    watch(context) {
      const heard = {
        console(message: ConsoleMessage) {
          const isTrouble = message.type() === 'error' || message.type() === 'warning'
          const isKnown = REFUSED.test(message.text()) || message.text().startsWith(OURS_BLOCKED)
          if (isTrouble && !isKnown) lines.push(`console: ${message.text()}`)
        },
        weberror: (error: WebError) => lines.push(`page error: ${error.error().stack ?? error.error()}`),
        requestfailed(request: Request) {
          const why = request.failure()?.errorText ?? ''
          if (why !== LEFT) lines.push(`no answer ${request.method()} ${request.url()} ${why}`)
        },
        response(response: Response) {
          if (response.status() >= 400) lines.push(answerLine(response))
        },
      }
      context.on('console', heard.console).on('weberror', heard.weberror)
      context.on('requestfailed', heard.requestfailed).on('response', heard.response)
      return () => {
        context.off('console', heard.console).off('weberror', heard.weberror)
        context.off('requestfailed', heard.requestfailed).off('response', heard.response)
      }
    },
    expect: (...patterns) => void expected.push(...patterns),
    unexpected: () => lines.filter((line) => !expected.some((pattern) => pattern.test(line))),
  }
}

function answerLine(response: Response): string {
  const { pathname, search } = new URL(response.url())
  return `answer ${response.status()} ${response.request().method()} ${pathname}${search}`
}

/** Nothing may stick out of a phone: what does is named. */
export async function sticksOut(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [
      `${scrollWidth} px on ${clientWidth}`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 160)),
    ]
  })
}

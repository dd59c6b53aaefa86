import type { Logger } from 'pino'
import { escapeHtml } from '#contract/values/escape-html'
import { LANGUAGE, m } from '#messages'
import { privateHeaders } from '../http/headers.ts'
import { problemOf } from '../http/problem.ts'
import type { CachedPage } from '../http/send-page.ts'
import { Refusal } from '../refusal.ts'

/** Plain words, no detail, and when to come back. */
export function troublePage(error: unknown, path: string, log: Logger): CachedPage {
  const { status, body, headers } = problemOf(error)
  const where = { path: path.split('?', 1)[0] }
  // Overload is no bug: no stack.
  if (error instanceof Refusal) log.warn(where, error.code)
  else log.error({ err: error, ...where }, 'page not made')
  const html = `<!doctype html><html lang="${LANGUAGE}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Haat</title><h1>${m.refusal_one_moment()}</h1><p>${escapeHtml(body.message)}</p><p><a href="">${m.ui_try_again()}</a></p></html>`
  return {
    status,
    headers: { ...privateHeaders, ...headers, 'content-type': 'text/html; charset=utf-8' },
    identity: Buffer.from(html),
  }
}

import type { Logger } from 'pino'
import { privateHeaders } from '../headers.ts'
import { problemOf } from '../problem.ts'
import { Refusal } from '../refusal.ts'
import type { FinishedPage } from './page-cache.ts'

/** A page that could not be made: plain words, no detail, and a word of when to come back. */
export function troublePage(error: unknown, path: string, log: Logger): FinishedPage {
  const { status, body, headers } = problemOf(error)
  const where = { path: path.split('?', 1)[0] }
  // A full house is no bug: one line, without the place in the code.
  if (error instanceof Refusal) log.warn(where, error.code)
  else log.error({ err: error, ...where }, 'page not made')
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Haat</title><h1>One moment, please</h1><p>${body.message}</p><p><a href="">Try again</a></p></html>`
  return {
    status,
    headers: { ...privateHeaders, ...headers, 'content-type': 'text/html; charset=utf-8' },
    identity: Buffer.from(html),
  }
}

import type { IncomingMessage } from 'node:http'
import { problemOf } from '../http/problem.ts'
import type { CachedPage } from '../http/send-page.ts'
import { noteSignal } from '../signals/signals.ts'
import { tracerNow } from '../signals/spans.ts'

const ROUTE = 'page'

/** A page that is made is a request like others, in metrics and in traces. One that is sent from memory does not come by here. */
export async function watchMaking(request: IncomingMessage, make: () => Promise<CachedPage>): Promise<CachedPage> {
  const began = performance.now()
  const { method = 'GET' } = request
  const span = tracerNow()?.ofRequest(request)
  const end = (status: number) => {
    span?.end(`${method} ${ROUTE}`, {
      'http.request.method': method,
      'http.route': ROUTE,
      'http.response.status_code': status,
    })
    noteSignal('answered', { route: ROUTE, method, status, seconds: (performance.now() - began) / 1000 })
  }
  try {
    const page = await (span ? span.run(make) : make())
    end(page.status)
    return page
  } catch (error) {
    end(problemOf(error).status)
    throw error
  }
}

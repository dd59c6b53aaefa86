import { useEffect, useRef, useState } from 'react'
import { useRouteError } from 'react-router'
import { m } from '#messages'
import { useTitle } from '../../platform/head.ts'
import { isReachable, isUnanswered, useHasNetwork } from '../../platform/network.ts'
import { HaatMark } from '../icons.tsx'
import { Notice } from '../Notice.tsx'
import { Component as NotFound, NoticeSearch } from './NotFoundPage.tsx'

export function ErrorPage() {
  const error = useRouteError()
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500
  if (status === 404) return <NotFound />
  return isUnanswered(error) ? <UnansweredPage /> : <Trouble />
}

function Trouble() {
  const title = m.refusal_unexpected()
  useTitle(title)
  return <Notice title={title} text={m.shell_page_could_not()} action={{ text: m.ui_try_again(), to: '' }} />
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 32_000

/** Reloads only once the shop answers: the browser’s own error page would end the session with it. */
function UnansweredPage() {
  const hasNetwork = useHasNetwork()
  const title = hasNetwork ? m.shell_shop_did_not() : m.shell_no_network()
  useTitle(title)
  const { isTrying, retry } = useRetry(hasNetwork)
  return (
    <section className="notice">
      <HaatMark />
      <h1>{title}</h1>
      <p>{hasNetwork ? m.shell_page_could_not_fetched() : m.shell_page_comes_itself()}</p>
      {/* Not `disabled`: the keyboard would lose its place. */}
      <button className="button" type="button" aria-disabled={isTrying} onClick={retry}>
        {isTrying ? m.ui_trying() : m.ui_try_again()}
      </button>
      <NoticeSearch />
    </section>
  )
}

/** By hand, or once a network is back. */
function useRetry(hasNetwork: boolean) {
  const [isTrying, setTrying] = useState(false)
  const wasAway = useRef(false)
  useEffect(() => {
    wasAway.current ||= !hasNetwork
    return hasNetwork && wasAway.current ? reloadOnceReachable() : undefined
  }, [hasNetwork])
  const retry = async () => {
    setTrying(true)
    if (await isReachable()) location.reload()
    else setTrying(false)
  }
  return { isTrying, retry: () => void (isTrying || retry()) }
}

/** A fresh network often fails: tries for half a minute. */
function reloadOnceReachable(): () => void {
  let isOver = false
  const attempt = async (pauseMs: number) => {
    const isThere = await isReachable()
    if (isOver) return
    if (isThere) location.reload()
    else if (pauseMs < LONGEST_PAUSE_MS) setTimeout(() => void attempt(pauseMs * 2), pauseMs)
  }
  void attempt(FIRST_PAUSE_MS)
  return () => {
    isOver = true
  }
}

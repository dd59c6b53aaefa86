import { useRouteError } from 'react-router'
import { m } from '#messages'
import { useTitle } from '../../platform/head.ts'
import { isUnanswered } from '../../platform/network.ts'
import { Notice } from '../Notice.tsx'
import { Component as NotFound } from './NotFoundPage.tsx'
import { UnansweredPage } from './UnansweredPage.tsx'

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

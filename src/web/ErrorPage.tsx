import { useRouteError } from 'react-router'
import { Component as NotFound } from './NotFoundPage.tsx'
import { useTitle } from './platform/head.ts'
import { Notice } from './ui/Notice.tsx'

/** Whatever went wrong in a page: not there, or trouble. */
export function ErrorPage() {
  const error = useRouteError()
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500
  return status === 404 ? <NotFound /> : <Trouble />
}

function Trouble() {
  const title = 'Something went wrong'
  useTitle(title)
  return (
    <Notice
      title={title}
      text="This page could not be shown just now. Nothing of yours is lost."
      action={{ text: 'Try again', to: '' }}
    />
  )
}

import { data } from 'react-router'
import { Notice } from './ui/Notice.tsx'

/** No page has this address: a real 404. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export function Component() {
  return (
    <Notice
      title="Nothing here"
      text="This page is not at the market any more, or never was."
      action={{ text: 'Go to the shop', to: '/' }}
    />
  )
}

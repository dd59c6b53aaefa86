import { m } from '#messages'

export function NoScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className="field-form-problem">{m.ui_needs_javascript({ what })}</p>
    </noscript>
  )
}

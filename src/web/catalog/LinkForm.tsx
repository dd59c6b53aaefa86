import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** Asks where the marked words lead. It stands inside the product form, so it is no form of its own. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const before = editor.getAttributes('link').href
  const [address, setAddress] = useState(typeof before === 'string' ? before : 'https://')
  const isGood = /^https:\/\/[^\s/]+\.[^\s]+$/i.test(address.trim())
  useEffect(() => input.current?.focus(), [])

  const apply = () => {
    if (!isGood) return
    const on = editor.chain().focus().extendMarkRange('link')
    const href = address.trim()
    if (editor.state.selection.empty && !before)
      on.insertContent({ type: 'text', text: href, marks: [linkTo(href)] }).run()
    else on.setLink({ href }).run()
    onDone()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') return apply()
    editor.commands.focus()
    onDone()
  }
  return (
    <fieldset className="manage-rich-link">
      <legend className="unseen">Link</legend>
      <input
        className="input"
        ref={input}
        type="url"
        aria-label="Address of the link, beginning with https://"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={press}
      />
      <button className="button" type="button" disabled={!isGood} onClick={apply}>
        Set link
      </button>
      {before ? (
        <button className="button" data-kind="quiet" type="button" onClick={remove}>
          Remove link
        </button>
      ) : (
        <button className="button" data-kind="quiet" type="button" onClick={onDone}>
          Cancel
        </button>
      )}
    </fieldset>
  )
}

function linkTo(href: string) {
  return { type: 'link', attrs: { href } }
}

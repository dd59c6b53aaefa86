import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { m } from '#messages'

/** No form of its own, inside the product form. */
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
    <fieldset className="rich-text-link">
      <legend className="unseen">{m.selling_link()}</legend>
      <input
        className="input"
        ref={input}
        type="url"
        aria-label={m.selling_address_link_beginning()}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={press}
      />
      <button className="button" type="button" disabled={!isGood} onClick={apply}>
        {m.selling_set_link()}
      </button>
      {before ? (
        <button className="button" data-kind="quiet" type="button" onClick={remove}>
          {m.selling_remove_link()}
        </button>
      ) : (
        <button className="button" data-kind="quiet" type="button" onClick={onDone}>
          {m.ui_cancel()}
        </button>
      )}
    </fieldset>
  )
}

function linkTo(href: string) {
  return { type: 'link', attrs: { href } }
}

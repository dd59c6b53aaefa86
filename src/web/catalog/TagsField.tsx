import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { CloseIcon } from '../ui/icons.tsx'
import type { FormPart } from './use-product-form.ts'

const MOST = 20

/** Words that shoppers find the product by: Enter or a comma makes one of what is typed. */
export function TagsField({ typed: { tags }, change, problemOf }: FormPart) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const problem = tags.map((_, index) => problemOf(`tags.${index}`)).find((words) => words) ?? problemOf('tags')
  const isFull = tags.length >= MOST

  const add = (texts: string) => {
    change({ tags: withTags(tags, texts) })
    setText('')
  }
  const remove = (tag: string) => {
    change({ tags: tags.filter((each) => each !== tag) })
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    // A word that is still being composed is not finished by Enter.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      if (text.trim()) add(text)
    }
    const last = tags.at(-1)
    if (event.key === 'Backspace' && text === '' && last) remove(last)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[,\n]/.test(pasted)) return
    event.preventDefault()
    add(text + pasted)
  }

  return (
    <div className="field">
      <label htmlFor={id}>
        Tags<span className="field-optional"> (optional)</span>
      </label>
      {tags.length > 0 && (
        <ul className="manage-tags" aria-label="Tags of this product">
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              <button type="button" aria-label={`Remove tag ${tag}`} onClick={() => remove(tag)}>
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        ref={input}
        value={text}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="enter"
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-words`}
        onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setText(target.value))}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => text.trim() && add(text)}
      />
      <p className="field-words" id={`${id}-words`} data-problem={problem ? true : undefined}>
        {problem ?? (isFull ? `At most ${MOST} tags.` : 'Shoppers search by these. Enter or a comma ends a tag.')}
      </p>
    </div>
  )
}

function withTags(tags: string[], texts: string): string[] {
  const fresh = texts.split(/[,\n]/).map((text) => text.trim().slice(0, 40))
  return [...new Set([...tags, ...fresh.filter((tag) => tag !== '')])].slice(0, MOST)
}

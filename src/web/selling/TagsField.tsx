import { type ClipboardEvent, type KeyboardEvent, memo, useId, useRef, useState } from 'react'
import { LONGEST_TAG, MOST_TAGS } from '#contract/values/product-limits'
import { m } from '#messages'
import type { Problems } from '../ui/form/use-refusal.ts'
import { CloseIcon } from '../ui/icons.tsx'
import type { Change } from './use-draft.ts'

/** Enter or a comma makes a tag. */
export const TagsField = memo(function TagsField({
  tags,
  problems,
  change,
}: {
  tags: string[]
  problems: Problems
  change: Change
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const problem = tags.map((_, index) => problems[`tags.${index}`]).find((words) => words) ?? problems.tags
  const isFull = tags.length >= MOST_TAGS

  const add = (texts: string) => {
    change({ tags: withTags(tags, texts) })
    setText('')
  }
  const remove = (tag: string) => {
    change({ tags: tags.filter((each) => each !== tag) })
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    // An input method’s Enter.
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
        {m.products_tags()}
        <span className="field-optional"> {m.ui_optional()}</span>
      </label>
      {tags.length > 0 && <Tags tags={tags} onRemove={remove} />}
      <input
        id={id}
        ref={input}
        value={text}
        maxLength={LONGEST_TAG}
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
        {problem ?? (isFull ? m.selling_tags_limit({ most: MOST_TAGS }) : m.selling_shoppers_search_these())}
      </p>
    </div>
  )
})

function Tags({ tags, onRemove }: { tags: string[]; onRemove: (tag: string) => void }) {
  return (
    <ul className="tags-field" aria-label={m.selling_tags_product()}>
      {tags.map((tag) => (
        <li key={tag}>
          {tag}
          <button type="button" aria-label={m.selling_remove_tag_tag({ tag })} onClick={() => onRemove(tag)}>
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  )
}

function withTags(tags: string[], texts: string): string[] {
  const fresh = texts.split(/[,\n]/).map((text) => text.trim().slice(0, LONGEST_TAG))
  return [...new Set([...tags, ...fresh.filter((tag) => tag !== '')])].slice(0, MOST_TAGS)
}

import { Form } from 'react-router'
import { LONGEST_SEARCH } from '#contract/values/limits'
import { m } from '#messages'

/** `kept`: parts of the address that stay. */
export function ListSearch({
  placeholder,
  search,
  kept = {},
}: {
  placeholder: string
  search: string | undefined
  kept?: Record<string, string | undefined>
}) {
  return (
    <search className="list-search-box">
      <Form className="list-search" key={search}>
        <input
          className="input"
          type="search"
          name="search"
          aria-label={placeholder.replace('...', '')}
          placeholder={placeholder}
          defaultValue={search}
          maxLength={LONGEST_SEARCH}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <HiddenParts parts={kept} />
        <button className="button" data-kind="quiet" type="submit">
          {m.ui_search()}
        </button>
      </Form>
    </search>
  )
}

export function HiddenParts({ parts }: { parts: Record<string, string | undefined> }) {
  return Object.entries(parts).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  )
}

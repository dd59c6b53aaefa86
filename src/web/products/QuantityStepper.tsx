import type { KeyboardEvent } from 'react'
import { wholeNumberIn } from '#contract/values/digits'
import { MAX_QUANTITY } from '#contract/values/sizes'
import { m } from '#messages'

const STEPS: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * From 1 (spec §5). A text field, as number fields drop Bangla digits; a spin button to screen readers and arrows.
 * `of`: its name among many.
 */
export function QuantityStepper({
  of,
  text,
  isOff = false,
  problemId,
  onType,
  onStep,
  onLeave,
}: {
  of?: string
  text: string
  isOff?: boolean
  problemId?: string | undefined
  onType: (text: string) => void
  onStep: (by: number) => void
  onLeave: () => void
}) {
  const quantity = wholeNumberIn(text) ?? 0
  const named = (what: string) => (of ? m.ui_what_of({ what, of }) : what)
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (!by) return
    event.preventDefault()
    onStep(by)
  }
  return (
    <fieldset className="quantity-stepper" disabled={isOff}>
      <legend className="unseen">{named(m.ui_quantity())}</legend>
      {/* Not `disabled` at an end: the keyboard would lose its place. */}
      <button
        type="button"
        data-hold="less"
        aria-label={named(m.ui_one_less())}
        onClick={() => quantity > 1 && onStep(-1)}
        aria-disabled={quantity <= 1}
      >
        −
      </button>
      <input
        type="text"
        role="spinbutton"
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        required
        aria-label={named(m.ui_quantity())}
        aria-valuemin={1}
        aria-valuemax={MAX_QUANTITY}
        aria-valuenow={quantity}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={step}
        onBlur={onLeave}
      />
      <button
        type="button"
        data-hold="more"
        aria-label={named(m.ui_one_more())}
        onClick={() => quantity < MAX_QUANTITY && onStep(1)}
        aria-disabled={quantity >= MAX_QUANTITY}
      >
        +
      </button>
    </fieldset>
  )
}

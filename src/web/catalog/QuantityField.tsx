import { MAX_QUANTITY } from '#contract/garment'
import { bounded } from './choice.ts'

/** Minus, number, plus: never below 1 (spec §5). */
export function QuantityField({ text, onType }: { text: string; onType: (text: string) => void }) {
  const step = (by: number) => onType(bounded(String((Number(text) || 1) + by)))
  return (
    <fieldset className="quantity">
      <legend className="unseen">Quantity</legend>
      <button type="button" aria-label="One less" onClick={() => step(-1)} disabled={Number(text) <= 1}>
        −
      </button>
      <input
        type="number"
        name="quantity"
        aria-label="Quantity"
        min={1}
        max={MAX_QUANTITY}
        inputMode="numeric"
        required
        value={text}
        onChange={(event) => onType(event.target.value)}
        onBlur={() => onType(bounded(text))}
      />
      <button type="button" aria-label="One more" onClick={() => step(1)} disabled={Number(text) >= MAX_QUANTITY}>
        +
      </button>
    </fieldset>
  )
}

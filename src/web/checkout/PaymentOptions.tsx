import { m } from '#messages'

const OPTIONS = [
  { value: 'cod', name: m.checkout_cash_delivery(), words: m.checkout_pay_when_parcel(), isOpen: true },
  {
    value: 'visaMastercard',
    name: m.checkout_visa_mastercard(),
    words: m.checkout_debit_credit_cards(),
    isOpen: false,
  },
  { value: 'bKash', name: 'bKash', words: m.checkout_10_cashback_up(), isOpen: false },
]

export function PaymentOptions({ payment, onChoose }: { payment: string; onChoose: (payment: string) => void }) {
  return (
    <fieldset className="panel checkout-section">
      <legend>
        <h2>{m.checkout_payment_options()}</h2>
      </legend>
      <div className="payment-options">
        {OPTIONS.map(({ value, name, words, isOpen }) => (
          <label key={value} className="payment-option">
            <input
              type="radio"
              name="payment"
              value={value}
              checked={payment === value}
              onChange={() => onChoose(value)}
            />
            <span>
              <strong>
                {name} {!isOpen && <span className="payment-option-closed">{m.checkout_not_open_yet()}</span>}
              </strong>
              <span className="payment-option-words">{words}</span>
            </span>
          </label>
        ))}
      </div>
      <p className="payment-option-note" role="status">
        {payment !== 'cod' && m.checkout_online_payment_not()}
      </p>
    </fieldset>
  )
}

const OPTIONS = [
  { value: 'cod', name: 'Cash on Delivery', words: 'Pay when your parcel arrives.', isOpen: true },
  { value: 'visaMastercard', name: 'Visa / Mastercard', words: 'Debit and credit cards.', isOpen: false },
  { value: 'bKash', name: 'bKash', words: '10% cashback up to BDT 150.', isOpen: false },
]

export function PaymentOptions({ payment, onChoose }: { payment: string; onChoose: (payment: string) => void }) {
  return (
    <fieldset className="checkout-section">
      <legend>
        <h2>Payment Options</h2>
      </legend>
      <div className="checkout-payments">
        {OPTIONS.map(({ value, name, words, isOpen }) => (
          <label key={value} className="checkout-payment">
            <input
              type="radio"
              name="payment"
              value={value}
              checked={payment === value}
              onChange={() => onChoose(value)}
            />
            <span>
              <strong>
                {name} {!isOpen && <span className="checkout-payment-closed">not open yet</span>}
              </strong>
              <span className="checkout-payment-words">{words}</span>
            </span>
          </label>
        ))}
      </div>
      <p className="checkout-payment-note" role="status">
        {payment !== 'cod' && 'Online payment is not open yet. Choose Cash on Delivery to place your order today.'}
      </p>
    </fieldset>
  )
}

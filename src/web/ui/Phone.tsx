import { phoneIn } from '#contract/values/phone'

/** To ring; its gap is not copied. Older ones are as typed. */
export function Phone({ kept }: { kept: string }) {
  const phone = phoneIn(kept)
  if (!phone) return kept
  return (
    <a className="phone" href={`tel:+88${phone}`}>
      {phone.slice(0, 5)}
      <span>{phone.slice(5)}</span>
    </a>
  )
}

/** Numbers of one person, the one to try first before the others. */
export function Phones({ kept }: { kept: string[] }) {
  return kept.map((phone, index) => (
    <span key={phone}>
      {index > 0 && ', '}
      <Phone kept={phone} />
    </span>
  ))
}

/** A customer’s numbers, the one to try first before the other. */
export function phonesOf({ phone, altPhone }: { phone: string; altPhone: string }): string[] {
  return [phone, altPhone].filter(Boolean)
}

import { useShopSettings } from './shop-settings.ts'

/** How to reach the shop and where else it is, at the foot of every page; nothing until an admin has set it. */
export function ShopContact() {
  const contact = useShopSettings()?.contact
  if (!contact?.length) return null
  return (
    <address className="shop-contact">
      {contact.map(({ words, href }) => (
        <a key={words} href={href} rel="noopener">
          {words}
        </a>
      ))}
    </address>
  )
}

/** A customer’s numbers, the one to try first before the other. */
export function phonesOf({ phone, altPhone }: { phone: string; altPhone: string }): string[] {
  return [phone, altPhone].filter(Boolean)
}

/** What of an account a recipient is: no phone has an @, and each email one. */
export function contactFieldOf(recipient: string): 'email' | 'phone' {
  return recipient.includes('@') ? 'email' : 'phone'
}

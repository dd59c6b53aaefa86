/** Every refusal the shop can give: code → HTTP status and words (decisions, "Errors"). Nothing outside this list reaches a client. */
export const problems = {
  invalid_request: [400, 'Please check the marked fields.'],
  malformed_request: [400, 'The shop could not read this request.'],
  invalid_login: [401, 'Invalid login'],
  not_signed_in: [401, 'Please log in first.'],
  session_ended: [401, 'Your session has ended. Please log in again.'],
  not_allowed: [403, 'Your account may not do this.'],
  not_your_account: [403, 'This belongs to another account.'],
  vendor_pending: [403, 'Your account is pending approval by admin.'],
  vendor_rejected: [403, 'Your store was not approved. Save your profile to ask again.'],
  not_found: [404, 'There is nothing at this address.'],
  product_not_found: [404, 'This product is not in the shop.'],
  category_not_found: [404, 'This category is not in the shop.'],
  vendor_not_found: [404, 'There is no such store.'],
  user_not_found: [404, 'There is no such account.'],
  import_not_found: [404, 'This import is over or was never begun.'],
  order_not_found: [404, 'You have no such order.'],
  cart_line_not_found: [404, 'This is not in your cart.'],
  username_taken: [409, 'This username is already taken.'],
  email_taken: [409, 'An account with this email already exists.'],
  out_of_stock: [409, 'This size has sold out.'],
  product_off_sale: [409, 'This product is no longer for sale.'],
  price_changed: [409, 'A price has changed since you looked. Please check the new total.'],
  cart_full: [409, 'A cart holds at most 50 lines.'],
  cart_line_full: [409, 'At most 99 pieces of one size fit in a cart.'],
  size_needed: [409, 'This product is in your cart in several sizes. Please say which.'],
  vendor_not_pending: [409, 'Somebody has decided on this vendor already.'],
  house_store: [409, 'The shop’s own store cannot be changed here.'],
  last_admin: [409, 'The last active admin must stay.'],
  own_account: [409, 'Nobody changes or deletes their own account here.'],
  category_name_taken: [409, 'There is a category of this name here already.'],
  category_in_use: [409, 'This category is not empty.'],
  category_root: [409, 'Men, Women and Kids cannot be deleted.'],
  category_circle: [409, 'A category cannot be below itself.'],
  status_not_open: [409, 'This order can no longer be changed.'],
  too_large: [413, 'This is too large.'],
  wrong_type: [415, 'The shop does not accept this kind of content.'],
  idempotency_key_reused: [422, 'This key was already used for another order.'],
  too_many_attempts: [429, 'Too many attempts. Please wait a little and try again.'],
  too_many_at_once: [429, 'Very many are at the door just now. Please try again in a moment.'],
  unexpected: [500, 'Something went wrong'],
  busy: [503, 'The shop is very busy. Please try again in a moment.'],
  database_away: [503, 'The shop is catching its breath. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ProblemCode = keyof typeof problems

/** The one form of every error answer. `current` comes with `price_changed` only: what the shop asks now. */
export interface ProblemBody {
  message: string
  code: ProblemCode
  fields?: Record<string, string>
  current?: CurrentFigures
}

/** What the shop asks at this moment, in taka: sent with `price_changed` so that the shopper can agree to it. */
export interface CurrentFigures {
  items: { productId: number; size: string; price: number }[]
  shipping: number
  totalAmount: number
}

interface Noticed {
  code: string
}

/** Whether a line is in no order: its product is not for sale any more, or its store takes no orders just now. */
export function isLeftOut({ code }: Noticed): boolean {
  return code === 'off_sale' || code === 'no_orders'
}

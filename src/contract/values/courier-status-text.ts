import { m } from '#messages'
import type { CourierStatus } from './couriers.ts'

const WORDS: Record<CourierStatus, () => string> = {
  booked: () => m.couriers_word_booked(),
  collected: () => m.couriers_word_collected(),
  on_the_way: () => m.couriers_word_on_the_way(),
  held: () => m.couriers_word_held(),
  at_the_door: () => m.couriers_word_at_the_door(),
  told_delivered: () => m.couriers_word_told_delivered(),
  told_partly: () => m.couriers_word_told_partly(),
  told_refused: () => m.couriers_word_told_refused(),
  delivered: () => m.couriers_word_delivered(),
  partly_delivered: () => m.couriers_word_partly_delivered(),
  exchanged: () => m.couriers_word_exchanged(),
  paid_return: () => m.couriers_word_paid_return(),
  refused: () => m.couriers_word_refused(),
  cancelled: () => m.couriers_word_cancelled(),
  coming_back: () => m.couriers_word_coming_back(),
  returned: () => m.couriers_word_returned(),
  settled: () => m.couriers_word_settled(),
}

/** What couriers say of a parcel, as people read it. */
export function courierStatusWords(word: CourierStatus): string {
  return WORDS[word]()
}

/** In a courier’s own words only where none of ours is for it. */
export function courierStatusText({ word, said }: { word: CourierStatus | null; said: string }): string {
  return word === null ? said : courierStatusWords(word)
}

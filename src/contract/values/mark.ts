/** On a square of 28 units: an awning, and the stall below. */
export const MARK_UNITS = 28
export const AWNING = 'M4 4h20l3 8a3.9 3.9 0 0 1-7.2 1.6 3.9 3.9 0 0 1-6-.1h-.6a3.9 3.9 0 0 1-6 .1A3.9 3.9 0 0 1 1 12z'
export const STALL = 'M4 17.5c1.6.4 3.3.2 4.6-.5 1.7.8 3.8.8 5.4 0 1.6.8 3.7.8 5.4 0 1.3.7 3 .9 4.6.5V24H4z'

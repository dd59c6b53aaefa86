type Rgb = [number, number, number]

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)]
  const channel = (i: 0 | 1 | 2) => Math.round(a[i] + (b[i] - a[i]) * share)
  return `#${[channel(0), channel(1), channel(2)].map((c) => c.toString(16).padStart(2, '0')).join('')}`
}

/** 0 black to 1 white, weighted as the eye sees it. */
export function lightnessOf(hex: string): number {
  const [r, g, b] = rgbOf(hex)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

/** Shadows on cloth keep the cloth's hue: a red panjabi goes wine, not grey. */
export const shadeOf = (hex: string) => mix(hex, '#1a1024', 0.72)
export const darker = (hex: string, share = 0.25) => mix(hex, '#1a1024', share)
export const lighter = (hex: string, share = 0.25) => mix(hex, '#fffaf2', share)

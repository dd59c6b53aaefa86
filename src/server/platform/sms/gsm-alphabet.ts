/** GSM 03.38: characters of one septet. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Its extension table: an escape before each, so two. */
const EXTENSION = new Set('\f^{}\\[~]|€')

/** Septets of a character; undefined where the alphabet has none for it. */
export function septetsOf(character: string): 1 | 2 | undefined {
  if (BASIC.has(character)) return 1
  return EXTENSION.has(character) ? 2 : undefined
}

/** Whether a text can be sent in 160 characters a part; else it has 70. */
export function isGsm(text: string): boolean {
  return [...text].every((character) => septetsOf(character) !== undefined)
}

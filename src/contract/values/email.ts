/** Of the part before the `@`, between its dots: what RFC 5322 calls an atom, in any script (RFC 6532). */
const ATOM = String.raw`[^\s@<>",;:()[\]\\.\p{Cc}\p{Cf}\p{Cs}]+`
/** Of a host’s name, between its dots (RFC 1123). */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
const EMAIL = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?!\p{N}+$)(?=..)${LABEL}$`, 'u')
const LONGEST_LOCAL_PART = 64

/**
 * Whether a mailbox can be called so: `o'neil.x@example.com`, `রহিমা@উদাহরণ.বাংলা`; but not `rahima..x@example.com`, to which no mail gets.
 * The one rule of the shop, in the browser too.
 */
export function isEmail(text: string): boolean {
  return EMAIL.test(text) && text.indexOf('@') <= LONGEST_LOCAL_PART
}

import { isUtf8 } from 'node:buffer'
import { m } from '#messages'
import { refusedFile } from './refused-file.ts'

/** None of these is in a text of Windows-1252; five of them it does not have at all. */
const CONTROLS = /[^\P{Cc}\t\r\n]/u

/**
 * Text in UTF-8; in UTF-16 with its byte order mark, as Excel saves “Unicode Text”; else in Windows-1252, as it saves “CSV” in much of the
 * world: what a file names parcels and money by is the same in all of them. Refuses what is no text.
 */
export function textOfBytes(bytes: Uint8Array): string {
  if (bytes.length === 0) throw refusedFile(m.imports_file_empty())
  const unicode = unicodeOf(bytes)
  const text = unicode ? new TextDecoder(unicode).decode(bytes) : windows1252(bytes)
  if (text.includes('\0') || (!unicode && CONTROLS.test(text))) throw refusedFile(m.imports_file_not_utf())
  return text
}

function unicodeOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : undefined
}

/** What it has where Latin-1 has controls, from 0x80 on. Some versions of Node read it as Latin-1. */
const BEYOND_LATIN_1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function windows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => BEYOND_LATIN_1.charAt(letter.charCodeAt(0) - 0x80))
}

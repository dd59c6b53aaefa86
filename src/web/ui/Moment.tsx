import { LOCALE } from '#messages'

const dhaka = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'Asia/Dhaka',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/** Asia/Dhaka, wherever the reader is (decisions, "Names and money"). */
export function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{dhaka.format(new Date(iso))}</time>
}

const dhaka = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/** A moment as clocks in Bangladesh show it, wherever the reader is (decisions, "Names and money"). */
export function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{dhaka.format(new Date(iso))}</time>
}

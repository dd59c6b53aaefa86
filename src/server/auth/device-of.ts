/** What a person knows a device by. Names are those of the makers, in no language. */
export interface DeviceNames {
  browser: string | null
  system: string | null
}

/** The first that fits: Edge and others call themselves Chrome as well, and Chrome calls itself Safari. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung'],
  [/\bUCBrowser\//, 'UCBrowser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:FBAN|FBAV)\//, 'Facebook'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** By the User-Agent, which anybody may write: a hint, of which no word is kept. */
export function deviceOf(userAgent: string): DeviceNames {
  const read = userAgent.slice(0, LONGEST_READ)
  return { browser: nameIn(BROWSERS, read), system: nameIn(SYSTEMS, read) }
}
const LONGEST_READ = 500

function nameIn(names: [RegExp, string][], userAgent: string): string | null {
  return names.find(([mark]) => mark.test(userAgent))?.[1] ?? null
}

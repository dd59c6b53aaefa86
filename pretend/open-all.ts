import { COURIER_KINDS, openPretendCourier } from './couriers/courier.ts'
import { PATHAO_KEYS } from './couriers/pathao.ts'
import { REDX_KEYS } from './couriers/redx.ts'
import { STEADFAST_KEYS } from './couriers/steadfast.ts'
import { openPretendS3 } from './s3/storage.ts'
import { GATEWAY_KINDS, type Manner, openPretendGateway, SHOP } from './sms/gateway.ts'

/** With 0 each takes one that is free. */
const FIRST_PORT = Number(process.env['PORT'] ?? 8801)

/** Opens every pretend server, SMS gateways, couriers and an object storage, on a port of its own, and says what each of them takes. `manner`: how they behave (`answers`, `never` …). */
export async function openAll(manner: Manner = 'answers'): Promise<void> {
  for (const [at, kind] of GATEWAY_KINDS.entries()) {
    const onTaken = ({ phone, text }: { phone: string; text: string }) => say(`${kind} takes for ${phone}: ${text}`)
    const gateway = await openPretendGateway(kind, { port: FIRST_PORT && FIRST_PORT + at, onTaken })
    gateway.behave(manner)
    say(`SMS_GATEWAY=${kind} SMS_URL=${gateway.url} SMS_SENDER=${SHOP.sender} SMS_TOKEN=${SHOP.token} npm start`)
  }
  await openCouriers()
  const { settings } = await openPretendS3({
    port: FIRST_PORT && FIRST_PORT + GATEWAY_KINDS.length + COURIER_KINDS.length,
  })
  say(
    `${Object.entries(settings)
      .map(([name, value]) => `${name}='${value}'`)
      .join(' ')} npm start`,
  )
}

const KEYS = { pathao: PATHAO_KEYS, steadfast: STEADFAST_KEYS, redx: REDX_KEYS }

/** They take parcels, and bring none on: that is for tests, and for the demo. */
async function openCouriers(): Promise<void> {
  const urls: string[] = []
  for (const [at, kind] of COURIER_KINDS.entries()) {
    const onTaken = ({ invoice, cash }: { invoice: string; cash: number }) =>
      say(`${kind} takes ${invoice}, ${cash} taka`)
    const port = FIRST_PORT && FIRST_PORT + GATEWAY_KINDS.length + at
    const courier = await openPretendCourier(kind, { port, onTaken })
    const keys = Object.entries(KEYS[kind]).map(([name, value]) => `${name} ${value}`)
    say(`${kind} is known by ${keys.join(', ')}`)
    urls.push(`${kind}=${courier.url}`)
  }
  say(`COURIER_URLS=${urls.join()} npm start`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

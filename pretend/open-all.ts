import { GATEWAY_KINDS, type Manner, openPretendGateway, SHOP } from './sms/gateway.ts'

/** With 0 each takes one that is free. */
const FIRST_PORT = Number(process.env['PORT'] ?? 8801)

/** Opens every pretend server on a port of its own, and says what each of them takes. `manner`: how they behave (`answers`, `never` …). */
export async function openAll(manner: Manner = 'answers'): Promise<void> {
  for (const [at, kind] of GATEWAY_KINDS.entries()) {
    const onTaken = ({ phone, text }: { phone: string; text: string }) => say(`${kind} takes for ${phone}: ${text}`)
    const gateway = await openPretendGateway(kind, { port: FIRST_PORT && FIRST_PORT + at, onTaken })
    gateway.behave(manner)
    const name = kind === 'with-status' ? 'pretend/sms/with-status.json' : kind
    say(`SMS_GATEWAY=${name} SMS_URL=${gateway.url} SMS_SENDER=${SHOP.sender} SMS_TOKEN=${SHOP.token} npm start`)
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

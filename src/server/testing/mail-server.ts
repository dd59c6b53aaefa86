import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Certificate } from './certificate.ts'

/** What a mail server does at a step: says an error, says nothing for ever, or breaks the connection off. */
type Trouble = { code: number; words: string } | 'silence' | 'break'

/** What it does with a mail that it has all of: besides, says yes after a while, or says it twice. */
export type MailManner = Trouble | 'late' | 'twice' | 'yes'

/** How long `late` takes. */
const LATE_MS = 150

export interface Behaviour {
  /** Once it is connected. */
  greeting?: Trouble
  login?: Trouble
  sender?: Trouble
  recipient?: Trouble
  /** Once it has all of a mail; the same for all, or chosen for each. */
  content?: MailManner | (() => MailManner)
  /** Answers to the content are held back until this resolves. */
  holdContent?: Promise<void>
}

export interface MailServer {
  port: number
  /** All mails of which it has had the end, also those that it did not say yes to. */
  received: ParsedMail[]
  /** Envelopes of those. */
  envelopes: { from: string; to: string[]; isSecure: boolean }[]
  /** `user:password` of each login. */
  logins: string[]
  behave(behaviour: Behaviour): void
  close(): Promise<void>
}

export const LOGIN = { user: 'shop@haat.example', password: 'p%40ss/wörd' }

interface Kind {
  asksLogin?: boolean
  /** `smtps`: TLS from the start; `starttls`: once it is asked for. Absent: everything is in clear. */
  tls?: Certificate & { kind: 'smtps' | 'starttls' }
}

/** A real SMTP server on a port of its own, that behaves as a test says. */
export async function openMailServer({ asksLogin = false, tls }: Kind = {}): Promise<MailServer> {
  let behaviour: Behaviour = {}
  const sockets = new Set<Socket>()
  const [received, envelopes, logins]: [ParsedMail[], MailServer['envelopes'], string[]] = [[], [], []]
  /** Of this mail: others are on connections of their own. */
  const socketsOf = ({ remotePort }: SMTPServerSession) =>
    [...sockets].filter((socket) => socket.remotePort === remotePort)
  /** Answers as the step is to go. */
  const answer = (step: Trouble | undefined, session: SMTPServerSession, done: (error?: Error | null) => void) => {
    if (step === undefined) return done()
    if (step === 'break') for (const socket of socketsOf(session)) socket.destroy()
    else if (step !== 'silence') done(Object.assign(new Error(step.words), { responseCode: step.code }))
  }
  const server = new SMTPServer({
    authOptional: !asksLogin,
    allowInsecureAuth: true,
    ...(tls && { secure: tls.kind === 'smtps', key: tls.key, cert: tls.cert }),
    disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(asksLogin ? [] : ['AUTH'])],
    closeTimeout: 100,
    onConnect: (session, done) => answer(behaviour.greeting, session, done),
    onAuth({ username, password }, session, done) {
      logins.push(`${username}:${password}`)
      answer(behaviour.login, session, (error) => done(error ?? null, error ? undefined : { user: 'shop' }))
    },
    onMailFrom: (_, session, done) => answer(behaviour.sender, session, done),
    onRcptTo: (_, session, done) => answer(behaviour.recipient, session, done),
    async onData(stream, session, done) {
      // Whoever was killed in the middle of a mail has sent none.
      const whole = await text(stream).catch(() => undefined)
      if (whole === undefined) return
      received.push(await simpleParser(whole))
      const { mailFrom, rcptTo } = session.envelope
      envelopes.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        isSecure: session.secure,
      })
      await behaviour.holdContent
      const { content = 'yes' } = behaviour
      const manner = typeof content === 'function' ? content() : content
      if (manner === 'late') await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      if (manner === 'twice') for (const socket of socketsOf(session)) socket.write('250 OK: message queued\r\n')
      const isTrouble = typeof manner === 'object' || manner === 'silence' || manner === 'break'
      answer(isTrouble ? manner : undefined, session, done)
    },
  })
  server.on('error', () => undefined)
  // Under TLS a socket ends by itself: Node 20 crashes where one is destroyed below a handshake.
  if (!tls)
    server.server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    ...{ received, envelopes, logins },
    behave(next) {
      behaviour = next
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}

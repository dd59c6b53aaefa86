import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { openServer } from '../open-server.ts'
import { ALPHA_SMS } from './alpha-sms.ts'
import { BULK_SMS_BD } from './bulksmsbd.ts'
import type { Asked, Reply, Speech, Taken } from './speech.ts'
import { SSL_WIRELESS } from './ssl-wireless.ts'
import { WITH_STATUS } from './with-status.ts'

const SPEECHES = {
  'ssl-wireless': SSL_WIRELESS,
  bulksmsbd: BULK_SMS_BD,
  'alpha-sms': ALPHA_SMS,
  'with-status': WITH_STATUS,
} satisfies Record<string, Speech>
export type GatewayKind = keyof typeof SPEECHES
export const GATEWAY_KINDS = Object.keys(SPEECHES) as GatewayKind[]

/** The secrets that all of them know a shop by. */
export const SHOP = { token: 'pretend-token', sender: 'HAAT' }

/**
 * What it does with an SMS. `late`: takes it, and answers after a while. `twice`: takes it, and says so twice. `never`: takes it and says
 * nothing. `dies`: takes it, and breaks off. `drops`: breaks off without taking it. `refuses`: there is no such number. `empty`: its
 * balance does not suffice. `fails`: takes it, and answers with a failure of its own.
 */
export type Manner = 'answers' | 'late' | 'twice' | 'never' | 'dies' | 'drops' | 'refuses' | 'empty' | 'fails'

export interface PretendGateway {
  kind: GatewayKind
  port: number
  url: string
  /** What it took and would send out, oldest first, whatever it answered. */
  taken: Taken[]
  /** The same for all that comes, or chosen for each. */
  behave(manner: Manner | ((nth: number) => Manner)): void
  close(): Promise<void>
}

interface Options {
  port?: number
  /** How long `late` takes, in ms. */
  lateMs?: number
  /** In taka, for the calls that ask for it. */
  balance?: number
  /** Told of each SMS that it takes. */
  onTaken?: (sms: Taken) => void
}

/** An SMS gateway of Bangladesh on this very machine: it speaks the calls of a real one, and sends nothing to anybody. */
export async function openPretendGateway(kind: GatewayKind, options: Options = {}): Promise<PretendGateway> {
  const { port = 0, lateMs = 2_000, balance = 500, onTaken } = options
  const speech: Speech = SPEECHES[kind]
  const taken: Taken[] = []
  let mannerOf = (_: number): Manner => 'answers'
  let asked = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await askedBy(request)
    const given = speech.other?.(call, { taken, balance, shop: SHOP })
    if (given) return reply(response, given)
    const sms = speech.smsIn(call, SHOP, taken)
    if ('status' in sms) return reply(response, sms)
    const manner = mannerOf(asked++)
    if (manner === 'refuses') return reply(response, speech.noSuchNumber)
    if (manner === 'empty') return reply(response, speech.noBalance)
    if (manner === 'drops') return void request.socket.destroy()
    const entry = { ...sms, gatewayId: String(700_000 + taken.length), at: new Date() }
    taken.push(entry)
    onTaken?.(entry)
    if (manner === 'never') return
    if (manner === 'dies') return void request.socket.destroy()
    if (manner === 'fails') return reply(response, { status: 500, body: 'Internal Server Error' })
    if (manner === 'late') await new Promise((resolve) => setTimeout(resolve, lateMs))
    if (manner === 'twice') request.socket.write(asBytes(speech.accepted(entry)))
    reply(response, speech.accepted(entry))
  }

  const { port: at, close } = await openServer(answer, port)
  return {
    ...{ kind, port: at, url: `http://127.0.0.1:${at}`, taken },
    behave(manner) {
      asked = 0
      mannerOf = typeof manner === 'function' ? manner : () => manner
    },
    close,
  }
}

async function askedBy(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const body = await text(request)
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  const fields = Object.fromEntries([...searchParams, ...(isForm ? new URLSearchParams(body) : [])])
  return { method: request.method ?? 'GET', path: pathname, fields, body, token: request.headers.authorization ?? '' }
}

function reply(response: ServerResponse, { status, body }: Reply): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' }).end(text)
}

function asBytes({ status, body }: Reply): string {
  const text = JSON.stringify(body)
  return `HTTP/1.1 ${status} OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
}

import { caughtBy } from '../bug.mjs'

const STREAM = 'src/server/platform/http/event-stream.ts'
const STREAM_TEST = 'src/server/platform/http/event-stream.test.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const STREAMS_BUGS = [
  {
    name: 'a stream is counted for who left while it was admitted',
    changes: [
      {
        file: STREAM,
        from: 'if (raw.destroyed || socket.destroyed) return void reply.hijack()',
        to: 'if (raw.destroyed && !socket.destroyed) return void reply.hijack()',
      },
    ],
    caughtBy: caughtBy(STREAM_TEST, 'who leaves while it is admitted'),
  },
  {
    name: 'a stream behind another on its connection is counted for good',
    changes: [{ file: STREAM, from: "    socket.once('close', leave)\n", to: '' }],
    caughtBy: caughtBy(STREAM_TEST, 'waits for another on the same connection'),
  },
  {
    name: 'a stream says something after its end',
    changes: [
      { file: STREAM, from: 'if (raw.writableEnded || raw.destroyed) return', to: 'if (raw.destroyed) return' },
    ],
    caughtBy: caughtBy(STREAM_TEST, 'a stream that is over says no more'),
  },
]

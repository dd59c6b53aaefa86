// @ts-check
import { parentPort, workerData } from 'node:worker_threads'
import { partsOfWorkbook } from './parts-of-workbook.mjs'

// The program of a thread: tells a workbook part by part, each when it is asked for (platform/process/thread.ts).

const parts = partsOfWorkbook(workerData.file, workerData.limits, workerData.sheet)
parentPort?.on('message', async () => {
  const { value, done } = await parts.next()
  parentPort?.postMessage(done ? null : value)
})

import { useEffect, useRef, useState } from 'react'
import type { ImportJob } from '#contract/imports'
import { refusalWords } from '../platform/refusal-words.ts'
import { type Choices, mappingOf } from './import-choices.ts'
import { followPictures, type Order, runImport } from './import-run.ts'

interface Screen {
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
  onRefused: () => void
}

/** Checks and imports a file. What came of it counts for the choices it was made with. */
export function useImport(file: File, choices: Choices, { isBusy, onBusy, onRefused }: Screen) {
  const [job, setJob] = useState<ImportJob | null>(null)
  const [runFor, setRunFor] = useState<Choices | null>(null)
  const [checked, setChecked] = useState<ImportJob | null>(null)
  const [refusal, setRefusal] = useState('')
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  // Another import, or check, has the screen by then.
  const setSame = (next: ImportJob) => setJob((now) => (now?.id === next.id ? next : now))
  const run = async (order: Order) => {
    if (isBusy) return
    onBusy(true)
    setRefusal('')
    setJob(null)
    setRunFor(choices)
    if (order.isDryRun) setChecked(null)
    try {
      const done = await runImport({ file, mapping: mappingOf(choices), ...order }, setJob)
      setJob(done)
      setChecked(done.isDryRun ? done : null)
      // What cannot be asked any more is on the screen as it was last told.
      void followPictures(done, () => isShown.current, setSame).catch(() => undefined)
    } catch (error) {
      setRefusal(refusalWords(error))
      // An import that was not answered may have happened: it is not offered again unchecked.
      setChecked(null)
      onRefused()
    }
    onBusy(false)
  }
  const isForThese = runFor === choices
  return { run, job, refusal, result: isForThese && !isBusy ? job : null, offer: isForThese ? checked : null }
}

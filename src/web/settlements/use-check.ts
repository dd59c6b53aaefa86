import { useState } from 'react'
import type { SettlementCheck, SettlementMapping } from '#contract/settlements'
import type { Company } from '#contract/values/couriers'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { refusalWords } from '../platform/refusal-words.ts'
import { toast } from '../ui/toasts.tsx'

interface Asked {
  mapping?: SettlementMapping
  /** Of a workbook. */
  sheet?: string
}

/** Checks a file and loads it. A mapping is the check’s own, until somebody changes it. */
export function useCheck(company: Company | null) {
  const [file, setFile] = useState<File | null>(null)
  const [checked, setChecked] = useState<SettlementCheck | null>(null)
  const [mapping, setMapping] = useState<SettlementMapping | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const asking = async (ask: () => Promise<void>) => {
    setIsBusy(true)
    setProblem('')
    try {
      await ask()
    } catch (error) {
      setProblem(refusalWords(error))
    }
    setIsBusy(false)
  }
  const check = (chosen: File, of: Company, asked: Asked = {}) =>
    asking(async () => {
      setFile(chosen)
      if (!asked.mapping && !asked.sheet) setChecked(null)
      const found = await call('POST /api/settlements/check', { body: formOf(chosen, of, asked) })
      setChecked(found)
      setMapping(found.mapping)
    })
  const load = async (chosen: File, asked: Asked): Promise<number | null> => {
    if (!company) return null
    let loaded: number | null = null
    await asking(async () => {
      const body = formOf(chosen, company, asked)
      body.append('name', chosen.name)
      const { id, isNew } = await call('POST /api/settlements', { body })
      toast('success', isNew ? m.settlements_is_loaded() : m.settlements_was_loaded_before())
      loaded = id
    })
    return loaded
  }
  return { file, checked, mapping, setMapping, isBusy, problem, check, load }
}

function formOf(file: File, company: Company, { mapping, sheet }: Asked): FormData {
  const form = new FormData()
  form.append('company', company)
  if (sheet) form.append('sheet', sheet)
  if (mapping) form.append('mapping', JSON.stringify(mapping))
  form.append('file', file)
  return form
}

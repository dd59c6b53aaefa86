import { useState } from 'react'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { saveFile } from '../platform/save-file.ts'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { toast } from '../ui/toasts.tsx'

export function DataCard() {
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await saveOwnData()
    setSaving(false)
  }
  return (
    <section className="vendors-card" aria-labelledby="data-title">
      <h2 id="data-title">{m.account_data_title()}</h2>
      <p>{m.account_data_about()}</p>
      <div className="row">
        <ActButton data-kind="quiet" isOff={isSaving} onPress={() => void save()}>
          {isSaving ? m.account_data_saving() : m.account_data_save()}
        </ActButton>
      </div>
    </section>
  )
}

/** Refusals as toasts. */
async function saveOwnData(): Promise<void> {
  try {
    const data = await call('GET /api/account/data', {})
    saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'haat-my-data.json')
  } catch (error) {
    toast('error', wordsOf(error))
  }
}

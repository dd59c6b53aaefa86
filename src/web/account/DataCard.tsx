import { useState } from 'react'
import { m } from '#messages'
import { ActButton } from '../ui/ActButton.tsx'
import { saveOwnData } from './save-own-data.ts'

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
      <div className="vendors-ways">
        <ActButton data-kind="quiet" isOff={isSaving} onPress={() => void save()}>
          {isSaving ? m.account_data_saving() : m.account_data_save()}
        </ActButton>
      </div>
    </section>
  )
}

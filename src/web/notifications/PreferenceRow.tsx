import type { KindPreference } from '#contract/notifications'
import { m } from '#messages'
import { channelWords } from '../ui/choice-words.ts'
import { preferenceName } from './preferences-edit.ts'

/** A kind of message with a box for each of its ways; what must be told stands there checked and closed. */
export function PreferenceRow({ kind: { kind, title, ways } }: { kind: KindPreference }) {
  return (
    <fieldset className="preferences-kind">
      <legend>{title}</legend>
      <div className="preferences-ways">
        {ways.map(({ way, isOn, isFixed }) => (
          <label key={way} className="preferences-way">
            <input
              type="checkbox"
              name="on"
              value={preferenceName({ kind, way })}
              defaultChecked={isOn}
              disabled={isFixed}
            />
            <span>
              {channelWords(way)}
              {isFixed && <span className="muted"> {m.preferences_always()}</span>}
            </span>
          </label>
        ))}
        {ways
          .filter(({ isFixed }) => !isFixed)
          .map(({ way }) => (
            <input key={way} type="hidden" name="offered" value={preferenceName({ kind, way })} />
          ))}
      </div>
    </fieldset>
  )
}

export function HiddenParts({ parts }: { parts: Record<string, string | undefined> }) {
  return Object.entries(parts).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  )
}

/** `NAME=value`, a line each; lines that begin with `#` say nothing. */
export function settingsIn(text: string): Record<string, string> {
  const lines = [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)]
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]))
}

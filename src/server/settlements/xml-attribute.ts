/** Of a tag, by the pattern of its name, as it is written; undefined where it has none. */
export function attributeOf(tag: string, name: string): string | undefined {
  const [, inDouble, inSingle] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? []
  return inDouble ?? inSingle
}

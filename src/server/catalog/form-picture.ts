import { judgePicture, pictureTooLarge, storePicture } from '../platform/pictures/store.ts'
import { Refusal } from '../platform/refusal.ts'

/** The picture of a form: null where it is larger than the shop reads, undefined where there is none. */
type FormPicture = Uint8Array | null | undefined

/** Keeps the picture; its hash. Refuses `too_large` and `wrong_type` at the field. */
export async function keepPicture(folder: string, file: FormPicture): Promise<string | undefined> {
  if (file === undefined) return undefined
  try {
    if (file === null) throw pictureTooLarge()
    return (await storePicture(folder, file)).hash
  } catch (error) {
    if (!isOfPicture(error)) throw error
    throw new Refusal(error.code, { message: error.message, fields: fieldOf(error) })
  }
}

/** What is wrong with the picture, by field; it is not kept. */
export async function pictureProblem(file: FormPicture): Promise<Record<string, string>> {
  if (file === undefined) return {}
  try {
    if (file === null) throw pictureTooLarge()
    await judgePicture(file)
    return {}
  } catch (error) {
    if (!isOfPicture(error)) throw error
    return fieldOf(error)
  }
}

/** Not that the shop has no time for it. */
function isOfPicture(error: unknown): error is Refusal {
  return error instanceof Refusal && (error.code === 'too_large' || error.code === 'wrong_type')
}

function fieldOf({ message }: Refusal): Record<string, string> {
  return { imageFile: message }
}

import { judgePicture, pictureTooLarge, storePicture } from '../platform/pictures/store.ts'
import { Refusal } from '../platform/refusal.ts'
import type { BlobStorage } from '../platform/storage/blob-storage.ts'

/** Null: larger than the shop reads; undefined: none. */
type FormPicture = Uint8Array | null | undefined

/** Its hash. Refuses `too_large` and `wrong_type` at the field. */
export async function keepPicture(pictures: BlobStorage, file: FormPicture): Promise<string | undefined> {
  if (file === undefined) return undefined
  try {
    if (file === null) throw pictureTooLarge()
    return (await storePicture(pictures, file)).hash
  } catch (error) {
    if (!isOfPicture(error)) throw error
    throw new Refusal(error.code, { message: error.message, fields: fieldOf(error) })
  }
}

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

function isOfPicture(error: unknown): error is Refusal {
  return error instanceof Refusal && (error.code === 'too_large' || error.code === 'wrong_type')
}

function fieldOf({ message }: Refusal): Record<string, string> {
  return { imageFile: message }
}

import { type DragEvent, useEffect, useId, useState } from 'react'
import { useUploadShare } from '../platform/upload.ts'
import { Picture } from '../ui/Picture.tsx'
import { PICTURE_TYPES } from './product-problems.ts'
import type { FormPart } from './use-product-form.ts'

/** The picture: chosen or dropped, seen as the shop will show it, replaced or taken away. `saved` is the one it has. */
export function PictureField({
  typed,
  problemOf,
  picture,
  saved,
  onChoose,
  onRemove,
}: Omit<FormPart, 'change'> & {
  picture: File | null
  saved: string | null
  onChoose: (picture: File) => void
  onRemove: () => void
}) {
  const id = useId()
  const { isOver, ...dropping } = useDropping(onChoose)
  const preview = usePreview(picture)
  const kept = typed.isPictureRemoved ? null : saved
  const hasPicture = picture !== null || kept !== null
  const problem = problemOf('imageFile')
  const isLost = typed.pictureName !== '' && picture === null
  return (
    <div className="field">
      <p className="field-label">
        Picture<span className="field-optional"> (optional)</span>
      </p>
      <div className="manage-picture" data-over={isOver || undefined} {...dropping}>
        <div className="manage-picture-frame">
          {preview ? (
            <img className="picture" src={preview} alt="As shoppers will see it" width={400} height={500} />
          ) : (
            kept && <Picture imagePath={kept} alt="The picture now" sizes="12rem" haste="first" />
          )}
        </div>
        <div className="manage-picture-ways">
          <input
            className="unseen"
            id={id}
            type="file"
            name="imageFile"
            accept={PICTURE_TYPES.join(',')}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-words`}
            onChange={({ target }) => {
              const chosen = target.files?.[0]
              if (chosen) onChoose(chosen)
              // The same file chosen again is chosen anew.
              target.value = ''
            }}
          />
          <label className="button" data-kind="quiet" htmlFor={id}>
            {hasPicture ? 'Replace' : 'Choose'}
            <span className="unseen"> picture</span>
          </label>
          {hasPicture && (
            <button className="button" data-kind="quiet" type="button" onClick={onRemove}>
              Remove<span className="unseen"> picture</span>
            </button>
          )}
          <p className="manage-picture-drop">or drop one here</p>
          {picture && <p className="list-small">{picture.name}</p>}
          <UploadProgress />
        </div>
      </div>
      <p className="field-words" id={`${id}-words`} data-problem={problem ? true : undefined}>
        {problem ??
          (isLost
            ? `Please choose “${typed.pictureName}” again: a page cannot keep a file over a reload.`
            : 'JPEG, PNG, WebP or AVIF up to 8 MB. It is shown 4:5, so let the garment stand in the middle.')}
      </p>
    </div>
  )
}

function UploadProgress() {
  const share = useUploadShare()
  if (share === null) return null
  return (
    <p className="manage-upload">
      <progress value={share} aria-label="Upload of the picture" /> {Math.round(share * 100)}%
    </p>
  )
}

/** A file held over the field, and let go. */
function useDropping(onDropped: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      const [file] = event.dataTransfer.files
      if (file) onDropped(file)
    },
  }
}

/** Address of a chosen file for as long as it is shown. */
function usePreview(file: File | null): string | null {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const address = URL.createObjectURL(file)
    setPreview(address)
    return () => {
      setPreview(null)
      URL.revokeObjectURL(address)
    }
  }, [file])
  return preview
}

import { memo, useEffect, useId, useState } from 'react'
import { PICTURE_TYPES } from '#contract/values/product-limits'
import { m } from '#messages'
import { useUploadShare } from '../platform/upload.ts'
import { useFileDrop } from '../platform/use-file-drop.ts'
import { Picture } from '../products/Picture.tsx'

/** `saved`: the one the shop has. */
export const PictureField = memo(function PictureField({
  picture,
  saved,
  lostName,
  problem,
  onChoose,
  onRemove,
  onUndrawn,
}: {
  picture: File | null
  saved: string | null
  /** A file that a reload lost. */
  lostName: string
  problem: string | undefined
  onChoose: (picture: File) => void
  onRemove: () => void
  /** The browser cannot draw `picture`, though it draws its type. */
  onUndrawn: () => void
}) {
  const id = useId()
  const { isOver, ...dropping } = useFileDrop(onChoose)
  const hasPicture = picture !== null || saved !== null
  return (
    <div className="field">
      <p className="field-label">
        {m.ui_picture()}
        <span className="field-optional"> {m.ui_optional()}</span>
      </p>
      <div className="picture-field" data-over={isOver || undefined} {...dropping}>
        <Frame picture={picture} saved={saved} onUndrawn={onUndrawn} />
        <div className="picture-field-ways">
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
              // The same file may be chosen again.
              target.value = ''
            }}
          />
          <label className="button" data-kind="quiet" htmlFor={id}>
            {hasPicture ? m.selling_replace() : m.selling_choose()}
            <span className="unseen"> {m.selling_the_picture()}</span>
          </label>
          {hasPicture && (
            <button className="button" data-kind="quiet" type="button" onClick={onRemove}>
              {m.ui_remove()}
              <span className="unseen"> {m.selling_the_picture()}</span>
            </button>
          )}
          <p className="picture-field-drop">{m.selling_drop_one_here()}</p>
          {picture && <p className="muted">{picture.name}</p>}
          <UploadProgress />
        </div>
      </div>
      <p className="field-words" id={`${id}-words`} data-problem={problem ? true : undefined}>
        {problem ?? (lostName ? m.selling_please_choose_lostname({ lostName }) : m.selling_jpeg_png_webp())}
      </p>
    </div>
  )
})

/** What was chosen, else the picture that the shop has. */
function Frame({ picture, saved, onUndrawn }: { picture: File | null; saved: string | null; onUndrawn: () => void }) {
  const { preview, hide } = usePreview(picture)
  return (
    <div className="picture-field-frame">
      {preview ? (
        <img
          className="picture"
          src={preview}
          alt={m.selling_shoppers_will_see()}
          width={400}
          height={500}
          // Old browsers draw no AVIF, and the shop does.
          onError={picture?.type === 'image/avif' ? hide : onUndrawn}
        />
      ) : (
        saved && <Picture imagePath={saved} alt={m.selling_picture_now()} sizes="12rem" haste="first" />
      )}
    </div>
  )
}

function UploadProgress() {
  const share = useUploadShare()
  if (share === null) return null
  return (
    <p className="picture-field-upload">
      <progress value={share} aria-label={m.selling_upload_picture()} /> {Math.round(share * 100)}%
    </p>
  )
}

function usePreview(file: File | null) {
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
  return { preview, hide: () => setPreview(null) }
}

import type { RefObject } from 'react'
import { pictureTypes } from '#contract/pictures.ts'

interface PictureInputProps {
  /** For the button that opens it. */
  ref: RefObject<HTMLInputElement | null>
  label: string
  onChoose: (file: File | undefined) => void
}

/** The browser's own choice of a picture, opened by a button of ours. */
export function PictureInput({ ref, label, onChoose }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={pictureTypes.join(',')}
      hidden
      aria-label={label}
      onChange={(event) => {
        onChoose(event.target.files?.[0])
        // The same file may be chosen again.
        event.target.value = ''
      }}
    />
  )
}

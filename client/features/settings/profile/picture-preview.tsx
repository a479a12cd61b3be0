import { useEffect, useEffectEvent, useRef } from 'react'
import { unreadable } from '#client/features/pictures/picture-file.ts'
import { uploadTo } from '#client/features/pictures/upload-to.ts'
import { useUpload } from '#client/features/pictures/use-upload.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { FormError } from '#client/ui/fields/field.tsx'
import type { User } from '#contract/accounts/accounts.ts'

interface PreviewProps {
  file: File
  onSent: (user: User) => void
  onCancel: () => void
  /** The file is none that can be shown. */
  onRefused: (sentence: string) => void
}

/** A chosen picture as it will look, before it is sent and while it is on its way. It stays after a failure. */
export function PicturePreview({ file, onSent, onCancel, onRefused }: PreviewProps) {
  const upload = useUpload(uploadProfilePicture, onSent)
  const use = useRef<HTMLButtonElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => use.current?.focus(), [])
  const refuse = useEffectEvent(() => onRefused(unreadable))
  useEffect(() => {
    void draw(file, canvas.current).catch(refuse)
  }, [file])
  return (
    <>
      <figure className="rounded-full outline-3 outline-offset-3 outline-basil">
        <canvas ref={canvas} aria-hidden width={side} height={side} className="size-24 rounded-full bg-well" />
        <figcaption className="sr-only">Your choice: {file.name}</figcaption>
      </figure>
      <div className="grid min-w-0 flex-1 basis-60 gap-3">
        {upload.isSending && (
          <label className="grid gap-1.5 text-ui font-semibold">
            {upload.share < 1 ? 'Sending the picture' : 'Preparing the picture'}
            <progress value={upload.share} max={1} className="bar" />
          </label>
        )}
        {upload.failure && <FormError>{upload.failure}</FormError>}
        <div className="flex flex-wrap gap-3">
          <Button ref={use} look="go" busy={upload.isSending} onClick={() => upload.send(file)}>
            {upload.failure ? 'Try again' : 'Use this picture'}
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </div>
    </>
  )
}

const uploadProfilePicture = uploadTo<User>('/api/auth/profile-picture')

const side = 192

/** The middle of the picture, as the server will cut it. Drawn, so that the file needs no address. */
async function draw(file: File, canvas: HTMLCanvasElement | null): Promise<void> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  const cut = Math.min(width, height)
  canvas?.getContext('2d')?.drawImage(picture, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, side, side)
  picture.close()
}

import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { uploadPicture } from '#client/features/settings/profile/upload-picture.ts'
import { Button } from '#client/ui/button.tsx'
import { FormError } from '#client/ui/field.tsx'
import type { User } from '#contract/accounts.ts'

interface PreviewProps {
  file: File
  /** Where the browser keeps the chosen file. */
  address: string
  onSent: (user: User) => void
  onCancel: () => void
  /** The file is none that can be shown. */
  onRefused: (sentence: string) => void
}

/** A chosen picture as it will look, before it is sent and while it is on its way. It stays after a failure. */
export function PicturePreview({ file, address, onSent, onCancel, onRefused }: PreviewProps) {
  const [share, setShare] = useState(0)
  const stop = useRef<AbortController>(null)
  const use = useRef<HTMLButtonElement>(null)
  useEffect(() => use.current?.focus(), [])
  useEffect(() => () => stop.current?.abort(), [])
  const upload = useMutation({
    mutationFn: () => {
      stop.current = new AbortController()
      setShare(0)
      return uploadPicture(file, setShare, stop.current.signal)
    },
    onSuccess: onSent,
  })
  const isFailure = upload.isError && !isSignedOut(upload.error)
  return (
    <>
      <img
        src={address}
        alt="The chosen one"
        onError={() => onRefused('This file is not a picture that can be read. Please choose another one.')}
        className="size-24 rounded-full bg-well object-cover outline-3 outline-offset-3 outline-basil"
      />
      <div className="grid min-w-0 flex-1 basis-60 gap-3">
        {upload.isPending && (
          <label className="grid gap-1.5 text-ui font-semibold">
            {share < 1 ? 'Sending the picture' : 'Preparing the picture'}
            <progress value={share} max={1} className="bar" />
          </label>
        )}
        {isFailure && <FormError>{sentenceOf(upload.error)}</FormError>}
        <div className="flex flex-wrap gap-3">
          <Button ref={use} look="go" busy={upload.isPending} onClick={() => upload.mutate()}>
            {isFailure ? 'Try again' : 'Use this picture'}
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </div>
    </>
  )
}

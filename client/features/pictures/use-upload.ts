import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { unreadable } from '#client/features/pictures/picture-file.ts'

interface Upload {
  send: (file: File) => void
  stop: () => void
  isSending: boolean
  /** Of the picture, 0 to 1, that has left. */
  share: number
  /** Why it did not get through. */
  failure: string | undefined
  forget: () => void
}

type Sending = [picture: Blob, onProgress: (share: number) => void, signal: AbortSignal]

/** Makes a picture as small as it needs to be and sends it; leaving the page stops it. */
export function useUpload<Answer>(
  upload: (...sending: Sending) => Promise<Answer>,
  onSent: (answer: Answer) => void,
): Upload {
  const [share, setShare] = useState(0)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const sending = useMutation({
    mutationFn: async (file: File) => {
      const stopping = new AbortController()
      stop.current = stopping
      setShare(0)
      const { shrinkPicture } = await import('#client/features/pictures/shrink-picture.ts')
      const picture = await shrinkPicture(file).catch(() => {
        throw new UnreadablePicture(unreadable)
      })
      stopping.signal.throwIfAborted()
      return upload(picture, setShare, stopping.signal)
    },
    onSuccess: onSent,
  })
  return {
    send: sending.mutate,
    stop: () => {
      stop.current?.abort()
      sending.reset()
    },
    isSending: sending.isPending,
    share,
    failure: failureOf(sending.error),
    forget: sending.reset,
  }
}

class UnreadablePicture extends Error {}

function failureOf(error: unknown): string | undefined {
  if (!error || isSignedOut(error) || (error instanceof DOMException && error.name === 'AbortError')) return undefined
  return error instanceof UnreadablePicture ? error.message : sentenceOf(error)
}

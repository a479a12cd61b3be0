import { useMutation } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { download, streamFile } from '#client/download.ts'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { toast } from '#client/ui/overlays/toast.ts'

/** A link to a file of ours that is fetched when it is pressed, so that a failure is told and never saved as a file. */
export const useFile = (href: string, name: string) => usePressed(href, () => download(href, name))

/** The same for one that may be too large for a page to hold. */
export const useLargeFile = (href: string) => usePressed(href, () => streamFile(href))

function usePressed(href: string, mutationFn: () => Promise<void>) {
  const { mutate, isPending } = useMutation({
    mutationFn,
    onError: (error) => {
      if (isSignedOut(error)) return
      toast({ title: 'Error', description: sentenceOf(error, 'Failed to download the file'), variant: 'destructive' })
    },
    networkMode: 'always',
  })
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return { href, onClick, 'aria-busy': isPending || undefined }
}

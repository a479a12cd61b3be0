import { useMutation } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { download } from '#client/download.ts'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { toast } from '#client/ui/toast.ts'

/** A link to a file of ours that is fetched when it is pressed, so that a failure is told and never saved as a file. */
export function useFile(href: string, name: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(href, name),
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

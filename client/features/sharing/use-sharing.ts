import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { changeEverywhere } from '#client/features/dishes/recipe-cache.ts'
import { canShare, shareByBrowser } from '#client/ui/browser/browser-share.ts'
import { copyText } from '#client/ui/browser/copy-text.ts'
import { toast } from '#client/ui/overlays/toast.ts'

/** Making the link of a recipe, and ending it. */
export function useSharing(id: number) {
  const queryClient = useQueryClient()
  const share = useMutation({
    mutationFn: () => api.recipes.share({ params: { id }, body: {} }),
    onSuccess: ({ sharePath, shareCount }) =>
      changeEverywhere(queryClient, id, { sharePath, shareCount, isShared: true }),
    onError: (error) => {
      if (!isSignedOut(error)) tellShareFailure()
    },
  })
  const revoke = useMutation({
    mutationFn: () => api.recipes.revokeShare({ params: { id }, body: {} }),
    onSuccess: () => {
      changeEverywhere(queryClient, id, { sharePath: null, isShared: false })
      toast({ title: 'Updated', description: 'The link no longer works. Nobody can open the recipe with it anymore.' })
    },
    onError: (error) => {
      if (!isSignedOut(error)) toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    },
  })
  return { share, revoke }
}

/** The way of browsers that know how to share; undefined where they do not, or do not on plain http. */
export function nativeShare(title: string, url: string): (() => Promise<void>) | undefined {
  if (!canShare()) return undefined
  return async () => {
    if (!(await shareByBrowser(title, url))) tellShareFailure()
  }
}

export async function copyLink(url: string): Promise<void> {
  if (await copyText(url)) toast({ title: 'Copied to Clipboard', description: 'Recipe link copied to your clipboard!' })
  else tellShareFailure()
}

function tellShareFailure(): void {
  toast({
    title: 'Share Failed',
    description: 'Unable to share recipe. Please try again.',
    variant: 'destructive',
  })
}

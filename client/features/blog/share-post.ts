import type { Post } from '#client/features/blog/posts.ts'
import { copyText } from '#client/ui/copy-text.ts'
import { toast } from '#client/ui/toast.ts'

/** Hands a post on in the way of the browser; where it has none, its address is copied. */
export async function sharePost({ id, title }: Post): Promise<void> {
  const url = `${location.origin}/blog/${id}`
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url })
      return
    } catch (error) {
      // they changed their mind
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  if (await copyText(url))
    toast({ title: 'Copied to Clipboard!', description: 'The link to this article is on your clipboard.' })
  else
    toast({
      title: 'Share Failed',
      description: 'Your browser won’t let us copy the link. You can copy it from the address bar.',
      variant: 'destructive',
    })
}

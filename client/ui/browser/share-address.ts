import { canShare, shareByBrowser } from '#client/ui/browser/browser-share.ts'
import { copyText } from '#client/ui/browser/copy-text.ts'
import { toast } from '#client/ui/overlays/toast.ts'

/** What is said where the address was copied, and what where it could not be. */
interface Said {
  copied: string
  failed: string
}

/** Hands an address on in the way of the browser; where it has none, the address is copied. */
export async function shareAddress(title: string, url: string, { copied, failed }: Said): Promise<void> {
  if (canShare() && (await shareByBrowser(title, url))) return
  if (await copyText(url)) toast({ title: 'Copied to Clipboard!', description: copied })
  else toast({ title: 'Share Failed', description: failed, variant: 'destructive' })
}

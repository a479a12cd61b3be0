/** Whether the browser has a way of its own to hand an address on; not on plain http. */
export function canShare(): boolean {
  return 'share' in navigator
}

/** Opens the browser's own sharing; false where it fails. Whoever closes it has changed their mind, which is no failure. */
export async function shareByBrowser(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

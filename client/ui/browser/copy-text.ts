/** Puts a text on the clipboard; false where the browser refuses. A page that is not served securely has no clipboard of its own. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!('clipboard' in navigator)) return copyBySelection(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** The older way: what is selected is copied, so that something is selected for a moment. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'fixed top-0 opacity-0'
  // inside the dialog that is open: outside of it nothing takes the focus
  const place = before?.closest('[role=dialog]') ?? document.body
  place.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}

import { assertSession, fetchOwn } from '#client/session.ts'
import { saveFile, saveFrom } from '#client/ui/save-text.ts'
import { CallError } from '#contract/client.ts'

/** Fetches a file of ours, named by the server or else `name`, and hands it to the browser; fails with a `CallError`. */
export async function download(address: string, name: string, call: RequestInit = {}): Promise<void> {
  const response = await fetchOwn(address, call)
  if (!response.ok) throw new CallError(response.status, await response.text(), response.statusText)
  saveFile(nameOf(response.headers.get('content-disposition')) ?? name, await response.blob())
}

/**
 * Hands a file of ours to the browser, which writes it to disk as it comes: for what is too large to be held by a page. Whether somebody is
 * still signed in is asked first, so that no refusal is saved; fails with a `CallError`.
 */
export async function streamFile(address: string): Promise<void> {
  await assertSession()
  saveFrom(address, '')
}

/** The name that a header gives its file; the one in UTF-8 before the plain one. */
export function nameOf(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  try {
    if (encoded) return decodeURIComponent(encoded)
  } catch {
    // read the plain one
  }
  return /filename="([^"]+)"/i.exec(header ?? '')?.[1]
}

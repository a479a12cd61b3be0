import { fetchOwn } from '#client/session.ts'
import { saveFile, saveFrom } from '#client/ui/browser/save-text.ts'
import { CallError } from '#contract/client.ts'

/** Fetches a file of ours, named by the server or else `name`, and hands it to the browser; fails with a `CallError`. */
export async function download(address: string, name: string, call: RequestInit = {}): Promise<void> {
  const response = await answered(address, call)
  saveFile(nameOf(response.headers.get('content-disposition')) ?? name, await response.blob())
}

/**
 * Hands a file of ours to the browser, which writes it to disk as it comes: for what is too large to be held by a page. Whether it would be
 * refused is asked first, as the browser would tell of a refusal in its own words; fails with a `CallError`.
 */
export async function streamFile(address: string): Promise<void> {
  const url = new URL(address, location.origin)
  url.searchParams.set('probe', 'true')
  await answered(url.href)
  saveFrom(address, '')
}

async function answered(address: string, call: RequestInit = {}): Promise<Response> {
  const response = await fetchOwn(address, call)
  if (!response.ok) throw new CallError(response.status, await response.text(), response.statusText)
  return response
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

import { saveFile } from '#client/ui/save-text.ts'
import { CallError } from '#contract/client.ts'

export type FileFormat = 'txt' | 'csv'

/** Fetches a list as a file, named by the server, and hands it to the browser; fails with a `CallError`. */
export async function downloadList(id: number, format: FileFormat): Promise<void> {
  const response = await fetch(`/api/shopping-lists/${id}/file?format=${format}`, { credentials: 'same-origin' })
  if (!response.ok) throw new CallError(response.status, await response.text(), response.statusText)
  saveFile(nameOf(response.headers.get('content-disposition')) ?? `shopping-list.${format}`, await response.blob())
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

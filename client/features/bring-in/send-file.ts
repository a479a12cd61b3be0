import { tellIfOver } from '#client/session.ts'
import { CallError } from '#contract/client.ts'
import type { ImportEvent } from '#contract/recipes/imports.ts'
import { cutText } from '#domain/cut-text.ts'

interface Hearing {
  /** The share that has left, 0 to 1. */
  onSent: (share: number) => void
  onEvent: (event: ImportEvent) => void
}

/**
 * Sends one file of recipes and hears of each as it comes in. Of all the browser's ways of asking only this one tells of the sending too. Fails as every call
 * does: CallError, or TypeError without a connection.
 */
export function sendFile(
  file: Blob,
  name: string,
  photos: boolean,
  { onSent, onEvent }: Hearing,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let read = 0
    const hear = () => {
      if (request.status !== 200) return
      const end = request.responseText.lastIndexOf('\n\n')
      if (end < read) return
      for (const text of request.responseText.slice(read, end).split('\n\n')) {
        const data = /^data: (.*)$/m.exec(text)?.[1]
        if (data === undefined) continue
        if (/^event: error$/m.test(text)) return reject(failureOf(Number(/^id: (\d+)$/m.exec(text)?.[1] ?? 500), data))
        onEvent(JSON.parse(data) as ImportEvent)
      }
      read = end + 2
    }
    request.open(
      'POST',
      `/api/recipe-imports/file?name=${encodeURIComponent(cutText(name, 200) || 'recipes')}&photos=${photos}`,
    )
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('accept', 'text/event-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
    request.addEventListener('progress', hear)
    request.addEventListener('load', () => {
      hear()
      if (request.status === 200) resolve()
      else reject(failureOf(request.status, request.responseText))
    })
    request.addEventListener('error', () => reject(new TypeError('Network error')))
    request.addEventListener('abort', () => reject(new DOMException('The import was stopped.', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function failureOf(status: number, text: string): CallError {
  const failure = new CallError(status, text, '')
  tellIfOver(failure)
  return failure
}

import { tellIfOver } from '#client/session.ts'
import { CallError } from '#contract/client.ts'

/**
 * A way to send pictures to an address. It sends one as it is and answers what the server answers. `onProgress` hears the share that has left, 0 to 1: of all
 * the browser's ways of asking only this one tells. Fails as every call does: CallError, or TypeError without a connection.
 */
export const uploadTo =
  <Answer>(address: string) =>
  (picture: Blob, onProgress: (share: number) => void, signal: AbortSignal): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open('POST', address)
      request.setRequestHeader('content-type', picture.type)
      request.setRequestHeader('accept', 'application/json')
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
      request.addEventListener('load', () => {
        if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as Answer)
        else {
          const failure = new CallError(request.status, request.responseText, request.statusText)
          tellIfOver(failure)
          reject(failure)
        }
      })
      request.addEventListener('error', () => reject(new TypeError('Network error')))
      request.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')))
      signal.addEventListener('abort', () => request.abort())
      request.send(picture)
    })

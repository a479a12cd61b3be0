import { tellIfOver } from '#client/session.ts'
import { CallError } from '#contract/client.ts'

/** Sends a picture to an address, as `uploadTo` says. Of all the browser's ways of asking only this one tells how much has left. */
export function sendPicture<Answer>(
  address: string,
  picture: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
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
}

import type { User } from '#contract/accounts.ts'
import { CallError } from '#contract/client.ts'

/**
 * Sends a picture as it is and answers the changed user. `onProgress` hears the share that has left, 0 to 1: of all
 * the browser's ways of asking only this one tells. Fails as every call does: CallError, or TypeError without a connection.
 */
export function uploadPicture(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<User> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/auth/profile-picture')
    request.setRequestHeader('content-type', file.type)
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as User)
      else reject(new CallError(request.status, request.responseText, request.statusText))
    })
    request.addEventListener('error', () => reject(new TypeError('Network error')))
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

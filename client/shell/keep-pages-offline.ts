let isAsked = false

/**
 * Has the browser keep the pages themselves, so that a shopping list opens without reception. Browsers do that for pages
 * served securely, and for localhost, alone. It fetches some forty files, so it waits until the page itself has long come.
 */
export function keepPagesOffline(): void {
  if (isAsked || !('serviceWorker' in navigator)) return
  isAsked = true
  // the content policy wants every address of a program vouched for, in browsers that know of that
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const address = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => program }).createScriptURL('')
  const register = () =>
    navigator.serviceWorker
      .register((address ?? program) as string, { updateViaCache: 'none' })
      // where it is not built or not allowed, pages need the connection
      .catch(() => undefined)
  const registerLater = () => setTimeout(register, longAfterLoad)
  if (document.readyState === 'complete') registerLater()
  else window.addEventListener('load', registerLater, { once: true })
}

/** Milliseconds: a slow phone draws what the answers bring for a second or two after the page has loaded. */
const longAfterLoad = 4000

const program = '/service-worker.js'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (text: string) => unknown }
}

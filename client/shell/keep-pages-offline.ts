let isAsked = false

/**
 * Has the browser keep the pages themselves, so that a shopping list opens without reception. Browsers do that for pages
 * served securely, and for localhost, alone.
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
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}

const program = '/service-worker.js'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (text: string) => unknown }
}

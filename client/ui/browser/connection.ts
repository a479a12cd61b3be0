/** Hears when the browser's connection comes and goes: for useSyncExternalStore with `navigator.onLine`. */
export function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

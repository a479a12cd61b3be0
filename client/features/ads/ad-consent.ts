import { useSyncExternalStore } from 'react'

export type AdConsent = 'yes' | 'no' | null

/** What this browser's reader has answered to the advertising network, for every slot at once; null before an answer. */
export function useAdConsent(): [AdConsent, (answer: AdConsent) => void] {
  return [useSyncExternalStore(watch, readAdConsent), saveAdConsent]
}

/** Anything but a plain yes or no is no answer. */
function readAdConsent(): AdConsent {
  const kept = read()
  return kept === 'yes' || kept === 'no' ? kept : null
}

function saveAdConsent(answer: AdConsent): void {
  unkept = answer
  try {
    if (answer === null) localStorage.removeItem(key)
    else localStorage.setItem(key, answer)
  } catch {
    // Without storage the answer lasts as long as the page.
  }
  for (const watcher of watchers) watcher()
}

const key = 'ad_consent'
const watchers = new Set<() => void>()
let unkept: AdConsent = null

function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return unkept
  }
}

/** Another tab's answer counts here too. */
function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  window.addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('storage', watcher)
  }
}

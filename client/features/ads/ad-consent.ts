import { useSyncExternalStore } from 'react'
import { keptOnDevice } from '#client/kept.ts'

export type AdConsent = 'yes' | 'no' | null

/** What this browser's reader has answered to the advertising network, for every slot at once; null before an answer. */
export function useAdConsent(): [AdConsent, (answer: AdConsent) => void] {
  return [useSyncExternalStore(watch, readAdConsent, () => null), saveAdConsent]
}

/** Anything but a plain yes or no is no answer. */
function readAdConsent(): AdConsent {
  const kept = answered.read() ?? unkept
  return kept === 'yes' || kept === 'no' ? kept : null
}

function saveAdConsent(answer: AdConsent): void {
  // without storage the answer lasts as long as the page
  unkept = answer !== null && !answered.keep(answer) ? answer : null
  if (answer === null) answered.drop()
  for (const watcher of watchers) watcher()
}

const answered = keptOnDevice('ad_consent')
const watchers = new Set<() => void>()
let unkept: AdConsent = null

/** Another tab's answer counts here too. */
function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  window.addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('storage', watcher)
  }
}

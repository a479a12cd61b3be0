import { keepsake } from '#client/features/demo/keepsake.ts'
import { keptOnDevice } from '#client/kept.ts'

/** One demo recipe for each browser. */
const used = keptOnDevice('demo_used')
const watchers = new Set<() => void>()

export const isDemoUsed = () => used.read() === 'true'
export const keptDemo = () => keepsake.read()

export function keepDemo(made: string): void {
  used.keep('true')
  keepsake.keep(made)
  tell()
}

export function dropDemo(): void {
  keepsake.drop()
  tell()
}

/** Hears when a demo recipe is made or gone, also in other windows. */
export function watchDemo(watcher: () => void): () => void {
  watchers.add(watcher)
  addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', watcher)
  }
}

function tell(): void {
  for (const watcher of watchers) watcher()
}

import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { keptOnDevice } from '#client/kept.ts'
import { IconButton } from '#client/ui/button.tsx'

/** Light or dark, kept in this browser. The first choice is the system's, made by before-paint.js before the page paints. */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  const theme = useSyncExternalStore(watchTheme, readTheme)
  const other = theme === 'dark' ? 'light' : 'dark'
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <IconButton label={`Switch to ${other}`} className={className} onClick={() => setTheme(other)}>
      <Icon aria-hidden className="icon" />
    </IconButton>
  )
}

const watchers = new Set<() => void>()

function watchTheme(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

const readTheme = () => document.documentElement.dataset['theme'] ?? 'light'

function setTheme(theme: 'light' | 'dark') {
  document.documentElement.dataset['theme'] = theme
  // where storage is switched off the choice holds until the page is closed
  keptOnDevice('theme').keep(theme)
  for (const watcher of watchers) watcher()
}

import { clsx } from 'clsx'
import { Moon, Sun } from 'lucide-react'
import type { MouseEvent } from 'react'
import { keptOnDevice } from '#client/kept.ts'
import { IconButton } from '#client/ui/buttons/button.tsx'

/**
 * Light or dark, kept in this browser. The first choice is the system's, made by before-paint.js before the page paints. Of the
 * two buttons the style shows the one that changes something.
 */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  return (
    <>
      <IconButton label="Switch to dark mode" className={clsx(className, 'by-day')} onClick={switchTo('dark')}>
        <Moon aria-hidden className="icon" />
      </IconButton>
      <IconButton label="Switch to light mode" className={clsx(className, 'by-night')} onClick={switchTo('light')}>
        <Sun aria-hidden className="icon" />
      </IconButton>
    </>
  )
}

const switchTo = (theme: 'light' | 'dark') => (event: MouseEvent<HTMLButtonElement>) => {
  const { previousElementSibling, nextElementSibling } = event.currentTarget
  document.documentElement.dataset['theme'] = theme
  // where storage is switched off the choice holds until the page is closed
  keptOnDevice('theme').keep(theme)
  // the button that was pressed is gone
  const other = theme === 'dark' ? nextElementSibling : previousElementSibling
  if (other instanceof HTMLElement) other.focus()
}

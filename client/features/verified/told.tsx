import { clsx } from 'clsx'

/** What is told and not judged, beside others that are. */
export function Told({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={clsx('flex-none', className)}>
      <circle cx="12" cy="12" r="8.8" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M12 11v5.4M12 7.6v.1" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  )
}

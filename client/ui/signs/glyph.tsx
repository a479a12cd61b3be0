import { clsx } from 'clsx'

export type GlyphKind = 'fits' | 'warns' | 'blocks'

/** Leaf fits, triangle warns, crossed disc blocks: told apart by shape alone. Always stands beside its words. */
export function Glyph({ kind, className }: { kind: GlyphKind; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={clsx('flex-none', className)}>
      {shapes[kind]}
    </svg>
  )
}

/** The mark: a plate with a leaf that is a tick. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={clsx('flex-none', className)}>
      <circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M25.5 7.5C14 7 7.4 11 7.2 17.6c-.1 4 2.7 6.7 6.6 6.9 7.6.2 12-6.5 11.7-17Z" className="fill-basil" />
      <path d="m11.4 17.3 3.3 3.3 6-7.6" className="stroke-paper" fill="none" strokeWidth="2.2" {...round} />
    </svg>
  )
}

const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const shapes = {
  fits: (
    <>
      <path d="M21 3C10 2.6 3.2 6.6 3 13.4c-.1 4 2.6 7.2 6.8 7.4C17.6 21 21.4 13.6 21 3Z" fill="currentColor" />
      <path d="m7.6 13.4 3.2 3.1 5.6-7" className="stroke-sheet" fill="none" strokeWidth="2.3" {...round} />
    </>
  ),
  warns: (
    <>
      <path
        d="M10.3 3.4 2.2 17.6C1.4 19 2.4 20.8 4 20.8h16c1.7 0 2.7-1.8 1.9-3.2L13.7 3.4c-.8-1.3-2.6-1.3-3.4 0Z"
        fill="currentColor"
      />
      <path d="M12 8.6v5.2M12 17.2v.1" className="stroke-sheet" strokeWidth="2.4" {...round} />
    </>
  ),
  blocks: (
    <>
      <circle cx="12" cy="12" r="9.6" fill="currentColor" />
      <path d="m8.6 8.6 6.8 6.8M15.4 8.6l-6.8 6.8" className="stroke-sheet" strokeWidth="2.3" {...round} />
    </>
  ),
} as const

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Glyph, type GlyphKind } from '#client/ui/signs/glyph.tsx'

/** A judgement: glyph and words, never colour alone. The glyph stands at the first line of the words. */
export function Verdict({
  kind,
  small = false,
  className,
  children,
}: {
  kind: GlyphKind
  small?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-baseline font-semibold',
        small ? 'gap-1.5 text-note' : 'gap-2',
        inks[kind],
        className,
      )}
    >
      <Glyph kind={kind} className={`h-lh self-start ${small ? 'w-[17px]' : 'w-[22px]'}`} />
      {children}
    </span>
  )
}

export const inks = {
  fits: 'text-basil-ink',
  warns: 'text-saffron-ink',
  blocks: 'text-beet-ink',
} as const satisfies Record<GlyphKind, string>

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/buttons/button.tsx'
import { Glyph } from '#client/ui/signs/glyph.tsx'

/** The shape of what is still coming; `words` are read out once. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-pulse rounded-ctl bg-hair/60', className)} />
}

/** Wraps skeletons and tells a screen reader what is on its way. */
export function Loading({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{words}</output>
      {children}
    </div>
  )
}

interface EmptyStateProps {
  title: string
  /** What is missing: dishes, unless lists are. */
  of?: 'dishes' | 'lists'
  children?: ReactNode
  action?: ReactNode
  /** Where to read more about it. */
  more?: ReactNode
}

/** Nothing here yet, and what to do next. */
export function EmptyState({ title, of = 'dishes', children, action, more }: EmptyStateProps) {
  return (
    <div className={clsx('drawn-empty grid justify-items-start gap-2 py-6', of === 'lists' && 'drawn-list')}>
      <p className={clsx('serif leading-tight font-medium', of === 'lists' ? 'text-2' : 'text-3')}>{title}</p>
      {children && <p className="max-w-prose text-ink-2">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
      {more}
    </div>
  )
}

/** Something failed: the sentence, and trying again where that can help. */
export function ErrorState({ title, sentence, onRetry }: { title?: string; sentence: string; onRetry?: () => void }) {
  return (
    <div role="alert" className="drawn-wrong grid justify-items-start gap-2 py-6">
      <p className="inline-flex items-center gap-2 font-semibold text-beet-ink">
        <Glyph kind="blocks" className="size-[22px]" />
        {title ?? sentence}
      </p>
      {title && <p className="max-w-prose text-ink-2">{sentence}</p>}
      {onRetry && (
        <Button className="mt-2" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

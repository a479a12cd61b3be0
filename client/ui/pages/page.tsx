import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

/** The body of a page: its document title, the page's margins, and room above and below. */
export function Page({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={clsx('wrap py-8 tablet:py-12 print:p-0', className)}>
      <DocumentTitle>{title}</DocumentTitle>
      {children}
    </div>
  )
}

/** What the browser's tab reads. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children}: MealCrafter`}</title>
}

/** A raised sheet of paper; a paid one is tinted and ringed. Never put one into another. */
export function Sheet({ tone = 'plain', className, ...rest }: { tone?: 'plain' | 'paid' } & ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={clsx('rounded-sheet', tone === 'paid' ? 'bg-aubergine-wash' : 'bg-sheet shadow-2', className)}
    />
  )
}

/** name ..... amount, the printed habit of recipes, workings, plans and lists. */
export function LeaderRow({ name, className, children }: { name: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div className={clsx('flex min-w-0 items-baseline gap-2', className)}>
      <span className="max-w-[75%] min-w-auto">{name}</span>
      <span aria-hidden className="dots" />
      <span className="num min-w-0 text-right wrap-anywhere">{children}</span>
    </div>
  )
}

/** A small flag of words: paid plans, what is left, what is free. */
export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'paid' | 'left' | 'fits'
  children: ReactNode
}) {
  return (
    <span
      className={clsx(
        'num inline-flex flex-none items-center gap-1.5 rounded-[2px] px-2.5 py-1 text-note leading-tight font-bold',
        tone === 'plain' && 'bg-well text-ink inset-ring inset-ring-hair',
        tone === 'paid' && 'bg-aubergine-wash text-aubergine-ink',
        tone === 'left' && 'bg-saffron-wash text-saffron-ink',
        tone === 'fits' && 'bg-basil-wash text-basil-ink',
      )}
    >
      {children}
    </span>
  )
}

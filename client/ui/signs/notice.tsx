import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Glyph } from '#client/ui/signs/glyph.tsx'

/** Something that people should know of while they go on, and what can be done about it. */
export function Notice({
  kind = 'warns',
  action,
  children,
}: {
  kind?: 'warns' | 'blocks'
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-ctl px-4 py-2',
        kind === 'warns' ? 'bg-saffron-wash text-saffron-ink' : 'bg-beet-wash text-beet-ink',
      )}
    >
      <Glyph kind={kind} className="mt-1 size-[22px] self-start" />
      <div className="min-w-0 flex-1 basis-60 font-medium wrap-anywhere">{children}</div>
      {action && <div className="flex flex-wrap items-center gap-x-4">{action}</div>}
    </div>
  )
}

/** What can be done about a notice, set as text in its colour. */
export const noticeActionClass =
  'min-h-11 text-ui font-semibold underline decoration-1 underline-offset-4 hover:decoration-2 aria-busy:opacity-70'

import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** A button over a picture, on paper of its own; where there are several, a phone shows their signs alone. */
export function PictureButton({
  icon: Icon,
  children,
  isOneOfMany = false,
  onClick,
  label,
}: {
  icon?: LucideIcon
  children: ReactNode
  isOneOfMany?: boolean
  onClick: () => void
  label?: string
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      className="inline-flex min-h-11 items-center gap-2 rounded-ctl border-[1.5px] border-edge bg-sheet px-3.5 py-1.5 text-ui leading-tight font-semibold text-ink hover:bg-well"
    >
      {Icon && <Icon aria-hidden className="icon-small" />}
      <span className={clsx(isOneOfMany && 'max-phone:sr-only')}>{children}</span>
    </button>
  )
}

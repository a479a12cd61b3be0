import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

/** A button over a picture, on paper of its own; as a sign a phone shows it without its words. */
export function PictureButton({
  icon: Icon,
  children,
  isSign = false,
  ...rest
}: {
  icon?: LucideIcon
  isSign?: boolean
} & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className="inline-flex min-h-11 items-center gap-2 rounded-ctl border-[1.5px] border-edge bg-sheet px-3.5 py-1.5 text-ui leading-tight font-semibold text-ink hover:bg-well"
    >
      {Icon && <Icon aria-hidden className="icon-small" />}
      <span className={clsx(isSign && 'max-phone:sr-only')}>{children}</span>
    </button>
  )
}

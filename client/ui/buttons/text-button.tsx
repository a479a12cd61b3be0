import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { busyState, textLinkClass } from '#client/ui/buttons/button.tsx'

/** A button set as text, for what is done now and then. While `busy` it cannot be pressed again. */
export function TextButton({
  busy = false,
  className,
  onClick,
  ...rest
}: { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      {...busyState(busy, onClick)}
      className={clsx(textLinkClass, 'text-left', className)}
    />
  )
}

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { textLinkClass } from '#client/ui/button.tsx'

/** A button set as text, for what is done now and then. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={clsx(textLinkClass, 'text-left', className)} />
}

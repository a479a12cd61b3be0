import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** Why the answer in a field was sent back; the field names it as what describes it. */
export function FieldError({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={clsx('wrong-words', className)} />
}

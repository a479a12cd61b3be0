import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

/** A tick box with its words beside it; `children` may be more than words. */
export function Tick({ children, className, ...rest }: { children: ReactNode } & ComponentProps<'input'>) {
  const own = useId()
  const id = rest.id ?? own
  return (
    <div className={clsx('flex min-h-11 items-center gap-3 print:min-h-0', className)}>
      <input {...rest} id={id} type="checkbox" className="tick" />
      <label htmlFor={id} className="min-w-0 flex-1">
        {children}
      </label>
    </div>
  )
}

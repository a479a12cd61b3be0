import { createLink } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

interface Look {
  /** go: the one action of a view; quiet: beside it; paid: leads to a paid plan; danger: cannot be undone. */
  look?: 'go' | 'quiet' | 'paid' | 'danger'
  big?: boolean
}

/**
 * A button; while `busy` it keeps its words and the focus, cannot be pressed again, and says so. Of a double-click on what sends a form the
 * second does nothing: by then another button may stand there.
 */
export function Button({
  look = 'quiet',
  big,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      {...busyState(busy, type === 'submit' ? onceOf(onClick) : onClick)}
      className={clsx(buttonClass({ look, big }), className)}
    />
  )
}

/** A link of the router that looks like a button. */
export const ButtonLink = createLink(
  ({ look = 'quiet', big, className, children, ...rest }: Look & ComponentProps<'a'>) => (
    <a {...rest} className={clsx(buttonClass({ look, big }), className)}>
      {children}
    </a>
  ),
)

/** A link out of the product, to a mail program or another site's page, that looks like a button. */
export function ButtonAnchor({ look = 'quiet', big, className, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={clsx(buttonClass({ look, big }), className)}>
      {children}
    </a>
  )
}

/** A link of the router set as text. */
export const TextLink = createLink(({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={clsx(textLinkClass, className)}>
    {children}
  </a>
))

/** A link out of the product, set as text. */
export function TextAnchor({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={clsx(textLinkClass, className)}>
      {children}
    </a>
  )
}

/** A square button that shows an icon alone; `label` is its name. While `busy` it cannot be pressed again. */
export function IconButton({
  label,
  busy = false,
  className,
  onClick,
  ...rest
}: { label: string; busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      {...busyState(busy, onClick)}
      aria-label={label}
      className={clsx(iconButtonClass, className)}
    />
  )
}

/** Not `disabled`: a disabled button loses the focus, and whoever works by keyboard starts again at the top of the page. */
export function busyState(busy: boolean, onClick: ComponentProps<'button'>['onClick']): ComponentProps<'button'> {
  if (!busy) return { onClick }
  return { 'aria-busy': true, 'aria-disabled': true, onClick: (event) => event.preventDefault() }
}

function onceOf(onClick: ComponentProps<'button'>['onClick']): ComponentProps<'button'>['onClick'] {
  return (event) => (event.detail > 1 ? event.preventDefault() : onClick?.(event))
}

/** Also of a link that shows an icon alone. */
export const iconButtonClass =
  'inline-grid size-11 flex-none place-items-center rounded-ctl text-ink-2 hover:bg-well hover:text-ink disabled:opacity-50'

export const textLinkClass = 'word-link inline-flex min-h-11 text-ui'

function buttonClass({ look, big }: Look): string {
  return clsx(
    'inline-flex items-center justify-center gap-2.5 rounded-ctl border-[1.5px] text-center leading-tight font-semibold no-underline pressable',
    big ? 'min-h-14 px-5 py-3 text-body tablet:px-7' : 'min-h-12 px-4 py-2.5 text-[1rem] tablet:px-[22px]',
    look === 'go' && 'border-transparent bg-tomato text-on-tomato hover:bg-tomato-hover',
    look === 'quiet' && 'border-edge bg-transparent text-ink hover:bg-well',
    look === 'paid' && 'border-transparent bg-aubergine text-on-aubergine hover:brightness-110',
    look === 'danger' && 'border-transparent bg-beet text-sheet hover:brightness-110',
  )
}

import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { IconButton } from '#client/ui/button.tsx'

interface RowButtonsProps {
  /** 'line 3' */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (step: -1 | 1) => void
  onRemove: () => void
  className?: string
}

/** Up, down and away, of one row; the keys for it are Alt with the arrows. */
export function RowButtons({ className, ...rest }: RowButtonsProps) {
  return (
    <span className={clsx('ml-auto flex flex-none', className)}>
      <MoveButtons {...rest} />
      <RemoveButton {...rest} />
    </span>
  )
}

export function MoveButtons({ name, isFirst, isLast, onMove }: Omit<RowButtonsProps, 'onRemove' | 'className'>) {
  return (
    <>
      <IconButton label={`Move ${name} up`} aria-disabled={isFirst} onClick={() => onMove(-1)} className={dim(isFirst)}>
        <ArrowUp aria-hidden className="icon-small" />
      </IconButton>
      <IconButton label={`Move ${name} down`} aria-disabled={isLast} onClick={() => onMove(1)} className={dim(isLast)}>
        <ArrowDown aria-hidden className="icon-small" />
      </IconButton>
    </>
  )
}

export function RemoveButton({ name, onRemove }: Pick<RowButtonsProps, 'name' | 'onRemove'>) {
  return (
    <IconButton label={`Remove ${name}`} onClick={onRemove}>
      <X aria-hidden className="icon-small" />
    </IconButton>
  )
}

// Not `disabled`: whoever moves a row to the end by the button keeps the focus on it.
const dim = (isEnd: boolean) => (isEnd ? 'opacity-40' : undefined)

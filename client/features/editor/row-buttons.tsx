import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, Ellipsis, X } from 'lucide-react'
import { IconButton } from '#client/ui/buttons/button.tsx'

interface RowButtonsProps {
  /** 'line 3' */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (step: -1 | 1) => void
  onRemove: () => void
  className?: string
}

/**
 * Up, down and away, of one row; the keys for it are Alt with the arrows. Dots show that there are some: they are seen on the row that is pointed
 * at or written in, by touch below it; a single row has none.
 */
export function RowButtons({ name, isFirst, isLast, onMove, onRemove, className }: RowButtonsProps) {
  if (isFirst && isLast) return null
  return (
    <>
      {/* whoever has the keys comes to the three from the row itself */}
      <IconButton
        label={`Change ${name}`}
        tabIndex={-1}
        onClick={({ currentTarget }) => currentTarget.focus()}
        className="absolute! top-0.5 right-0.5 group-focus-within:opacity-0 phone:pointer-fine:pointer-events-none phone:pointer-fine:group-hover:opacity-0"
      >
        <Ellipsis aria-hidden className="icon-small" />
      </IconButton>
      <span
        className={clsx(
          'relative ml-auto hidden w-fit flex-none group-focus-within:flex phone:pointer-fine:absolute phone:pointer-fine:flex phone:pointer-fine:opacity-0 phone:pointer-fine:group-focus-within:opacity-100 phone:pointer-fine:group-hover:opacity-100',
          className,
        )}
      >
        <IconButton
          label={`Move ${name} up`}
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
          className={dim(isFirst)}
        >
          <ArrowUp aria-hidden className="icon-small" />
        </IconButton>
        <IconButton
          label={`Move ${name} down`}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
          className={dim(isLast)}
        >
          <ArrowDown aria-hidden className="icon-small" />
        </IconButton>
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <X aria-hidden className="icon-small" />
        </IconButton>
      </span>
    </>
  )
}

// Not `disabled`: whoever moves a row to the end by the button keeps the focus on it.
const dim = (isEnd: boolean) => (isEnd ? 'opacity-40' : undefined)

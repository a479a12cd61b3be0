import { clsx } from 'clsx'
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { FieldError } from '#client/ui/fields/field-error.tsx'

interface Stepping {
  label: string
  value: number
  min: number
  max: number
  /** What an emptied field falls back to. */
  fallback: number
  onChange: (value: number) => void
  /** For where a word beside it says the label already. */
  hideLabel?: boolean
  /** As wide as the fields beside it. */
  fill?: boolean
  error?: string | undefined
}

/** A whole number by minus, plus or typing; always between min and max. */
export function Stepper({
  label,
  value,
  min,
  max,
  fallback,
  onChange,
  hideLabel = false,
  fill = false,
  error,
}: Stepping) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const settle = (text: string) => {
    const number = Number.parseInt(text, 10)
    onChange(Number.isNaN(number) ? fallback : Math.min(max, Math.max(min, number)))
    setTyped(null)
  }
  const type = (text: string) => {
    setTyped(text)
    const number = Number(text)
    if (text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max) onChange(number)
  }
  return (
    <div className={clsx('grid content-start gap-1.5 noscript:hidden', !fill && 'justify-items-start')}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-ui leading-snug font-semibold'}>
        {label}
      </label>
      <div className="flex h-12 items-center rounded-ctl border-[1.5px] border-edge bg-sheet">
        <button
          type="button"
          aria-label={`${label}: one fewer`}
          disabled={value <= min}
          onClick={() => settle(String(value - 1))}
          className={stepClass}
        >
          <Minus aria-hidden className="icon" />
        </button>
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={(event) => settle(event.target.value)}
          onKeyDown={(event) => {
            const change = { ArrowUp: 1, ArrowDown: -1 }[event.key]
            if (change === undefined) return
            event.preventDefault()
            settle(String(value + change))
          }}
          className={clsx('num h-full w-11 bg-transparent text-center text-[1.125rem] font-semibold', fill && 'flex-1')}
        />
        <button
          type="button"
          aria-label={`${label}: one more`}
          disabled={value >= max}
          onClick={() => settle(String(value + 1))}
          className={stepClass}
        >
          <Plus aria-hidden className="icon" />
        </button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

const stepClass = 'grid h-full w-11 place-items-center rounded-ctl hover:bg-well disabled:opacity-40'

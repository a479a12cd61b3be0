import { useId } from 'react'
import { FieldError } from '#client/ui/fields/field-error.tsx'

/** The track is drawn as the background of the field, what is dragged over in tomato: the browser's own is gray. */
const inputClass =
  'h-11 w-full cursor-pointer appearance-none bg-[length:100%_4px] bg-center bg-no-repeat forced-colors:appearance-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-tomato [&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-tomato'

interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** The value as people read it: '$50', '1 hr'. */
  words: string
  /** What it goes from and to, under it. */
  ends?: readonly [string, string]
  hint?: string | undefined
  error?: string | undefined
  onChange: (value: number) => void
}

/** A value that is dragged, or moved by the arrow keys, with its words beside the label. */
export function Slider({ label, value, min, max, step, words, ends, hint, error, onChange }: SliderProps) {
  const id = useId()
  const done = ((value - min) / (max - min)) * 100
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-ui leading-snug">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="num font-[650]">
          {words}
        </output>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="note -mt-1">
          {hint}
        </p>
      )}
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={words}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        style={{ backgroundImage: `linear-gradient(to right, var(--tomato) ${done}%, var(--edge) ${done}%)` }}
        className={inputClass}
      />
      {ends && (
        <p aria-hidden className="note num -mt-3 flex justify-between">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

import { lastTyped, typedMoment } from '#client/desk-moment.ts'
import { TextField } from '#client/ui/fields/field.tsx'

interface WhenFieldProps {
  hint: string
  value: string
  onType: (typed: string) => void
}

/** The day and the time at which something is to happen, if not now. */
export function WhenField({ hint, value, onType }: WhenFieldProps) {
  return (
    <TextField
      label="When"
      optional
      hint={hint}
      type="datetime-local"
      max={lastTyped}
      value={value}
      error={typedMoment(value).fault}
      onChange={({ target }) => onType(target.value)}
      className="w-72"
    />
  )
}

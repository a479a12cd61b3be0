import { TextField } from '#client/ui/fields/field.tsx'

/** Until when it is good: a day, or '' for whatever keeps. */
export function UseByField(props: { value: string; error: string | undefined; onChange: (useBy: string) => void }) {
  const { value, error, onChange } = props
  return (
    <TextField
      label="Use by"
      optional
      type="date"
      min="2000-01-01"
      max="2099-12-31"
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

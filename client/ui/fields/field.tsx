import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import type { Option } from '#client/ui/fields/choice.tsx'
import { FieldError } from '#client/ui/fields/field-error.tsx'

export interface FieldText {
  label: string
  /** One line under the label: what is meant, or the rule. */
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
}

/** A one-line field with its label, hint and error. Takes what an input takes, a form library's `register(…)` too. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  end,
  ...rest
}: FieldText & { end?: ReactNode } & ComponentProps<'input'>) {
  const field = useField({ hint, error, id: rest.id })
  return (
    <Field {...{ label, hint, error, optional, className }} ids={field}>
      <div className="relative">
        <input {...rest} {...field.control} className={clsx('input', end && 'pr-14')} />
        {end && <div className="absolute inset-y-0 right-0.5 grid place-items-center">{end}</div>}
      </div>
    </Field>
  )
}

/** A field of several lines; a low one grows with what is written. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  className,
  rows = 3,
  ...rest
}: FieldText & ComponentProps<'textarea'>) {
  const field = useField({ hint, error, id: rest.id })
  return (
    <Field {...{ label, hint, error, optional, className }} ids={field}>
      <textarea
        rows={rows}
        {...rest}
        {...field.control}
        style={{ minHeight: `calc(${rows}lh + 25px)` }}
        className={clsx('input', rows < 6 && 'field-sizing-content', rows === 1 && 'resize-none')}
      />
    </Field>
  )
}

/** The platform's own list of choices; `empty` is the words for "nothing chosen". */
export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  options,
  empty,
  ...rest
}: FieldText & { options: readonly Option[]; empty?: string } & ComponentProps<'select'>) {
  const field = useField({ hint, error, id: rest.id })
  return (
    <Field {...{ label, hint, error, optional, className }} ids={field}>
      <div className="relative">
        <select {...rest} {...field.control} className="input appearance-none pr-12">
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="icon pointer-events-none absolute top-3.5 right-3.5 text-ink-2" />
      </div>
    </Field>
  )
}

/** Says aloud that a form was sent back. The fields carry the messages themselves; the first wrong one has the focus. */
export function ErrorSummary({ count }: { count: number }) {
  return (
    <output className="sr-only">
      {count > 0 && `${count === 1 ? 'One answer needs' : `${count} answers need`} another look.`}
    </output>
  )
}

/** Why a form did not get through, where no single field is to blame; read out at once. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="wrong-words">
      {children}
    </p>
  )
}

function Field({
  label,
  hint,
  error,
  optional,
  className,
  ids,
  children,
}: FieldText & { className?: string | undefined; ids: ReturnType<typeof useField>; children: ReactNode }) {
  return (
    <div className={clsx('grid min-w-0 content-start gap-1.5', className)}>
      <div className="flex items-baseline gap-1.5 text-ui leading-snug">
        <label htmlFor={ids.control.id} className="font-semibold">
          {label}
        </label>
        {optional && <span className="text-ink-3">optional</span>}
      </div>
      {hint && (
        <p id={ids.hint} className="note -mt-1 wrap-anywhere">
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  )
}

function useField({ hint, error, id }: { hint?: ReactNode; error?: string | undefined; id?: string | undefined }) {
  const own = useId()
  const control = id ?? own
  const hintId = `${control}-hint`
  const errorId = `${control}-error`
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return {
    hint: hintId,
    error: errorId,
    control: {
      id: control,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': described || undefined,
    },
  }
}

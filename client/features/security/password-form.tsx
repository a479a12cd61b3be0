import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { codeOf, isSignedOut, issueAt, sentenceOf } from '#client/failure.ts'
import { PasswordField } from '#client/features/accounts/password-field.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { FormError } from '#client/ui/fields/field.tsx'

interface PasswordFormProps {
  /** The words on the button. */
  label: string
  look?: 'go' | 'danger'
  busy: boolean
  /** Why the last try failed. */
  error: unknown
  onSubmit: (password: string) => void
  onCancel: () => void
  children?: ReactNode
}

/** Asks for the password before something that a found phone must not do. The field has the focus. */
export function PasswordForm({ label, look = 'go', busy, error, onSubmit, onCancel, children }: PasswordFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsMissing(password === '')
    if (password === '') field.current?.focus()
    else if (!busy) onSubmit(password)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {children}
      <PasswordField
        ref={field}
        label="Your password"
        value={password}
        error={isMissing ? 'Please enter your password' : passwordError(error)}
        onChange={(event) => {
          setPassword(event.target.value)
          setIsMissing(false)
        }}
      />
      <OtherFailure error={error} of={['password']} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={look} busy={busy}>
          {label}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}

/** What is wrong with the password that guards a change, by the failure of that change. */
export function passwordError(error: unknown, field = 'password'): string | undefined {
  return codeOf(error) === 'wrong_credentials' ? 'That’s not your password. Please try again.' : issueAt(error, field)
}

/** A failure that none of these fields tells of already. */
export function OtherFailure({ error, of }: { error: unknown; of: readonly string[] }) {
  const isTold = of.some((field) => passwordError(error, field) !== undefined)
  if (!error || isTold || codeOf(error) === 'wrong_code' || isSignedOut(error)) return null
  return <FormError>{sentenceOf(error)}</FormError>
}

import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { codeOf, issueAt, sentenceOf } from '#client/failure.ts'
import { PasswordField } from '#client/features/accounts/password-field.tsx'
import { CodeField } from '#client/features/security/code-field.tsx'
import { OtherFailure, passwordError } from '#client/features/security/password-form.tsx'
import { useGuardedChange } from '#client/features/security/queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { toast } from '#client/ui/overlays/toast.ts'

/** Takes the second factor away, against the password and a code of it. */
export function SwitchOff({ onClose }: { onClose: () => void }) {
  const passwordField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isSent, setIsSent] = useState(false)
  const off = useGuardedChange(api.security.endTwoFactor)
  const isWrongCode = codeOf(off.error) === 'wrong_code'
  useEffect(() => passwordField.current?.focus(), [])
  useEffect(() => {
    if (off.error) (isWrongCode ? codeField : passwordField).current?.focus()
  }, [off.error, isWrongCode])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsSent(true)
    if (password === '') return passwordField.current?.focus()
    if (code.trim() === '') return codeField.current?.focus()
    if (off.isPending) return
    off.mutate(
      { body: { password, code } },
      {
        onSuccess: () => {
          toast({ title: 'Two-step verification is off', description: 'From now on, you need only your password.' })
          onClose()
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>Once it’s off, you’ll sign in with just your password.</p>
      <PasswordField
        ref={passwordField}
        label="Your password"
        value={password}
        error={isSent && password === '' ? 'Please enter your password' : passwordError(off.error)}
        onChange={(event) => setPassword(event.target.value)}
      />
      <CodeField
        ref={codeField}
        orRecovery
        value={code}
        error={isSent && code.trim() === '' ? 'Please enter the code' : codeError(off.error)}
        onChange={(event) => setCode(event.target.value)}
      />
      <OtherFailure error={off.error} of={['password', 'code']} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" busy={off.isPending}>
          Turn it off
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}

const codeError = (error: unknown) => (codeOf(error) === 'wrong_code' ? sentenceOf(error) : issueAt(error, 'code'))

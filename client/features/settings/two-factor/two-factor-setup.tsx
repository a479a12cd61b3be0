import { useMutation } from '@tanstack/react-query'
import { Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { codeOf, isSignedOut, issueAt, sentenceOf } from '#client/failure.ts'
import { CodeField } from '#client/features/security/code-field.tsx'
import { PasswordForm } from '#client/features/security/password-form.tsx'
import { useAskAgain } from '#client/features/security/queries.ts'
import { RecoveryCodes } from '#client/features/settings/two-factor/recovery-codes.tsx'
import { lazyPart } from '#client/lazy-part.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { FormError } from '#client/ui/fields/field.tsx'
import { Skeleton } from '#client/ui/pages/states.tsx'

const QrCode = lazyPart(async () => (await import('#client/ui/signs/qr-code.tsx')).QrCode)

interface Secret {
  secret: string
  uri: string
}

/** Password, then the secret for the app, then a code of it that proves it was taken over, then the recovery codes. */
export function TwoFactorSetup({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const start = useMutation({ mutationFn: api.security.startTwoFactor })
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} isNew />
  if (secret) return <Scan secret={secret} onConfirmed={setCodes} onClose={onClose} />
  return (
    <PasswordForm
      label="Continue"
      busy={start.isPending}
      error={start.error}
      onSubmit={(password) => start.mutate({ body: { password } }, { onSuccess: setSecret })}
      onCancel={onClose}
    >
      <p>You need an authenticator app on your phone. Any one will do. First, enter your password.</p>
    </PasswordForm>
  )
}

function Scan({
  secret: { secret, uri },
  onConfirmed,
  onClose,
}: {
  secret: Secret
  onConfirmed: (codes: readonly string[]) => void
  onClose: () => void
}) {
  const askAgain = useAskAgain()
  const field = useRef<HTMLInputElement>(null)
  const words = useRef<HTMLParagraphElement>(null)
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const confirm = useMutation({ mutationFn: api.security.confirmTwoFactor })
  const error = confirm.error
  const wrong = codeOf(error) === 'wrong_code' ? sentenceOf(error) : issueAt(error, 'code')
  useEffect(() => words.current?.focus(), [])
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsMissing(code.trim() === '')
    if (code.trim() === '') return field.current?.focus()
    if (confirm.isPending) return
    confirm.mutate(
      { body: { code } },
      {
        onSuccess: ({ recoveryCodes }) => {
          onConfirmed(recoveryCodes)
          void askAgain()
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p ref={words} tabIndex={-1} className="outline-none">
        Scan this with the app, or type the key into it. Then enter the code it shows.
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Suspense fallback={<Skeleton className="size-44" />}>
          <QrCode text={uri} label="The key for the app, as a QR code" />
        </Suspense>
        <div className="min-w-0 flex-1 basis-44">
          <p className="text-ui font-semibold">Key</p>
          <p className="num mt-1 font-mono text-ui leading-relaxed wrap-anywhere">{inFours(secret)}</p>
        </div>
      </div>
      <CodeField
        ref={field}
        value={code}
        error={isMissing ? 'Please enter the code' : wrong}
        onChange={(event) => {
          setCode(event.target.value)
          setIsMissing(false)
        }}
      />
      {error !== null && wrong === undefined && !isSignedOut(error) && <FormError>{sentenceOf(error)}</FormError>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="go" busy={confirm.isPending}>
          Turn it on
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}

/** Easier to read off a screen; apps do without the spaces. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

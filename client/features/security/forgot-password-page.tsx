import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { api } from '#client/api.ts'
import { sentenceOf } from '#client/failure.ts'
import { LetterPage } from '#client/features/security/letter-page.tsx'
import { paths } from '#client/paths.ts'
import { Button, TextLink } from '#client/ui/buttons/button.tsx'
import { ErrorSummary, FormError, TextField } from '#client/ui/fields/field.tsx'
import { useLateCheck } from '#client/use-late-check.ts'

const check = async () => (await import('#client/features/security/security-checks.ts')).forgotPasswordCheck

/** Asks for a link to set a new password. The answer is the same whether or not the address has an account. */
export function ForgotPasswordPage() {
  const ask = useMutation({ mutationFn: api.security.forgotPassword })
  const { register, handleSubmit, control } = useForm({
    resolver: useLateCheck(check),
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting } = useFormState({ control })
  const submit = handleSubmit((body) => ask.mutate({ body }))
  return (
    <LetterPage title="Forgot password" heading="Forgot your password?">
      {ask.isSuccess ? (
        <Answer sentence={ask.data.message} onAgain={() => ask.reset()} />
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <p className="lead">Enter your email address, and we’ll send you a link to set a new password.</p>
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            error={errors.email?.message}
            {...register('email')}
          />
          {ask.isError && <FormError>{sentenceOf(ask.error)}</FormError>}
          <ErrorSummary count={Object.keys(errors).length} />
          <Button type="submit" look="go" big busy={isSubmitting || ask.isPending} className="mt-2">
            Send the link
          </Button>
        </form>
      )}
      <p>
        <TextLink {...paths.signIn()}>Back to sign in</TextLink>
      </p>
    </LetterPage>
  )
}

function Answer({ sentence, onAgain }: { sentence: string; onAgain: () => void }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-4">
      <p ref={words} tabIndex={-1} className="lead outline-none">
        {sentence}
      </p>
      <p className="text-ink-2">Nothing there? Check your spam folder, and make sure the address is spelled right.</p>
      <Button onClick={onAgain}>Try another address</Button>
    </div>
  )
}

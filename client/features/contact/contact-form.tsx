import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useFormState } from 'react-hook-form'
import { isUnreachable, sentenceOf } from '#client/failure.ts'
import { useSendMessage } from '#client/features/contact/queries.ts'
import { useIsLive } from '#client/ui/browser/use-is-live.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { ErrorSummary, TextAreaField, TextField } from '#client/ui/fields/field.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { ContactMessage, leastWritingSeconds } from '#contract/public/contact.ts'

/** A message to support. What was typed stays after an error; without JavaScript the browser sends it. */
export function ContactForm({ user }: { user: User | undefined }) {
  const isLive = useIsLive()
  const send = useSendMessage(leastWritingSeconds)
  const { register, handleSubmit, control, reset } = useForm({
    resolver: zodResolver(ContactMessage),
    defaultValues: {
      name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
      email: user?.email ?? '',
      subject: '',
      message: '',
      website: '',
    },
  })
  const { errors } = useFormState({ control })
  const submit = handleSubmit((message) => {
    if (send.isPending) return
    send.mutate(message, {
      onSuccess: () => {
        reset()
        toast({
          title: 'Message Sent!',
          description: "Thanks for contacting us. We'll get back to you within 24 hours.",
        })
      },
      onError: (error) => toast({ title: 'Error', description: failureOf(error), variant: 'destructive' }),
    })
  })
  return (
    <form
      method="post"
      action="/contact"
      noValidate={isLive}
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      <div className="grid gap-4 phone:grid-cols-2">
        <TextField label="Name" required autoComplete="name" error={errors.name?.message} {...register('name')} />
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <TextField label="Subject" required autoComplete="off" error={errors.subject?.message} {...register('subject')} />
      <TextAreaField label="Message" required rows={6} error={errors.message?.message} {...register('message')} />
      {/* for programs, which fill in whatever they find */}
      <label aria-hidden className="sr-only">
        Website
        <input tabIndex={-1} autoComplete="off" {...register('website')} />
      </label>
      <ErrorSummary count={Object.keys(errors).length} />
      <Button type="submit" look="go" big busy={send.isPending} className="mt-2 justify-self-start">
        Send message
      </Button>
    </form>
  )
}

function failureOf(error: Error): string {
  if (isUnreachable(error)) return 'Failed to send message. Please check your connection and try again.'
  return sentenceOf(error, 'Failed to send message. Please try again.')
}

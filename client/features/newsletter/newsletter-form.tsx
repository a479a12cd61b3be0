import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { codeOf } from '#client/failure.ts'
import { paths } from '#client/paths.ts'
import { useIsLive } from '#client/ui/browser/use-is-live.ts'
import { Button, TextLink } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import type { NewsletterSource } from '#contract/newsletter/newsletter.ts'

/**
 * Signs an address up for the newsletter. In the foot of a page the form stays when that is done; a section and a dialog say thanks in
 * its place. Without JavaScript the browser sends it.
 */
export function NewsletterForm({ source, isInArchive = false }: { source: NewsletterSource; isInArchive?: boolean }) {
  const [email, setEmail] = useState('')
  const isLive = useIsLive()
  const ask = useMutation({ mutationFn: api.newsletter.subscribe })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const typed = email.trim()
    if (!typed.includes('@')) return toast(invalid)
    ask.mutate({ body: { email: typed, source } }, { onSuccess: welcome, onError: (error) => toast(refusalOf(error)) })
  }
  const welcome = () => {
    setEmail('')
    toast({ title: 'Success!', description: `Welcome! ${nextStep}` })
  }
  if (ask.isSuccess && source !== 'footer') return <Thanks />
  return (
    <form
      method="post"
      action="/newsletter/subscribe"
      noValidate={isLive}
      onSubmit={submit}
      className="grid max-w-[460px] gap-2.5"
    >
      <input type="hidden" name="source" value={source} />
      <div className="flex flex-wrap items-end gap-2.5">
        <TextField
          label="Email address"
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          className="flex-[1_1_14rem]"
        />
        <Button
          type="submit"
          look={source === 'footer' ? 'quiet' : 'go'}
          busy={ask.isPending}
          disabled={isLive && email.trim() === ''}
        >
          Subscribe
        </Button>
      </div>
      {ask.isSuccess ? <Sentence>{nextStep}</Sentence> : <p className="note">{consent}</p>}
      {!isInArchive && (
        <TextLink {...paths.archive()} className="justify-self-start">
          Read past issues
        </TextLink>
      )}
    </form>
  )
}

const consent = 'One email a week. You can unsubscribe at any time.'
const nextStep = 'Please open the email we just sent you and confirm your address.'
const invalid = {
  title: 'Invalid Email',
  description: 'Please enter a valid email address',
  variant: 'destructive',
} as const

function refusalOf(error: Error) {
  if (codeOf(error) === 'invalid_input') return invalid
  const description = error.message.includes('already subscribed')
    ? 'This email is already subscribed to our newsletter'
    : 'Failed to subscribe. Please try again.'
  return { title: 'Subscription Failed', description, variant: 'destructive' } as const
}

function Thanks() {
  return (
    <div className="grid gap-1.5">
      <p className="serif text-3 leading-tight">Thanks for subscribing!</p>
      <Sentence>{nextStep}</Sentence>
    </div>
  )
}

/** What is left to do; the button that had the focus is gone, or has nothing to send any more. */
function Sentence({ children }: { children: string }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} tabIndex={-1} className="text-ui text-ink-2 outline-none">
      {children}
    </p>
  )
}

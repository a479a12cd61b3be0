import { useSearch } from '@tanstack/react-router'
import { api } from '#client/api.ts'
import { LinkPage } from '#client/features/newsletter/link-page.tsx'

/** Ends a subscription to the newsletter by the link of any of its letters. */
export function NewsletterUnsubscribePage() {
  const { token = '' } = useSearch({ from: '/newsletter/unsubscribe' })
  return (
    <LinkPage
      title="Unsubscribe"
      ask={{
        heading: 'No more newsletters?',
        sentence: 'One press, and no more of them come to your address. You can subscribe again whenever you like.',
        button: 'Unsubscribe',
      }}
      done={{
        heading: 'You are unsubscribed',
        sentence: 'No more newsletters will come to this address.',
      }}
      spent="The link in a newer letter will work."
      act={() => api.newsletter.unsubscribe({ body: { token } })}
    />
  )
}

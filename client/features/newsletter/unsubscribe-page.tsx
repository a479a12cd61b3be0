import { useSearch } from '@tanstack/react-router'
import { api } from '#client/api.ts'
import { LinkPage } from '#client/features/newsletter/link-page.tsx'

/** Ends a subscription to the newsletter by the link of any of its emails. */
export function NewsletterUnsubscribePage() {
  const { token = '' } = useSearch({ from: '/newsletter/unsubscribe' })
  return (
    <LinkPage
      title="Unsubscribe"
      ask={{
        heading: 'Unsubscribe from the newsletter?',
        sentence: 'Press the button and we will stop sending it to you. You can subscribe again at any time.',
        button: 'Unsubscribe',
      }}
      done={{
        heading: 'You’re unsubscribed',
        sentence: 'You won’t get any more newsletters at this address.',
      }}
      spent="Please use the link in a more recent newsletter."
      act={() => api.newsletter.unsubscribe({ body: { token } })}
    />
  )
}

import { useSearch } from '@tanstack/react-router'
import { api } from '#client/api.ts'
import { LinkPage } from '#client/features/newsletter/link-page.tsx'

/** Confirms a subscription to the newsletter by the link of its letter. */
export function NewsletterConfirmPage() {
  const { token = '' } = useSearch({ from: '/newsletter/confirm' })
  return (
    <LinkPage
      title="Confirm your newsletter"
      ask={{
        heading: 'One press, and the newsletter is yours',
        sentence: 'Please confirm that you want the MealCrafter newsletter. Every one has a link to unsubscribe.',
        button: 'Confirm my subscription',
      }}
      done={{
        heading: 'You are subscribed',
        sentence: 'Thank you. The next newsletter comes to your mailbox.',
      }}
      spent="Sign up once more at the foot of our front page, and a new letter comes."
      act={() => api.newsletter.confirm({ body: { token } })}
    />
  )
}

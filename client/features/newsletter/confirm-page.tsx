import { useSearch } from '@tanstack/react-router'
import { api } from '#client/api.ts'
import { LinkPage } from '#client/features/newsletter/link-page.tsx'

/** Confirms a subscription to the newsletter by the link of its email. */
export function NewsletterConfirmPage() {
  const { token = '' } = useSearch({ from: '/newsletter/confirm' })
  return (
    <LinkPage
      title="Confirm your newsletter"
      ask={{
        heading: 'Confirm your subscription',
        sentence: 'Press the button to get the MealCrafter newsletter. You can unsubscribe from any issue.',
        button: 'Confirm my subscription',
      }}
      done={{
        heading: 'You’re subscribed',
        sentence: 'Thank you. You’ll get the next newsletter by email.',
      }}
      spent="Sign up again at the bottom of our home page to get a new one."
      act={() => api.newsletter.confirm({ body: { token } })}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '#client/api.ts'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { LetterPage } from '#client/features/security/letter-page.tsx'
import { useAskAgain } from '#client/features/security/queries.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'

/** Confirms an address by the link of an email, once, as soon as the page is there. */
export function ConfirmEmailPage() {
  const { token = '' } = useSearch({ from: '/confirm-email' })
  const { data: user } = useCurrentUser()
  const askAgain = useAskAgain()
  // A query and not a mutation: a page that is drawn twice asks once.
  const { data, error, refetch } = useQuery({
    queryKey: ['public', 'confirm-email', token],
    queryFn: () => api.security.confirmEmail({ body: { token } }),
    staleTime: Infinity,
  })
  const outcome = data?.outcome
  useEffect(() => {
    if (outcome) void askAgain()
  }, [outcome, askAgain])
  const way = (
    <ButtonLink look="go" big {...(user ? paths.home() : paths.signIn())} className="justify-self-start">
      {user ? 'Go to your kitchen' : 'Sign In'}
    </ButtonLink>
  )
  if (error)
    return (
      <LetterPage title="Confirm your email address" heading="This link doesn’t work">
        <ErrorState
          title="Your email address wasn’t confirmed"
          sentence={sentenceOf(error)}
          {...(!isSpent(error) && { onRetry: () => void refetch() })}
        />
        {user ? (
          <ButtonLink {...paths.settings('account')} className="justify-self-start">
            Get a new link in your settings
          </ButtonLink>
        ) : (
          <p>{way}</p>
        )}
      </LetterPage>
    )
  if (!outcome)
    return (
      <LetterPage title="Confirm your email address" heading="One moment">
        <Loading words="Confirming your email address">
          <Skeleton className="h-6 w-4/5" />
        </Loading>
      </LetterPage>
    )
  const { heading, words } = outcomes[outcome]
  return (
    <LetterPage title="Confirm your email address" heading={heading}>
      <p className="lead">{words}</p>
      {way}
    </LetterPage>
  )
}

/** Asking again cannot help. */
const isSpent = (error: unknown) => codeOf(error) === 'link_invalid' || codeOf(error) === 'invalid_input'

const outcomes = {
  confirmed: { heading: 'Your email address is confirmed', words: 'Thank you. We’ll send our emails here.' },
  waiting: {
    heading: 'One more email to go',
    words:
      'You’ve confirmed this address. The change takes effect once you open the link in the email to the other address, too.',
  },
  changed: {
    heading: 'Your email address has changed',
    words: 'You’ve confirmed both addresses. From now on, sign in with the new one.',
  },
} as const

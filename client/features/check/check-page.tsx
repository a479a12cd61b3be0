import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { CheckForm } from '#client/features/check/check-form.tsx'
import { CheckResult } from '#client/features/check/check-result.tsx'
import { askedText } from '#client/features/check/check-words.ts'
import { useChecking } from '#client/features/check/use-checking.ts'
import { PageHead } from '#client/page-head.tsx'
import { paths } from '#client/paths.ts'
import { TextLink, textLinkClass } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import type { User } from '#contract/accounts/accounts.ts'

/** Any recipe that was found anywhere, read line by line; nobody need have an account. */
export function CheckPage() {
  const { data: user, isPending } = useCurrentUser()
  return (
    <Page title="Check any recipe" className="group/check">
      {import.meta.env.SSR && (
        <PageHead
          path="/check"
          title="Check any recipe"
          description="Paste a recipe from anywhere and see its allergens, diets, calories, cost, equipment and time, line by line. Free, no account needed."
        />
      )}
      <div className="mb-8 max-w-[46em] group-has-[[data-checked]]/check:mb-5 max-spread:group-has-[[data-checked]]/check:mb-1">
        <h1 className="group-has-[[data-checked]]/check:text-[1.75rem] spread:group-has-[[data-checked]]/check:leading-[2.75rem] max-spread:group-has-[[data-checked]]/check:aside">
          Check any recipe
        </h1>
        <p className="lead mt-4 group-has-[[data-checked]]/check:hidden">
          Paste a recipe or just its ingredients. We match every line to a food and show you how we read it. Nothing is
          saved unless you ask.
        </p>
      </div>
      <div className="hidden gap-2 noscript:grid">
        <p>Checking a recipe here needs JavaScript. Please turn it on.</p>
        <p>
          <TextLink {...paths.method()}>How we check every claim</TextLink>
        </p>
      </div>
      {isPending ? (
        <Loading words="One moment">
          <Skeleton className="h-64" />
        </Loading>
      ) : (
        <Checking user={user ?? null} />
      )}
    </Page>
  )
}

function Checking({ user }: { user: User | null }) {
  const { asked, change, send, result, clear, isBusy, error } = useChecking(user)
  const [isEdited, setIsEdited] = useState(false)
  const sendFrom: typeof send = (next, from) => {
    if (from.part === 'form') setIsEdited(false)
    send(next, from)
  }
  const sendForm = (next = asked) => sendFrom(next, { part: 'form' })
  // on a phone the answer would begin below the screen; on a wide one it stands beside what was asked
  const isFolded = result !== null && !isEdited
  useEffect(() => {
    if (isEdited) document.getElementById('recipe-text')?.focus()
  }, [isEdited])
  return (
    <div
      className={clsx(
        result && 'spread:grid spread:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] spread:items-start spread:gap-x-14',
      )}
    >
      {isFolded && (
        <p className="flex items-baseline justify-between gap-4 border-b border-hair pb-2 spread:hidden">
          <span className="min-w-0 wrap-anywhere">{askedText(result)}</span>
          <button type="button" className={textLinkClass} onClick={() => setIsEdited(true)}>
            Edit
          </button>
        </p>
      )}
      <div
        className={clsx(
          isFolded && 'max-spread:hidden',
          result && 'spread:top-6 spread:[@media(height>=42rem)]:sticky',
        )}
      >
        <CheckForm
          asked={asked}
          onChange={change}
          onSend={sendForm}
          onClear={clear}
          busy={isBusy}
          isChecked={result !== null}
        />
      </div>
      <div
        data-checked={result ? '' : undefined}
        className={clsx(isFolded ? 'mt-6' : 'mt-12', result && 'spread:mt-0')}
      >
        {isBusy && !result && (
          <Loading words="Reading every line">
            <Skeleton className="h-40" />
          </Loading>
        )}
        {error && <ErrorState title="We couldn’t check this" sentence={sentenceOf(error)} onRetry={() => sendForm()} />}
        {result && <CheckResult result={result} asked={asked} isBusy={isBusy} onSend={sendFrom} />}
      </div>
    </div>
  )
}

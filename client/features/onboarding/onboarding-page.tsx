import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { isSignedOut } from '#client/failure.ts'
import { keptPlace } from '#client/features/accounts/kept-place.ts'
import { useChangeProfile, useTakeUser } from '#client/features/accounts/queries.ts'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { askForFirst, isFirstAsked } from '#client/features/generate/first-wish.ts'
import { type Answers, answersOf, profileOf } from '#client/features/onboarding/answers.ts'
import { dropDraft, keepDraft, readDraft } from '#client/features/onboarding/draft.ts'
import { steps, wordsOfStep } from '#client/features/onboarding/steps.tsx'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Tick } from '#client/ui/fields/tick.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { Page } from '#client/ui/pages/page.tsx'
import { Progress } from '#client/ui/signs/progress.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { plans } from '#contract/plans.ts'

/** Six steps about the cook and the kitchen, kept in this browser until they are saved at the end. */
export function OnboardingPage() {
  return (
    <SignedIn>
      {(user) =>
        user.hasCompletedOnboarding ? (
          <Navigate {...paths.home(isFirstAsked() ? { dialog: 'generate' } : {})} replace />
        ) : (
          <Onboarding user={user} />
        )
      }
    </SignedIn>
  )
}

function Onboarding({ user }: { user: User }) {
  const navigate = useNavigate()
  const takeUser = useTakeUser()
  const save = useChangeProfile()
  const [draft] = useState(() => readDraft(user.id))
  const [answers, setAnswers] = useState<Answers>(() => draft?.answers ?? answersOf(user))
  const search = useSearch({ from: '/onboarding' })
  const step = search.step ?? draft?.step ?? 1
  const { Body } = steps[step - 1]!
  const { heading, lead } = wordsOfStep(steps[step - 1]!, answers)
  const isLast = step === steps.length
  // whoever came for another page goes on there
  const [canBegin] = useState(() => keptPlace() === undefined)
  const [wantsFirst, setWantsFirst] = useState(true)
  // an answer that is changed from the summary leads back to it
  const [isMending, setIsMending] = useState(false)

  useEffect(() => keepDraft(user.id, { step, answers }), [user.id, step, answers])

  const finish = () =>
    save.mutate(
      { body: profileOf(answers) },
      {
        onSuccess: (changed) => {
          dropDraft(user.id)
          toast({ title: 'Profile Updated!', description: 'Your kitchen is set up.' })
          if (canBegin && wantsFirst) askForFirst()
          takeUser(changed)
        },
        onError: (error) => {
          if (!isSignedOut(error))
            toast({ title: 'Error', description: 'Failed to update profile', variant: 'destructive' })
        },
      },
    )
  const goTo = (other: number) => {
    setIsMending(false)
    void navigate(paths.onboarding(other))
  }
  const next = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isLast) finish()
    else goTo(isMending ? steps.length : step + 1)
  }
  return (
    <Page title={`${heading} Step ${step} of ${steps.length}`} className="one-way max-w-[960px]">
      <Progress label={`Step ${step} of ${steps.length}`} value={step} max={steps.length} />
      <form
        onSubmit={next}
        className="mt-6 flex flex-col gap-7 max-tablet:tall:min-h-[calc(100dvh-10.75rem)] tablet:mt-10 tablet:gap-8"
      >
        <div>
          <StepHeading key={step}>{heading}</StepHeading>
          <p className="lead mt-3 tablet:mt-4">{lead}</p>
        </div>
        <Body
          answers={answers}
          change={(changes) => setAnswers((before) => ({ ...before, ...changes }))}
          onMend={() => setIsMending(true)}
        />
        {isLast && canBegin && (
          <Tick checked={wantsFirst} onChange={({ target }) => setWantsFirst(target.checked)}>
            Write my first recipe right away
            <span className="note block">{countedAs(user)}</span>
          </Tick>
        )}
        <div className="foot-bar mt-auto flex flex-wrap justify-between gap-3 border-t border-hair bg-paper py-3 max-tablet:tall:sticky max-tablet:tall:bottom-0 max-tablet:-mx-(--page-margin) max-tablet:-mb-8 max-tablet:px-(--page-margin) max-tablet:pb-[calc(12px+env(safe-area-inset-bottom))] tablet:pt-6">
          <Button
            disabled={step === 1}
            className="disabled:opacity-0 max-tablet:disabled:hidden"
            onClick={() => goTo(step - 1)}
          >
            <ArrowLeft aria-hidden className="icon" />
            Previous
          </Button>
          <Button type="submit" look="go" busy={save.isPending} className="max-tablet:[:disabled+&]:w-full">
            {isLast ? 'Complete Setup' : 'Next'}
            {!isLast && <ArrowRight aria-hidden className="icon" />}
          </Button>
        </div>
      </form>
    </Page>
  )
}

function countedAs({ subscriptionTier }: User): string {
  const { dailyRecipes } = plans[subscriptionTier]
  return dailyRecipes === null
    ? 'It will fit what you just told us.'
    : `It counts as one of today’s ${dailyRecipes} recipes.`
}

/** Takes the focus when its step opens after another one, so that the step is read out. */
function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement !== document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}

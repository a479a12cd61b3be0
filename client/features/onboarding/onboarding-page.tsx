import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { isSignedOut } from '#client/failure.ts'
import { useChangeProfile, useTakeUser } from '#client/features/accounts/queries.ts'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { type Answers, answersOf, profileOf } from '#client/features/onboarding/answers.ts'
import { dropDraft, keepDraft, readDraft } from '#client/features/onboarding/draft.ts'
import { steps } from '#client/features/onboarding/steps.tsx'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import { Progress } from '#client/ui/progress.tsx'
import { toast } from '#client/ui/toast.ts'
import type { User } from '#contract/accounts.ts'

/** Six steps about the cook and the kitchen, kept in this browser until they are saved at the end. */
export function OnboardingPage() {
  return (
    <SignedIn>
      {(user) => (user.hasCompletedOnboarding ? <Navigate {...paths.home()} replace /> : <Onboarding user={user} />)}
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
  const { heading, lead, Body } = steps[step - 1]!
  const isLast = step === steps.length

  useEffect(() => keepDraft(user.id, { step, answers }), [user.id, step, answers])

  const finish = () =>
    save.mutate(
      { body: profileOf(answers) },
      {
        onSuccess: (changed) => {
          dropDraft(user.id)
          toast({ title: 'Profile Updated!', description: 'Your kitchen is set up.' })
          takeUser(changed)
          void navigate(paths.home())
        },
        onError: (error) => {
          if (!isSignedOut(error))
            toast({ title: 'Error', description: 'Failed to update profile', variant: 'destructive' })
        },
      },
    )
  const next = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isLast) finish()
    else void navigate(paths.onboarding(step + 1))
  }
  return (
    <Page title={`${heading} Step ${step} of ${steps.length}`} className="max-w-[880px]">
      <Progress label={`Step ${step} of ${steps.length}`} value={step} max={steps.length} />
      <form onSubmit={next} className="mt-8 grid gap-8 tablet:mt-10">
        <div>
          <StepHeading key={step}>{heading}</StepHeading>
          <p className="lead mt-4">{lead}</p>
        </div>
        <Body answers={answers} change={(changes) => setAnswers((before) => ({ ...before, ...changes }))} />
        <div className="flex flex-wrap justify-between gap-3 border-t border-hair pt-6">
          <Button disabled={step === 1} onClick={() => void navigate(paths.onboarding(step - 1))}>
            <ArrowLeft aria-hidden className="icon" />
            Previous
          </Button>
          <Button type="submit" look="go" busy={save.isPending}>
            {isLast ? 'Complete Setup' : 'Next'}
            {!isLast && <ArrowRight aria-hidden className="icon" />}
          </Button>
        </div>
      </form>
    </Page>
  )
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

import { type SyntheticEvent, useState } from 'react'
import { type Answers, answersOf } from '#client/features/onboarding/answers.ts'
import { CookingStyle, DietaryPreferences } from '#client/features/onboarding/steps.tsx'
import { changeOf } from '#client/features/settings/profile/preferences.ts'
import { SaveBar } from '#client/features/settings/profile/save-bar.tsx'
import { useSaveProfile } from '#client/features/settings/profile/use-save-profile.ts'
import { Section } from '#client/features/settings/section.tsx'
import type { User } from '#contract/accounts.ts'

/** What onboarding asked about eating and cooking, to be answered anew. */
export function PreferencesForm({ user }: { user: User }) {
  const { save, busy, heading } = useSaveProfile()
  const [typed, setTyped] = useState<Partial<Answers>>({})
  const answers = { ...answersOf(user), ...typed }
  const changes = changeOf(user, answers)
  const isChanged = Object.keys(changes).length > 0
  const change = (changed: Partial<Answers>) => setTyped((before) => ({ ...before, ...changed }))
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isChanged && !busy) save(changes)
  }
  return (
    <Section
      title="Preferences"
      heading={heading}
      lead="Allergies and dislikes are always respected. A diet holds unless you ask for something else."
    >
      <form onSubmit={submit} className="grid gap-7">
        <DietaryPreferences answers={answers} change={change} />
        <CookingStyle answers={answers} change={change} />
        <SaveBar
          label="Save preferences"
          isChanged={isChanged}
          busy={busy}
          onUndo={() => {
            setTyped({})
            heading.current?.focus({ preventScroll: true })
          }}
        />
      </form>
    </Section>
  )
}

import { type Answers, answersOf } from '#client/features/onboarding/answers.ts'
import { CookingStyle, DietaryPreferences } from '#client/features/onboarding/steps.tsx'
import { changeOf } from '#client/features/settings/profile/preferences.ts'
import { useSaveProfile } from '#client/features/settings/profile/use-save-profile.ts'
import { SettingsForm, useTyped } from '#client/features/settings/settings-form.tsx'
import type { User } from '#contract/accounts/accounts.ts'

/** What onboarding asked about eating and cooking, to be answered anew. */
export function PreferencesForm({ user }: { user: User }) {
  const { typed, type: change, settle, heading } = useTyped<Answers>()
  const { save, busy } = useSaveProfile(settle)
  const answers = { ...answersOf(user), ...typed }
  const changes = changeOf(user, answers)
  return (
    <SettingsForm
      title="How you eat and cook"
      lead="Allergies and dislikes always count. Your diet does too, unless you ask for something else. A Save button appears once you change an answer."
      heading={heading}
      label="Save preferences"
      isChanged={Object.keys(changes).length > 0}
      busy={busy}
      onSave={() => save(changes)}
      onUndo={settle}
    >
      <div className="contents spread:[&_fieldset>div]:max-w-3xl">
        <DietaryPreferences answers={answers} change={change} isFolded />
        <CookingStyle answers={answers} change={change} isFolded />
      </div>
    </SettingsForm>
  )
}

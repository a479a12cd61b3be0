import { clsx } from 'clsx'
import { RowFact } from '#client/features/dishes/row-fact.tsx'
import { rowVerdict } from '#client/features/dishes/row-verdict.ts'
import type { useVerified } from '#client/features/editor/use-verified.ts'
import { type CheckedRecipe, type Headline, headlinesOf } from '#client/features/verified/headlines.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { FormError } from '#client/ui/fields/field.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { minutesText } from '#domain/measure/minutes.ts'

interface SaveBarProps {
  formId: string
  user: User
  verified: ReturnType<typeof useVerified>
  saveLabel: string
  isSaving: boolean
  error: string | null
  /** What has been sent back: 'the title and the ingredients'. */
  wrong: string
  toWrong: () => void
  onCancel: () => void
}

/** In sight wherever there is room for bars: what the recipe comes to in a line, and the button that saves it. */
export function SaveBar({
  formId,
  user,
  verified,
  saveLabel,
  isSaving,
  error,
  wrong,
  toWrong,
  onCancel,
}: SaveBarProps) {
  const { recipe, hasSteps } = verified
  const fact = recipe ? rowVerdict(recipe.summary, user) : null
  return (
    <div className="foot-bar alone-at-foot @container tall:sticky tall:bottom-[var(--tab-bar,0px)] z-20 -mx-[var(--page-margin)] mt-10 max-phone:mt-0 max-phone:-mb-8 border-t-3 border-double border-ink bg-paper px-[var(--page-margin)] pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
      {error && !wrong && <FormError>{error}</FormError>}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 phone:gap-x-6">
        {wrong && (
          <p className="wrong-words flex min-w-0 items-center">
            <span>Check {wrong}.</span>
            <TextButton onClick={toWrong} className="ml-3">
              Show
            </TextButton>
          </p>
        )}
        <p
          aria-live="polite"
          className={clsx(
            'num flex min-w-0 flex-wrap items-baseline gap-x-4 text-ui text-ink-2 @max-[20rem]:hidden',
            wrong && 'max-phone:hidden',
          )}
        >
          <RowFact fact={fact} />
          {recipe && <Figures recipe={recipe} user={user} hasSteps={hasSteps} />}
        </p>
        {recipe && !wrong && (
          <TextButton onClick={toChecks} className="-my-2 spread:hidden @max-[20rem]:hidden">
            Checks&nbsp;↓
          </TextButton>
        )}
        <div className="ml-auto flex flex-wrap gap-3 max-phone:basis-full">
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" form={formId} look="go" busy={isSaving} className="max-phone:flex-1">
            {saveLabel}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Where they stand below all fields. */
function toChecks(): void {
  const heading = document.getElementById('checked')
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** Time, calories and cost as the strip has them: what is a guess says so, and before the first step nobody knows how long it takes. */
function Figures({ recipe, user, hasSteps }: { recipe: CheckedRecipe; user: User; hasSteps: boolean }) {
  const { energy, cost } = headlinesOf(recipe, user)
  const figure = ({ kind, word }: Headline) =>
    kind === 'warns' ? (
      <Verdict kind="warns" small>
        {word}
      </Verdict>
    ) : (
      word
    )
  return (
    <>
      <span className="max-phone:hidden">{hasSteps ? minutesText(recipe.summary.totalMinutes) : '– min'}</span>
      <span>{figure(energy)}</span>
      <span className="max-phone:hidden">{figure(cost)} per serving</span>
    </>
  )
}

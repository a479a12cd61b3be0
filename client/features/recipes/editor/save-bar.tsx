import type { useVerified } from '#client/features/recipes/editor/use-verified.ts'
import { RowFact } from '#client/features/recipes/row-fact.tsx'
import { rowVerdict } from '#client/features/recipes/row-verdict.ts'
import { Button } from '#client/ui/button.tsx'
import { FormError } from '#client/ui/field.tsx'
import { Verdict } from '#client/ui/verdict.tsx'
import { dollars } from '#client/wording.ts'
import type { User } from '#contract/accounts.ts'
import { caloriesText } from '#domain/measure/figures.ts'
import { minutesText } from '#domain/measure/minutes.ts'

interface SaveBarProps {
  formId: string
  user: User
  verified: ReturnType<typeof useVerified>
  saveLabel: string
  isSaving: boolean
  error: string | null
  hasWrong: boolean
  onCancel: () => void
}

/** In sight wherever there is room for bars: what the recipe comes to in a line, and the button that saves it. */
function Calories({ verified: { recipe } }: Pick<SaveBarProps, 'verified'>) {
  if (!recipe) return null
  const words = caloriesText(recipe.summary.calories)
  const isDoubted = recipe.verification.findings.some(({ code }) => code === 'implausible_serving')
  if (!isDoubted) return <span>{words}</span>
  return (
    <Verdict kind="warns" small>
      {words} per serving?
    </Verdict>
  )
}

export function SaveBar({ formId, user, verified, saveLabel, isSaving, error, hasWrong, onCancel }: SaveBarProps) {
  const summary = verified.recipe?.summary
  const fact = summary ? rowVerdict(summary, user) : null
  return (
    <div className="foot-bar alone-at-foot @container tall:sticky tall:bottom-[var(--tab-bar,0px)] z-20 -mx-[var(--page-margin)] mt-10 border-t-3 border-double border-ink bg-paper px-[var(--page-margin)] pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
      {error && !hasWrong && <FormError>{error}</FormError>}
      {hasWrong && <p className="text-ui font-medium text-beet-ink">Please fix the fields marked above.</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p aria-live="polite" className="num flex min-w-0 flex-wrap gap-x-4 text-ui text-ink-2 @max-[14rem]:hidden">
          <RowFact fact={fact} />
          {summary && (
            <>
              <span className="max-phone:hidden">{minutesText(summary.totalMinutes)}</span>
              <Calories verified={verified} />
              <span className="max-phone:hidden">{dollars(summary.costPerServing)} per serving</span>
            </>
          )}
        </p>
        <div className="flex flex-wrap gap-3 max-phone:w-full">
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" form={formId} look="go" busy={isSaving} className="max-phone:flex-1">
            {saveLabel}
          </Button>
        </div>
      </div>
    </div>
  )
}

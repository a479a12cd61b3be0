import { sentenceOf } from '#client/failure.ts'
import { DishImage } from '#client/features/dishes/dish.tsx'
import type { useVerified } from '#client/features/editor/use-verified.ts'
import type { Written } from '#client/features/editor/written.ts'
import { Findings } from '#client/features/verified/findings.tsx'
import { VerificationStrip } from '#client/features/verified/verification-strip.tsx'
import { LeaderRow } from '#client/ui/pages/page.tsx'
import { useSettled } from '#client/use-settled.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { dishAddress } from '#contract/recipes/dish-address.ts'
import type { Finding } from '#domain/recipe/verification.ts'

interface AsideProps {
  verified: ReturnType<typeof useVerified>
  written: Written
  user: User
}

/** Beside what is typed: what it comes to for this reader, as on the page of a recipe. */
export function CheckedAside({ verified, written, user }: AsideProps) {
  const { recipe, error, isFetching } = verified
  return (
    <aside
      aria-label="Checked as you type"
      aria-busy={isFetching}
      className="@container min-w-0 phone:rounded-sheet phone:bg-sheet phone:shadow-2 spread:sticky spread:top-4 spread:self-start"
    >
      <div className="linen rounded-t-sheet p-4 max-spread:hidden">
        <DishSoFar written={written} />
      </div>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3 phone:px-5 phone:pt-4">
        <h2 id="checked" tabIndex={-1} className="text-3">
          Checked as you type
        </h2>
        <p aria-hidden className="aside text-ui!">
          {isFetching ? 'Reading…' : ''}
        </p>
      </div>
      {error && !recipe && <p className="text-ui text-ink-2 phone:px-5">{sentenceOf(error)} You can still save it.</p>}
      {!recipe && !error && (
        <div className="grid gap-2.5 pb-5 text-ui text-ink-2 phone:px-5">
          <p className="mb-2">Write the first ingredient, and these will appear here and update as you go.</p>
          {awaited.map((check) => (
            <LeaderRow key={check} name={check}>
              –
            </LeaderRow>
          ))}
        </div>
      )}
      {recipe && (
        <>
          <div className="@container max-phone:-mx-[var(--page-margin)]">
            <VerificationStrip recipe={recipe} user={user} place="dialog" />
          </div>
          <Findings
            findings={recipe.verification.findings.filter((found) => !isSaidElsewhere(found, verified))}
            Heading="h3"
            className="pt-6 pb-5 phone:px-5"
          />
        </>
      )}
    </aside>
  )
}

const awaited = ['Allergens', 'Diet', 'Calories', 'Cost', 'Time']

/** As it is drawn once it is saved; it is drawn again when the fingers rest. */
export function DishSoFar({ written: { title, recipeType, lines } }: { written: Written }) {
  const texts = lines.map(({ text }) => text.trim()).filter(Boolean)
  const src = useSettled(dishAddress({ title: title.trim() || 'A dish', recipeType, lines: texts }), restMs)
  return texts.length > 0 ? (
    <DishImage src={src} className="mx-auto aspect-square w-56" />
  ) : (
    <span className="plate mx-auto my-4 block w-40" />
  )
}
const restMs = 600

/** A line that we don’t know is asked about where it stands; and that nothing is used yet is no news before the first step. */
function isSaidElsewhere(
  { code, severity, line = -1 }: Finding,
  { recipe, readings, hasSteps }: ReturnType<typeof useVerified>,
): boolean {
  if (code === 'unused_ingredient' || code === 'unlisted_food') return !hasSteps
  const text = recipe?.ingredients[line]?.name
  const isUnknown = text !== undefined && readings.get(text)?.report.known === false
  return isUnknown && (code === 'unknown_ingredient' || (code === 'allergen' && severity === 'warns'))
}

import { CorrectButton } from '#client/features/corrections/correct-button.tsx'
import { listText } from '#client/features/dishes/format.ts'
import { hasAllergies } from '#client/features/dishes/row-verdict.ts'
import type { CheckedRecipe, Reader } from '#client/features/verified/headlines.ts'
import { LineNumber } from '#client/features/verified/line-number.tsx'
import { Working } from '#client/features/verified/working.tsx'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { capital, words } from '#client/wording.ts'
import { allergensOfVerdict } from '#domain/food/allergens/allergens.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import type { Verification } from '#domain/recipe/verification.ts'

type Row = Verification['allergens'][number]

/** The allergens that were found and the reader's own with the lines that decide it; all others in a line for each verdict. */
export function AllergensWorking({
  recipe: { ingredients, summary, verification },
  user,
}: {
  recipe: CheckedRecipe
  user: Reader
}) {
  const { allergens } = verification
  const own = new Set(hasAllergies(user) ? summary.allergens.map(({ allergen }) => allergen) : [])
  const isShown = ({ allergen, verdict }: Row) =>
    own.has(allergen) || verdict === 'contains' || verdict === 'usually_contains'
  const shown = allergens.filter(isShown).toSorted((a, b) => Number(own.has(b.allergen)) - Number(own.has(a.allergen)))
  return (
    <Working
      title={`${allergens.length} allergens, every line read`}
      aside={
        <>
          <p>
            A list of ingredients can prove that something is in a dish. It can’t prove that nothing else is: “not
            found” means not found in this list. If an allergy is serious, check every label.
          </p>
          <HelpLink to="usually-contains">What does “usually contains” mean?</HelpLink>
        </>
      }
    >
      <ul>
        {shown.map(({ allergen, verdict, lines }) => (
          <li
            key={allergen}
            className="grid gap-x-4 border-t border-hair py-2 @min-[560px]:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
          >
            <span>
              <span className={own.has(allergen) ? 'font-[650]' : undefined}>{capital(words(allergen))}</span>
              {own.has(allergen) && <span className="note">: your allergy</span>}
            </span>
            <div>
              <Verdict kind={verdicts[verdict].kind} small className="leading-snug">
                {verdicts[verdict].words}
              </Verdict>
              {lines.length > 0 && (
                <ul className="text-ui text-ink-2">
                  {lines.map((line) => (
                    <li key={line} className="flex items-baseline gap-2">
                      <LineNumber line={line} />
                      <span className="min-w-0 wrap-anywhere">
                        {ingredients[line]?.name}{' '}
                        {ingredients[line] && (
                          <span className="note">
                            <CorrectButton line={ingredientText(ingredients[line])} />
                          </span>
                        )}
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Others rows={allergens.filter((row) => row.verdict === 'unknown' && !isShown(row))} />
      <Others rows={allergens.filter((row) => row.verdict === 'not_found' && !isShown(row))} />
    </Working>
  )
}

/** Those of which there is nothing more to say than the verdict. */
function Others({ rows }: { rows: readonly Row[] }) {
  const [first] = rows
  if (!first) return null
  return (
    <p className="border-t border-hair py-2.5 text-ui text-ink-2">
      <span className="font-semibold text-ink">{capital(verdicts[first.verdict].words)}:</span>{' '}
      {listText(allergensOfVerdict(rows, first.verdict))}.
    </p>
  )
}

const verdicts = {
  contains: { kind: 'blocks', words: 'contains' },
  usually_contains: { kind: 'warns', words: 'usually contains: check the label' },
  unknown: { kind: 'warns', words: 'unknown ingredient, not ruled out' },
  not_found: { kind: 'warns', words: 'not found in the listed ingredients, check labels' },
} as const

import { lineNaming, textWith } from '#client/features/check/checked-text.ts'
import { LineReading } from '#client/features/check/line-reading.tsx'
import type { Asked } from '#client/features/check/queries.ts'
import { Findings } from '#client/features/recipes/verified/findings.tsx'
import { LineNumber } from '#client/features/recipes/verified/line-number.tsx'
import { VerificationStrip } from '#client/features/recipes/verified/verification-strip.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import type { CheckedText } from '#contract/check.ts'
import { diets } from '#domain/food/diets.ts'
import { allergensOf } from '#domain/recipe/declared-allergies.ts'
import { optionKey } from '#domain/recipe/options.ts'
import { recipeFacts, summaryFor } from '#domain/recipe/verify/summary.ts'

/** What was made of a pasted recipe: verdicts, every line, and what would mend it. */
export function CheckResult({
  checked,
  asked,
  kitchenEquipment,
  onCorrect,
}: {
  checked: CheckedText
  asked: Asked
  kitchenEquipment: string[]
  onCorrect: (text: string) => void
}) {
  const { lines, servings, servingsGiven, verification } = checked
  if (lines.length === 0) {
    return (
      <EmptyState title="No ingredients found">
        Put each ingredient on a line of its own, such as “2 cups flour”.
      </EmptyState>
    )
  }
  const diet = diets.find((each) => optionKey(each) === optionKey(asked.diet))
  const summary = summaryFor(recipeFacts(verification), {
    allergens: allergensOf(asked.allergies),
    ...(diet && { diet }),
  })
  const ingredients = lines.map(({ text }) => ({ amount: '', unit: '', name: text }))
  const unknown = lines.filter(({ known, heading }) => !known && !heading).length
  return (
    <article className="@container">
      <h2 className="wrap-anywhere">{checked.title || 'What we make of it'}</h2>
      <p className="aside mt-2 mb-6">
        {lines.length} {lines.length === 1 ? 'line' : 'lines'} read,{' '}
        {unknown === 0 ? 'all of them known' : `${unknown} not known`}.{' '}
        {servingsGiven
          ? `Figures are for one of ${servings} ${servings === 1 ? 'serving' : 'servings'}.`
          : `It does not say for how many; figures are for one of ${servings} servings. Add “Serves 2” to say otherwise.`}
      </p>
      <VerificationStrip
        recipe={{ ingredients, servings, summary, verification }}
        user={{ allergies: asked.allergies, kitchenEquipment }}
        place="page"
      />
      <Mended checked={checked} />
      <div className="grid gap-12 pt-10 @min-[880px]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @min-[880px]:gap-16">
        <section aria-labelledby="readings">
          <h2 id="readings" className="mb-2 text-2">
            Line by line
          </h2>
          <ol>
            {lines.map((line, index) => (
              <LineReading
                // a corrected line is another line
                key={`${index} ${line.text}`}
                line={line}
                index={index}
                grams={verification.nutrition.lines[index]?.grams ?? null}
                calories={verification.nutrition.lines[index]?.calories ?? null}
                onName={(name) => onCorrect(textWith(checked, index, lineNaming(line, name)))}
              />
            ))}
          </ol>
        </section>
        <div className="-mt-10">
          <Findings findings={verification.findings.filter(({ code }) => code !== 'unknown_ingredient')} Heading="h2" />
        </div>
      </div>
    </article>
  )
}

/** The smallest changes that make it fit, with the reason of each. */
function Mended({ checked: { mended } }: { checked: CheckedText }) {
  if (!mended) return null
  return (
    <section aria-labelledby="mended" className="pt-10">
      <h2 id="mended" className="mb-2 text-2">
        What would mend it
      </h2>
      <p className="text-ink-2">
        With these changes nothing that was found stands in the way; all of it was checked again.
      </p>
      <ul className="mt-3 max-w-[75ch]">
        {mended.changes.map(({ line, from, to, reason }) => (
          <li key={`${line} ${from}`} className="flex gap-3 border-t border-hair py-2.5">
            <LineNumber line={line} />
            <span className="min-w-0 wrap-anywhere">
              <del className="text-ink-3">{from}</del> <ins className="font-semibold no-underline">{to}</ins>
              <span className="block text-ui text-ink-2">{reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

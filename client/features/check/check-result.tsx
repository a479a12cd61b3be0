import { useState } from 'react'
import { CheckVerdict } from '#client/features/check/check-verdict.tsx'
import { checkWords } from '#client/features/check/check-words.ts'
import { lineNaming, textWith, textWithRow } from '#client/features/check/checked-text.ts'
import { LeadOn } from '#client/features/check/lead-on.tsx'
import {
  isSwappable,
  type LinePart,
  LineReading,
  lineControl,
  swapControl,
} from '#client/features/check/line-reading.tsx'
import { Mended } from '#client/features/check/mended.tsx'
import { likelyName } from '#client/features/check/near-name.ts'
import type { Asked } from '#client/features/check/queries.ts'
import type { AskedFrom, Result } from '#client/features/check/use-checking.ts'
import { useKeptPlace } from '#client/features/check/use-kept-place.ts'
import { DishImage } from '#client/features/dishes/dish.tsx'
import { Findings } from '#client/features/verified/findings.tsx'
import { VerificationStrip } from '#client/features/verified/verification-strip.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { Stepper } from '#client/ui/fields/stepper.tsx'
import { EmptyState } from '#client/ui/pages/states.tsx'
import type { CheckedText } from '#contract/public/check.ts'
import { dishAddress } from '#contract/recipes/dish-address.ts'
import { diets } from '#domain/food/diets.ts'
import { allergensOf } from '#domain/options/declared-allergies.ts'
import { optionKey } from '#domain/options/options.ts'
import type { LineReport } from '#domain/recipe/line-report.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { recipeFacts, summaryFor } from '#domain/recipe/verify/summary.ts'

interface CheckResultProps {
  result: Result
  /** What the form says by now. */
  asked: Asked
  isBusy: boolean
  onSend: (asked: Asked, from: AskedFrom) => void
}

/** What was made of a pasted recipe: the verdict first, then the figures, what would mend it, and every line. */
export function CheckResult({ result, asked: now, isBusy, onSend }: CheckResultProps) {
  const { asked, checked, from } = result
  const { lines, mended, verification } = checked
  const { heading, keepPlace } = useKeptPlace(result)
  const [open, setOpen] = useState<{ index: number; part: LinePart; of: string } | null>(null)
  if (lines.length === 0) {
    return (
      <EmptyState title="No ingredients found">
        Put each ingredient on a line of its own, such as “2 cups flour.”
      </EmptyState>
    )
  }
  const diet = diets.find((each) => optionKey(each) === optionKey(asked.diet))
  const summary = summaryFor(recipeFacts(verification), {
    allergens: allergensOf(asked.allergies),
    ...(diet && { diet }),
  })
  const isAsked = diet !== undefined || asked.allergies.length > 0
  const ingredients = lines.map(({ text }) => ({ amount: '', unit: '', name: text }))
  const unknown = lines.flatMap((line, index) => {
    if (line.known || line.heading) return []
    return [{ line, index, isCounted: (verification.nutrition.lines[index]?.calories ?? null) !== null }]
  })
  const blocked = lines.flatMap((line, index) =>
    mended === null &&
    isSwappable(line) &&
    verification.findings.some((found) => found.line === index && isAvoided(found))
      ? [{ line, index }]
      : [],
  )
  // figures of foods that nobody knows would be figures of nothing
  const isRead = lines.some(({ known }) => known)
  const sendLine = (line: number, next: Asked, before: Asked | null) => {
    keepPlace(line)
    onSend(next, { part: 'line', line, before })
  }
  // what was typed above since is never lost
  const isSame = now.text === asked.text
  const rewrite = (index: number, report: LineReport, said: string) => {
    const text = isSame
      ? textWith(now.text, checked, index, said)
      : (textWithRow(now.text, report.text, said) ?? now.text)
    sendLine(index, { ...now, text }, isSame ? now : null)
  }
  return (
    <article aria-busy={isBusy} className="@container [overflow-anchor:none]">
      <output className="sr-only">{saidOf(result)}</output>
      {/* where there are two columns, beside the title of the page */}
      <h2
        ref={heading}
        tabIndex={-1}
        className="flex scroll-mt-6 items-center justify-between gap-4 text-[1.75rem] spread:-mt-24 spread:text-2 spread:min-h-20 spread:items-end"
      >
        <span className="min-w-0 wrap-anywhere spread:pb-1">{checked.title || 'What we found'}</span>
        {isRead && <DishImage src={plateOf(checked)} className="size-20 flex-none @max-[16rem]:hidden" />}
      </h2>
      <div className="mt-4 mb-6 grid gap-5">
        {isStale(now, asked) && !isBusy && <Stale onAgain={() => onSend(now, { part: 'form' })} />}
        <CheckVerdict
          verdict={checkWords(checked, summary, isAsked)}
          unknown={unknown}
          blocked={blocked}
          hasFigures={isRead}
          isToFix={isAsked && mended === null && verification.findings.some(({ severity }) => severity === 'blocks')}
          isBusy={isBusy}
          onOpen={(index, part) => {
            setOpen({ index, part, of: lines[index]!.text })
            document.getElementById(part === 'swap' ? swapControl(index) : lineControl(index))?.focus()
          }}
          onName={(index, name) => rewrite(index, lines[index]!, lineNaming(lines[index]!, name))}
        />
      </div>
      {isRead && (
        <VerificationStrip
          recipe={{ ingredients, servings: checked.servings, summary, verification }}
          // nobody's kitchen is asked about here
          user={{ allergies: asked.allergies, kitchenEquipment: [] }}
          place="page"
        />
      )}
      {isRead && (
        <ForHowMany
          result={result}
          servings={now.servings ?? checked.servings}
          onServings={(servings) => onSend({ ...now, servings }, { part: 'servings' })}
        />
      )}
      {mended && <Mended lines={lines} mended={mended} />}
      <Findings
        findings={verification.findings.filter((found) => !isSaidAbove(found, unknown))}
        Heading="h2"
        className="pt-8"
      />
      <section aria-labelledby="readings" className="pt-8">
        <h2 id="readings" className="mb-2 text-3">
          Line by line
        </h2>
        <ol className="border-t border-hair">
          {lines.map((line, index) => (
            <LineReading
              // the place of a line is the line: it may say otherwise by now
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              line={line}
              index={index}
              grams={verification.nutrition.lines[index]?.grams ?? null}
              calories={verification.nutrition.lines[index]?.calories ?? null}
              busy={isBusy}
              asked={asked}
              // a line that was said otherwise is closed again
              part={open?.index === index && open.of === line.text ? open.part : null}
              onOpen={(part) => setOpen(part && { index, part, of: line.text })}
              onName={(name) => rewrite(index, line, lineNaming(line, name))}
              onSwap={(said) => rewrite(index, line, said)}
              onUndo={
                isSame
                  ? undoOf(from, index, (before) => {
                      // the line is again the one that was open
                      setOpen(null)
                      sendLine(index, before, null)
                    })
                  : undefined
              }
            />
          ))}
        </ol>
      </section>
      {isRead && <LeadOn title={checked.title} text={asked.text} isMain={blocked.length === 0} />}
    </article>
  )
}

/** Drawn of the foods that were read, by their names. */
const plateOf = ({ title, lines }: CheckedText) =>
  `${dishAddress({
    title: title || 'A dish',
    recipeType: 'Main Dish',
    lines: lines.flatMap(({ foods }) => foods.flatMap(({ food }) => (food ? [food.name] : []))),
  })}&size=small`

const isAvoided = ({ code, severity }: Finding) => code === 'allergen' && severity === 'blocks'

/** What is said with the verdict and of the line itself is not said a third time. */
const isSaidAbove = ({ code, line }: Finding, unknown: readonly { line: LineReport }[]) =>
  code === 'unknown_ingredient' ||
  (code === 'no_amount_known' && unknown.length > 0) ||
  // a line that looks like a food may be what the steps name
  (code === 'unlisted_food' && unknown.some((one) => likelyName(one.line))) ||
  (code === 'allergen' && line !== undefined)

/** Said aloud where the focus does not move to what is new. */
function saidOf({ checked, from }: Result): string {
  if (from.part === 'form') return ''
  if (from.part === 'servings') return `The recipe now serves ${checked.servings}. Figures are per serving.`
  const line = checked.lines[from.line]
  return line ? `Line ${from.line + 1} was read again: ${line.text}` : ''
}

function undoOf(from: AskedFrom, index: number, undo: (before: Asked) => void): (() => void) | undefined {
  if (from.part !== 'line' || from.line !== index) return undefined
  const { before } = from
  return before ? () => undo(before) : undefined
}

const isStale = (now: Asked, asked: Asked) =>
  now.text !== asked.text || now.diet !== asked.diet || now.allergies.join() !== asked.allergies.join()

function Stale({ onAgain }: { onAgain: () => void }) {
  return (
    <output className="flex flex-wrap items-center justify-between gap-3 rounded-ctl bg-saffron-wash px-4 py-2">
      <span className="text-saffron-ink">You’ve changed something since this was checked.</span>
      <Button className="!min-h-11 !px-3.5 !py-1 text-ui" onClick={onAgain}>
        Check again
      </Button>
    </output>
  )
}

function ForHowMany({
  result: { asked, checked },
  servings,
  onServings,
}: {
  result: Result
  servings: number
  onServings: (servings: number) => void
}) {
  return (
    <div className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-1.5">
      <Stepper
        label="Servings"
        value={servings}
        min={1}
        max={100}
        fallback={checked.servings}
        // leaving the field says its number once more
        onChange={(next) => next !== servings && onServings(next)}
      />
      <p className="aside text-ui! leading-snug phone:pb-3">
        {asked.servings !== null && 'Set by you.'}
        {asked.servings === null &&
          (checked.servingsGiven ? 'From the text.' : 'The text doesn’t say, so we assumed 4.')}{' '}
        Figures are per serving.
      </p>
    </div>
  )
}

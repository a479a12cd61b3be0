import { ArrowLeftRight, X } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { CookedRecipe } from '#client/features/recipes/cooking/cooked-recipe.ts'
import type { Cooking } from '#client/features/recipes/cooking/use-cooking.ts'
import { peopleText } from '#client/features/recipes/format.ts'
import { Fractions } from '#client/features/recipes/fractions.tsx'
import { atHand } from '#client/features/recipes/spread/at-hand.ts'
import { UnitsSwitch } from '#client/features/recipes/spread/units-switch.tsx'
import { LineNumber } from '#client/features/recipes/verified/line-number.tsx'
import { lazyPart } from '#client/lazy-part.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Stepper } from '#client/ui/stepper.tsx'
import { Tick } from '#client/ui/tick.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'
import type { Recipe } from '#contract/recipe.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'

const SwapOffers = lazyPart(async () => (await atHand.swaps()).SwapOffers)

interface IngredientsProps {
  recipe: CookedRecipe
  cooking: Cooking
  Heading: 'h2' | 'h3'
  /** Other ways to scale, under the servings. */
  scaling?: ReactNode
  /** The recipe as it is stored, for its owner: she can swap. */
  own?: Recipe
}

/** The list to tick off, for as many people as the stepper says. */
export function Ingredients({ recipe, cooking, Heading, scaling, own }: IngredientsProps) {
  const { servings, because, ticks } = cooking
  const rows = cooking.lines.map((ingredient, line) => ({ ingredient, line }))
  const people = peopleText(servings)
  return (
    <section aria-labelledby="ingredients">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading id="ingredients" className="text-2">
          Ingredients
        </Heading>
        <div className="print:hidden">
          <Stepper
            label="Servings"
            hideLabel
            value={Math.max(1, Math.round(servings))}
            min={1}
            max={24}
            fallback={recipe.servings}
            onChange={(wanted) => cooking.setServings(wanted)}
          />
        </div>
      </div>
      <p aria-live="polite" className="aside mb-1 text-ui!">
        For {people} {servings === 1 ? 'person' : 'people'}
        {because && `, ${because}`}
        {servings !== recipe.servings && '; the figures above stay those of one serving'}
      </p>
      {cooking.notes.length > 0 && (
        <ul aria-label="What to mind" className="my-2 grid gap-1 rounded-ctl bg-well px-4 py-2.5 text-ui text-ink-2">
          {cooking.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div className="mb-1 flex flex-wrap items-end justify-between gap-x-4 print:hidden">
        {recipe.measures && <UnitsSwitch value={cooking.units} onChange={cooking.setUnits} />}
        {scaling}
      </div>
      <ul>
        {rows.map(({ ingredient, line }) => (
          <IngredientRow
            key={line}
            ingredient={ingredient}
            line={line}
            ticked={ticks.includes(line)}
            onToggle={() => cooking.toggle(line)}
            writtenName={recipe.ingredients[line]?.name ?? ingredient.name}
            own={own}
          />
        ))}
      </ul>
      {own && (
        <p className="note mt-3 flex items-center gap-1.5 print:hidden">
          <ArrowLeftRight aria-hidden className="icon-small" />
          <span>Something missing? See what may stand in for it.</span>
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <p className="note print:hidden">The italic numbers are the line numbers used in every check above.</p>
        {cooking.isBegun && (
          <button
            type="button"
            onClick={cooking.startOver}
            className="min-h-11 text-ui font-semibold text-tomato-ink underline decoration-1 underline-offset-4 hover:decoration-2 print:hidden"
          >
            Start over
          </button>
        )}
      </div>
    </section>
  )
}

function IngredientRow({
  ingredient: { amount, unit, name, preparation },
  line,
  ticked,
  onToggle,
  writtenName,
  own,
}: {
  ingredient: Ingredient
  line: number
  ticked: boolean
  onToggle: () => void
  /** As the recipe has it, whatever it is measured in. */
  writtenName: string
  own: Recipe | undefined
}) {
  const [isSwapping, setIsSwapping] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const missing = `I have no ${writtenName}`
  const close = () => {
    setIsSwapping(false)
    opener.current?.focus()
  }
  const words = ticked ? 'text-ink-3 line-through decoration-1' : ''
  return (
    <li className="border-b border-hair">
      <div className="flex items-center gap-1.5">
        <Tick checked={ticked} onChange={onToggle} className="min-w-0 flex-1">
          <span className="grid grid-cols-[96px_minmax(0,1fr)] items-baseline gap-3 py-2.5 leading-snug print:grid-cols-[84px_minmax(0,1fr)]! print:py-1 spread:grid-cols-[118px_minmax(0,1fr)]">
            <span className={`num text-right font-[650] wrap-anywhere ${words}`}>
              <Fractions>{`${amount} ${unit}`}</Fractions>
            </span>
            <span className={`wrap-anywhere ${words}`}>
              {name}
              {preparation && (
                <small className="text-note text-ink-3">
                  {' '}
                  <Fractions>{preparation}</Fractions>
                </small>
              )}
            </span>
          </span>
        </Tick>
        {own && (
          <Tooltip words={missing}>
            <IconButton
              ref={opener}
              label={missing}
              aria-expanded={isSwapping}
              onClick={() => setIsSwapping(!isSwapping)}
              className="aria-expanded:bg-well aria-expanded:text-ink print:hidden"
            >
              <ArrowLeftRight aria-hidden className="icon-small" />
            </IconButton>
          </Tooltip>
        )}
        <span className="w-5 flex-none text-right print:hidden">
          <LineNumber line={line} />
        </span>
      </div>
      {isSwapping && own && (
        <SwapPanel title={missing} onClose={close}>
          <Suspense>
            <SwapOffers recipe={own} line={line} onSwapped={close} />
          </Suspense>
        </SwapPanel>
      )}
    </li>
  )
}

function SwapPanel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    // of no role itself: it hears Esc from whatever in it has the focus
    <div
      role="presentation"
      className="mb-3 rounded-ctl bg-well px-4 pt-4 pb-2 print:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // the dialog round it stays
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="-mt-2 -mr-2 mb-1 flex items-center justify-between gap-3">
        <p className="text-ui font-semibold wrap-anywhere">{title}</p>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden className="icon-small" />
        </IconButton>
      </div>
      {children}
    </div>
  )
}

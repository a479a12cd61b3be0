import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { Fractions } from '#client/features/recipes/fractions.tsx'
import { readTicks, saveTicks } from '#client/features/recipes/spread/ticks.ts'
import { SwapOffers } from '#client/features/recipes/swaps/swap-offers.tsx'
import { LineNumber } from '#client/features/recipes/verified/line-number.tsx'
import { IconButton } from '#client/ui/button.tsx'
import { Stepper } from '#client/ui/stepper.tsx'
import { Tick } from '#client/ui/tick.tsx'
import type { Recipe } from '#contract/recipes.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'

interface IngredientsProps {
  recipe: Recipe
  servings: number
  scaled: readonly Ingredient[]
  Heading: 'h2' | 'h3'
  onServings: (servings: number) => void
}

/** The list to tick off, for as many people as the stepper says. */
export function Ingredients({ recipe, servings, scaled, Heading, onServings }: IngredientsProps) {
  const [ticks, setTicks] = useState(() => readTicks(sessionStorage, recipe.id))
  const toggle = (line: number) => {
    const next = ticks.includes(line) ? ticks.filter((each) => each !== line) : [...ticks, line]
    setTicks(next)
    saveTicks(sessionStorage, recipe.id, next)
  }
  const rows = scaled.map((ingredient, line) => ({ ingredient, line }))
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
            value={servings}
            min={1}
            max={24}
            fallback={recipe.servings}
            onChange={onServings}
          />
        </div>
      </div>
      <p aria-live="polite" className="aside mb-1 text-ui!">
        For {servings} {servings === 1 ? 'person' : 'people'}
        {servings !== recipe.servings && '; the figures above stay those of one serving'}
      </p>
      <ul>
        {rows.map(({ ingredient, line }) => (
          <IngredientRow
            key={line}
            ingredient={ingredient}
            line={line}
            ticked={ticks.includes(line)}
            onToggle={() => toggle(line)}
            recipe={recipe}
          />
        ))}
      </ul>
      <p className="note mt-3">
        The italic numbers are the line numbers used in every check above.
        <span className="print:hidden"> The arrows show what may stand in for a food that you have not.</span>
      </p>
    </section>
  )
}

function IngredientRow({
  ingredient: { amount, unit, name, preparation },
  line,
  ticked,
  onToggle,
  recipe,
}: {
  ingredient: Ingredient
  line: number
  ticked: boolean
  onToggle: () => void
  recipe: Recipe
}) {
  const [isSwapping, setIsSwapping] = useState(false)
  const words = ticked ? 'text-ink-3 line-through decoration-1' : ''
  return (
    <li className="border-b border-hair">
      <div className="flex items-center gap-1.5">
        <Tick checked={ticked} onChange={onToggle} className="min-w-0 flex-1">
          <span className="grid grid-cols-[96px_minmax(0,1fr)] items-baseline gap-3 py-2.5 leading-snug spread:grid-cols-[118px_minmax(0,1fr)]">
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
        <IconButton
          label={`I have no ${recipe.ingredients[line]?.name ?? name}`}
          aria-expanded={isSwapping}
          onClick={() => setIsSwapping(!isSwapping)}
          className="print:hidden"
        >
          <ArrowLeftRight aria-hidden className="icon-small" />
        </IconButton>
        <LineNumber line={line} />
      </div>
      {isSwapping && (
        <div className="mb-3 rounded-ctl bg-well p-4 print:hidden">
          <p className="mb-1 text-ui font-semibold wrap-anywhere">I have no {recipe.ingredients[line]?.name ?? name}</p>
          <SwapOffers recipe={recipe} line={line} onSwapped={() => setIsSwapping(false)} />
        </div>
      )}
    </li>
  )
}

import { ArrowLeftRight, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Fractions } from '#client/features/recipes/fractions.tsx'
import { readTicks, saveTicks } from '#client/features/recipes/spread/ticks.ts'
import { SwapOffers } from '#client/features/recipes/swaps/swap-offers.tsx'
import { LineNumber } from '#client/features/recipes/verified/line-number.tsx'
import { IconButton } from '#client/ui/button.tsx'
import { Stepper } from '#client/ui/stepper.tsx'
import { Tick } from '#client/ui/tick.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'
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
      <p className="note mb-1 flex items-center gap-1.5 print:hidden">
        <ArrowLeftRight aria-hidden className="icon-small" />
        <span>Something missing? See what may stand in for it.</span>
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
      <p className="note mt-3">The italic numbers are the line numbers used in every check above.</p>
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
  const opener = useRef<HTMLButtonElement>(null)
  const missing = `I have no ${recipe.ingredients[line]?.name ?? name}`
  const close = () => {
    setIsSwapping(false)
    opener.current?.focus()
  }
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
        <span className="w-5 flex-none text-right">
          <LineNumber line={line} />
        </span>
      </div>
      {isSwapping && (
        <SwapPanel title={missing} onClose={close}>
          <SwapOffers recipe={recipe} line={line} onSwapped={close} />
        </SwapPanel>
      )}
    </li>
  )
}

function SwapPanel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    // Esc is heard from whatever in it has the focus
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
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

import { clsx } from 'clsx'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CookedRecipe } from '#client/features/cooking/cooked-recipe.ts'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'
import { peopleText } from '#client/features/dishes/format.ts'
import { IngredientRow } from '#client/features/spread/ingredients/ingredient-row.tsx'
import { UnitsSwitch } from '#client/features/spread/ingredients/units-switch.tsx'
import { PartHead } from '#client/features/spread/part-head.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { Stepper } from '#client/ui/fields/stepper.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'

interface IngredientsProps {
  recipe: CookedRecipe
  cooking: Cooking
  Heading: 'h2' | 'h3'
  /** Other ways to scale, under the list. */
  scaling?: ReactNode
  /** The recipe as it is stored, for its owner, who can swap ingredients. */
  own?: Recipe
}

/** The list to tick off, for as many people as the stepper says. */
export function Ingredients({ recipe, cooking, Heading, scaling, own }: IngredientsProps) {
  const { servings, because, ticks } = cooking
  const [isMissing, setIsMissing] = useState(false)
  const people = `${peopleText(servings)} ${servings === 1 ? 'person' : 'people'}`
  const list = useRef<HTMLUListElement>(null)
  const rows = cooking.lines.map((ingredient, line) => ({ ingredient, line }))
  const askWhat = () => {
    flushSync(() => setIsMissing(!isMissing))
    // from the foot of the list to its first line, which is pressed now; and from its head, whose button goes, to its name
    if (isMissing) document.getElementById('ingredients')?.focus({ preventScroll: true })
    else list.current?.querySelector('button')?.focus()
  }
  // over another page the list itself comes first
  const isBrief = Heading === 'h3'
  const serves = (
    <div className={clsx('flex flex-wrap items-center gap-x-2.5 noscript:hidden print:hidden', !isBrief && 'py-2')}>
      <span aria-hidden className="text-ui text-ink-2">
        Serves
      </span>
      <Stepper
        label="Servings"
        hideLabel
        value={Math.max(1, Math.round(cooking.wanted))}
        min={1}
        max={24}
        fallback={recipe.servings}
        onChange={(wanted) => cooking.setServings(wanted)}
      />
    </div>
  )
  const units = recipe.measures && (
    <div className={clsx('noscript:hidden print:hidden', isBrief ? 'py-2' : 'ml-auto py-2')}>
      <UnitsSwitch value={cooking.units} onChange={cooking.setUnits} />
    </div>
  )
  return (
    <section aria-labelledby="ingredients" className="flex flex-wrap items-center gap-x-4">
      <PartHead
        id="ingredients"
        title="Ingredients"
        Heading={Heading}
        other={isBrief ? undefined : { id: 'method', title: 'Method' }}
      >
        {import.meta.env.SSR && <p className="aside hidden text-ui! noscript:not-print:block">For {people}</p>}
        {isBrief && serves}
      </PartHead>
      {!isBrief && serves}
      {!isBrief && units}
      <p
        aria-live="polite"
        // where it says no more, the stepper says as much
        className={`aside w-full text-ui! ${because || servings !== recipe.servings ? 'mt-2 mb-1' : 'not-print:sr-only'}`}
      >
        For {people}
        {because && `, ${because}`}
        {servings !== recipe.servings && '; the figures above are still for one serving'}
      </p>
      {!isBrief && own && own.cookNotes.trim() !== '' && (
        <p className="own-note">
          <b>Your note.</b> {own.cookNotes.trim()}
        </p>
      )}
      {cooking.notes.length > 0 && (
        <ul
          aria-label="Keep in mind"
          className="my-2 grid w-full gap-1 rounded-ctl bg-well px-4 py-2.5 text-ui text-ink-2"
        >
          {cooking.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div
        className={isMissing ? 'flex w-full flex-wrap items-center justify-between gap-x-4 print:hidden' : 'sr-only'}
      >
        <output className="text-ui text-ink-2">{isMissing && 'Which one are you missing?'}</output>
        {isMissing && <TextButton onClick={askWhat}>Done with swaps</TextButton>}
      </div>
      <ul ref={list} className="w-full min-w-0">
        {rows.map(({ ingredient, line }) => (
          <IngredientRow
            key={line}
            ingredient={ingredient}
            line={line}
            isTicked={ticks.includes(line)}
            onToggle={() => cooking.toggle(line)}
            swapped={isMissing ? own : undefined}
          />
        ))}
      </ul>
      <p className="note w-full pt-2 print:hidden">The checks refer to ingredients by these numbers.</p>
      <div className="flex w-full flex-wrap items-center gap-x-5 print:hidden">
        {own && !isMissing && <TextButton onClick={askWhat}>Something missing?</TextButton>}
        {scaling}
        {cooking.isBegun && <TextButton onClick={cooking.startOver}>Start over</TextButton>}
      </div>
      {isBrief && units}
    </section>
  )
}

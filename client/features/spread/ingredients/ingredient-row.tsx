import { clsx } from 'clsx'
import { ArrowLeftRight, X } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { atHand } from '#client/features/spread/at-hand.ts'
import { IngredientWords } from '#client/features/spread/ingredients/ingredient-words.tsx'
import { OffersComing } from '#client/features/swaps/offers-coming.tsx'
import { LineNumber } from '#client/features/verified/line-number.tsx'
import { lazyPart } from '#client/lazy-part.ts'
import { IconButton } from '#client/ui/buttons/button.tsx'
import { Tick } from '#client/ui/fields/tick.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'

const SwapOffers = lazyPart(async () => (await atHand.swaps()).SwapOffers)

interface RowProps {
  ingredient: Ingredient
  /** 0-based. */
  line: number
  isTicked: boolean
  onToggle: () => void
  /** The recipe as it is stored, while its owner says what there is none of. */
  swapped: Recipe | undefined
}

/** A line of the list. It is ticked off; or, while it is asked what is missing, pressed for what may stand in for it. */
export function IngredientRow({ ingredient, line, isTicked, onToggle, swapped }: RowProps) {
  return (
    <li className="border-b border-hair">
      {swapped ? (
        <MissingRow ingredient={ingredient} line={line} recipe={swapped} />
      ) : (
        <div className="flex items-baseline gap-1.5">
          <Tick checked={isTicked} onChange={onToggle} className="ticked-line min-w-0 flex-1">
            <IngredientWords ingredient={ingredient} isTicked={isTicked} />
          </Tick>
          <RowNumber line={line} />
        </div>
      )}
    </li>
  )
}

function RowNumber({ line }: { line: number }) {
  return (
    <span className="w-5 flex-none text-right print:hidden">
      <LineNumber line={line} />
    </span>
  )
}

function MissingRow({ ingredient, line, recipe }: { ingredient: Ingredient; line: number; recipe: Recipe }) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  // as the recipe has it, whatever it is measured in
  const title = `I’m out of ${recipe.ingredients[line]?.name ?? ingredient.name}`
  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  return (
    <div className={clsx(isOpen && '-mx-3 my-2 rounded-ctl bg-well px-3')}>
      <div className="relative flex min-h-11 items-baseline gap-1.5">
        <button
          ref={opener}
          type="button"
          aria-label={title}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          // the whole row is pressed
          className="mt-2.5 mr-1.5 grid size-6 flex-none self-start place-items-center rounded-ctl text-ink-3 after:absolute aria-expanded:text-tomato-ink after:inset-0 after:rounded-ctl not-aria-expanded:hover:after:bg-ink/5 print:hidden"
        >
          <ArrowLeftRight aria-hidden className="icon" />
        </button>
        <div className="min-w-0 flex-1">
          <IngredientWords ingredient={ingredient} />
        </div>
        <RowNumber line={line} />
      </div>
      {isOpen && (
        <SwapPanel title={title} onClose={close}>
          <Suspense fallback={<OffersComing />}>
            <SwapOffers recipe={recipe} line={line} onSwapped={close} />
          </Suspense>
        </SwapPanel>
      )}
    </div>
  )
}

function SwapPanel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    // of no role itself: it hears Esc from whatever in it has the focus
    <div
      role="presentation"
      className="border-t border-hair pt-4 pb-2 print:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // the dialog round it stays
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="-mt-2 -mr-2 mb-1 flex items-center justify-between gap-3">
        <p className="serif text-lead leading-tight wrap-anywhere">{title}</p>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden className="icon-small" />
        </IconButton>
      </div>
      {children}
    </div>
  )
}

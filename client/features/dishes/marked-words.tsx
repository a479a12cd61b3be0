import { Fractions } from '#client/features/dishes/fractions.tsx'
import { markedStep } from '#client/features/dishes/marked-step.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'

/** The words of a step, what goes into it in bold; '1 3/4 cups' is never broken. */
export function MarkedWords({ text, lines }: { text: string; lines: readonly Ingredient[] }) {
  const stretches = markedStep(text, lines).map((stretch, place) => ({
    ...stretch,
    text: stretch.text.replace(withinAmounts, '\u00a0'),
    place,
  }))
  return stretches.map(({ text, isIngredient, place }) =>
    isIngredient ? (
      <b key={place} className="num font-[650]">
        <Fractions>{text}</Fractions>
      </b>
    ) : (
      <Fractions key={place}>{text}</Fractions>
    ),
  )
}

const withinAmounts = /(?<=\d) (?=\d\/|(?:cup|tb?sp|oz|lb|k?g|m?l|cm)s?\b)/g

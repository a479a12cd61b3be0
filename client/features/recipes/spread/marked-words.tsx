import { Fractions } from '#client/features/recipes/fractions.tsx'
import { markedStep } from '#client/features/recipes/spread/marked-step.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'

/** The words of a step, what goes into it in bold. */
export function MarkedWords({ text, lines }: { text: string; lines: readonly Ingredient[] }) {
  const stretches = markedStep(text, lines).map((stretch, place) => ({ ...stretch, place }))
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

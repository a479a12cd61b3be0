import type { Food } from '#domain/food/food.ts'
import { mentionsIn } from '#domain/food/mentions/mentions.ts'
import { plain } from '#domain/plain-text.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { tokens } from '#domain/text/tokens.ts'

/** Whether a text says 'ground beef' of what is made of plants: a cook may call it so, a dish has to say what it is. */
export function namesAbsentFlesh(text: string, { lines }: Pick<ReadRecipe, 'lines'>): boolean {
  const listed = new Set(lines.flatMap(({ foods }) => foods.flatMap(fleshOf)))
  const names = lines.map(({ name }) => new Set(tokens(plain(name)).map(({ stem }) => stem)))
  return mentionsIn(tokens(plain(text))).some(
    ({ foods, stems }) =>
      foods
        .slice(0, 1)
        .flatMap(fleshOf)
        .some((flesh) => !listed.has(flesh)) && !names.some((name) => stems.every((stem) => name.has(stem))),
  )
}
const fleshOf = ({ facts }: Food) => (['meat', 'fish'] as const).filter((flesh) => facts.has(flesh))

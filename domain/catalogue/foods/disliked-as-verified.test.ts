import { expect, it } from 'vitest'
import { foodsForbidden } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { foods } from '#domain/food/foods.ts'
import { nobody } from '#domain/recipe/profile.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

function isFoundIn(line: string, dislike: string): boolean {
  const draft = { servings: 1, ingredients: [`100 g ${line}`] }
  return verifyRecipe(draft, { ...nobody, dislikes: [dislike] }).findings.some(({ code }) => code === 'disliked')
}

it.each(
  'pork, beef, fish, seafood, chicken, meat, dairy, egg, onion, garlic, mushrooms, tomatoes, peppers, alcohol, pasta, beans, lentils, sausage, bacon, chile'.split(
    ', ',
  ),
)('what a check finds of %s is left out when a dish is composed', (dislike) => {
  const forbidden = new Set(foodsForbidden(dislike))
  const missed = [...foods].filter(([id, { name }]) => namedFood(id) && !forbidden.has(id) && isFoundIn(name, dislike))
  expect(missed.map(([id]) => id)).toEqual([])
})

it.each([
  ['pork', ['pepperoni', 'bratwurst', 'andouille', 'prosciutto', 'salami', 'hot dogs', 'chicken sausages']],
  ['fish', ['anchovies', 'Worcestershire sauce', 'dashi']],
])('%s is in %j', (dislike, lines) => {
  expect(lines.filter((line) => !isFoundIn(line, dislike))).toEqual([])
})

it.each([
  ['lentils', ['cinnamon stick', 'sweet onion']],
  ['beef', ['pork loin', 'lamb chops', 'venison']],
  ['pasta', ['mussels', 'couscous', 'spaghetti squash']],
  ['beans', ['soy sauce', 'peanut butter', 'red lentils', 'miso']],
  ['pork', ['turkey bacon', 'deli turkey', 'beef bacon']],
  ['chile', ['Dijon mustard', 'wasabi']],
])('%s is in none of %j', (dislike, lines) => {
  expect(lines.filter((line) => isFoundIn(line, dislike))).toEqual([])
})

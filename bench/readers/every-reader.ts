import { longestIssue } from '#contract/issue-markdown.ts'
import { oneLine, readable } from '#contract/text.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { searchFoods } from '#domain/food/match/search-foods.ts'
import { searchParts, searchWords } from '#domain/food/match/search-words.ts'
import { kitchenFrom } from '#domain/options/equipment.ts'
import { anything } from '#domain/options/wish.ts'
import { listCsv, listFile } from '#domain/plan/shopping/list-file.ts'
import { groupedFoods, joinedFood, mergedFoods } from '#domain/plan/shopping/merged-foods.ts'
import { shoppingListOf } from '#domain/plan/shopping/shopping-list.ts'
import { typedItem } from '#domain/plan/shopping/typed-item.ts'
import { larderOf } from '#domain/plan/tonight/missing-foods.ts'
import { checkText, swapsForText } from '#domain/recipe/check-text.ts'
import { missingWants } from '#domain/recipe/compose/asked/missing-wants.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import { pastedRecipe } from '#domain/recipe/pasted/pasted-recipe.ts'
import { nobody } from '#domain/recipe/profile.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { repairRecipe } from '#domain/recipe/repair/repair.ts'
import { swapsFor } from '#domain/recipe/repair/swaps.ts'
import { forCooking } from '#domain/recipe/scaling/for-cooking.ts'
import { servingsFor } from '#domain/recipe/scaling/servings-for.ts'
import { recipeJsonLd } from '#domain/recipe/texts/json-ld.ts'
import { printedMarkdown, printedRecipe, printedText } from '#domain/recipe/texts/printed-recipe.ts'
import { safeFileName } from '#domain/recipe/texts/recipe-text.ts'
import { lineReports } from '#domain/recipe/verify/line-reports.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { nearestWord } from '#domain/slips.ts'
import { denialsIn } from '#domain/text/negation.ts'
import { tokens } from '#domain/text/tokens.ts'
import { boundByNotes, heard } from '#domain/wish/heard.ts'
import { issueText } from '#server/kitchen/issue-text.ts'
import { postText } from '#server/kitchen/post-text.ts'
import { sceneOf } from '#server/ports/images/drawn-dish/composing/scene-of.ts'
import { hear } from '../../domain/wish/heard-wish.ts'
import { broughtReaders } from './brought-readers.ts'
import { filled, lines, type Reader, wordOf } from './worst-pieces.ts'

/** Everybody's worst guest: what stands in a recipe has to be read for all of it. */
const eater = { ...nobody, allergens, diet: 'vegan', dislikes: ['onion', 'garlic'], equipment: ['Oven'] } as const

/** One text of so many letters. */
const text = (name: string, letters: number, read: (given: string) => unknown): Reader => ({
  name,
  letters,
  prepare: (piece, length, salt) => {
    const given = filled(piece, length, salt)
    return () => read(given)
  },
})

type Words = { ingredients: string[]; instructions: string[] }

/** A recipe of so many letters, in lines and steps as long as they may be. */
const recipe = (
  name: string,
  letters: number,
  build: (piece: string, letters: number, salt: string) => Words,
  read: (given: Words) => unknown,
): Reader => ({
  name,
  letters,
  prepare: (piece, length, salt) => {
    const given = build(piece, length, salt)
    return () => read(given)
  },
})
const inLines = (most: number, longest: number) => (piece: string, letters: number, salt: string) => ({
  ingredients: lines(piece, Math.min(letters, most * longest), longest, salt),
  instructions: ['Cook until done.'],
})
const inSteps = (most: number, longest: number) => (piece: string, letters: number, salt: string) => ({
  ingredients: ['1 lb ground veal', '2 eggs', '1 cup milk'],
  instructions: lines(piece, Math.min(letters, most * longest), longest, salt),
})
/** Half of it lines as short as the piece, half of it steps: everything of one times everything of the other. */
const inBoth =
  (mostLines: number, mostSteps: number, longest: number) => (piece: string, letters: number, salt: string) => ({
    ingredients: lines(`${piece} `, Math.min(letters / 2, mostLines * 30), 30, salt),
    instructions: lines(
      piece,
      Math.min(letters / 2, mostSteps * longest),
      Math.min(longest, Math.ceil(letters / 2 / mostSteps)),
      salt,
    ),
  })
/** Meats, and steps that speak of none of them. */
const ofMeat =
  (mostLines: number, mostSteps: number, longest: number) => (piece: string, letters: number, salt: string) => ({
    ingredients: Array.from({ length: mostLines }, (_, at) => `ground veal ${wordOf(at)}${salt}`),
    instructions: lines(piece, Math.max(1, Math.min(letters - mostLines * 30, mostSteps * longest)), longest, salt).map(
      (step) => `Cook until done ${step}`.slice(0, longest),
    ),
  })

const verify = (given: Words) => [
  verifyRecipe({ servings: 4, ...given }, eater, { author: 'cook' }),
  lineReports(given),
]

const pastedText = ({ ingredients, instructions }: Words) =>
  `Ingredients\n${ingredients.join('\n')}\nSteps\n${instructions.join('\n')}`.slice(0, 20_000)
const mended = (given: Words) => checkText({ text: pastedText(given), diet: 'vegan' }, eater)

function draftOf({ ingredients, instructions }: Words): RecipeDraft {
  return {
    title: 'Dinner',
    description: '',
    servings: 4,
    cuisine: '',
    recipeType: '',
    difficulty: 'Beginner',
    ingredients: ingredients.map(ingredientOfLine),
    instructions: instructions.map((description, at) => ({ step: at + 1, description, time: 0 })),
    reasons: [],
    notes: [],
  }
}

/** A kept recipe as it is shown, printed, scaled and searched. */
function show(given: Words): unknown {
  const draft = draftOf(given)
  const verification = verifyRecipe(draft)
  const whole = { ...draft, verification }
  const cooking = forCooking(draft)
  const printed = printedRecipe(whole, 7, cooking.measures.metric)
  return [recipeJsonLd(whole), printedText(printed), printedMarkdown(printed), safeFileName(draft.title)]
}

function listed(texts: readonly string[]): unknown {
  const foods = texts.map(typedItem)
  const joined = [...groupedFoods(foods)].map(([key, group]) => joinedFood(key, group))
  const list = { title: 'List', recipeNames: [], items: joined, estimatedCost: 0 }
  return [mergedFoods(foods), listFile(list), listCsv(list)]
}

const items = (name: string, most: number, longest: number): Reader => ({
  name,
  letters: most * longest,
  prepare: (piece, letters, salt) => {
    const texts = lines(piece, letters, longest, salt)
    return () => listed(texts)
  },
})

/** In the order of the specification: what anybody may send, what members may send. */
export const readers: readonly Reader[] = [
  text('a line of a list', 500, (line) => [readIngredientLine(line), lineReports({ ingredients: [line] })]),
  text('a line in its parts', 500, ingredientOfLine),
  text('a pasted text', 20_000, pastedRecipe),
  ...(
    [
      ['check: the text alone', (body: string) => body],
      ['check: one long step', (body: string) => `Ingredients\n1 egg\nSteps\nCook ${body}`],
      ['check: one long line', (body: string) => `Ingredients\n1 cup ${body}\nSteps\nCook until done.`],
      ['check: lines of it', (body: string) => `Ingredients\n${inRows(body, 100)}\nSteps\n${inRows(body, 100)}`],
    ] as const
  ).map(([name, around]) =>
    text(name, 20_000, (body) => {
      const { ingredients, instructions } = pastedRecipe(around(body).slice(0, 20_000))
      return verify({ ingredients: [...ingredients], instructions: [...instructions] })
    }),
  ),
  recipe('verify: lines', 40_000, inLines(200, 500), verify),
  recipe('verify: steps', 40_000, inSteps(100, 3000), verify),
  recipe('verify: lines and steps', 40_000, inBoth(200, 100, 3000), verify),
  recipe('verify: 200 lines of meat', 36_000, ofMeat(200, 99, 3000), verify),
  text('verify: title and description', 1000, (words) =>
    verifyRecipe({ title: words.slice(0, 200), description: words, servings: 4, ingredients: ['1 egg'] }, eater),
  ),
  recipe('a kept recipe: lines', 18_000, inLines(60, 300), verify),
  recipe('a kept recipe: steps', 80_000, inSteps(40, 2000), verify),
  recipe('a kept recipe: lines and steps', 80_000, inBoth(60, 40, 2000), verify),
  recipe('shown, scaled, printed: lines', 18_000, inLines(60, 300), show),
  recipe('shown, scaled, printed: steps', 80_000, inSteps(40, 2000), show),
  recipe('repaired: lines', 18_000, inLines(60, 300), (given) => repairRecipe(draftOf(given), eater)),
  recipe('repaired: steps', 80_000, inSteps(40, 2000), (given) => repairRecipe(draftOf(given), eater)),
  recipe('swapped: steps', 80_000, inSteps(40, 2000), (given) => swapsFor(draftOf(given), 1, nobody)),
  recipe('drawn: lines', 18_000, inLines(60, 300), (given) => sceneOf({ id: 1, ...draftOf(given) })),
  recipe('drawn: steps', 80_000, inSteps(40, 2000), (given) => sceneOf({ id: 1, ...draftOf(given) })),
  recipe('a list of a recipe', 80_000, inBoth(60, 40, 2000), (given) =>
    shoppingListOf([{ recipeId: 1, title: 'Dinner', servings: 4, ...given }]),
  ),
  text('denials of a text', 20_000, (words) => denialsIn(tokens(words))),
  text('an issue of the newsletter', longestIssue, issueText),
  text('an article', longestIssue, (markdown) => postText(markdown, {})),
  text('an item typed', 300, typedItem),
  items('a list of 500 items', 500, 40),
  items('a list of 500 long items', 500, 300),
  text('words to search', 110_000, searchWords),
  text('a search', 200, searchParts),
  text('a food that is looked up', 100, searchFoods),
  text('a note of the diary', 1000, readable),
  text('a tag, the name of a collection', 60, oneLine),
  ...broughtReaders,
  recipe('pasted, checked and mended: lines', 20_000, inLines(60, 500), mended),
  recipe('pasted, checked and mended: steps', 20_000, inSteps(40, 500), mended),
  recipe('pasted, checked and mended: lines and steps', 20_000, inBoth(60, 40, 500), mended),
  recipe('pasted, swaps of a line', 20_000, inBoth(60, 40, 500), (given) =>
    swapsForText({ text: pastedText(given) }, 0, eater),
  ),
  text('a word to set right', 200, (word) => nearestWord(word, [{ word: 'tomato', count: 2 }])),
  text('what is at home', 4000, (have) => larderOf(inRows(have, 60).split('\n'))),
  text('so much of a line', 60, (have) => servingsFor({ amount: '2', unit: 'cups', name: 'milk' }, have, 4)),
  text('equipment', 500, (words) => kitchenFrom([], words)),
  text('notes of a wish', 1000, (notes) => [heard({ ...anything, notes }), boundByNotes(hear({ ...anything, notes }))]),
  text('a wish, composed', 1000, (notes) => compose({ ...anything, notes }, 1)),
  text('foods of a wish', 4000, (words) => {
    const include = inRows(words, 100).split('\n').slice(0, 40)
    return [
      heard({ ...anything, include, exclude: include }),
      missingWants({ ingredients: [] }, hear({ ...anything, include })),
    ]
  }),
  text('foods of a wish, composed', 4000, (words) => {
    const include = inRows(words, 100).split('\n').slice(0, 40)
    return compose({ ...anything, include, exclude: include.slice(0, 3) }, 1)
  }),
]

/** The text in lines of so many letters. */
function inRows(body: string, longest: number): string {
  return body.replaceAll(new RegExp(`[^\\n]{${longest}}`, 'g'), '$&\n')
}

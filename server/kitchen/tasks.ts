import type { PostTable } from '#contract/blog/post-head.ts'
import type { Printed } from '#contract/printed.ts'
import { chanceFrom } from '#domain/chance.ts'
import { foods } from '#domain/food/foods.ts'
import { wordsOfFoods } from '#domain/food/match/find-food.ts'
import type { Wish } from '#domain/options/wish.ts'
import { boughtStock } from '#domain/plan/at-home/bought-stock.ts'
import { lessOfLists } from '#domain/plan/at-home/less-at-home.ts'
import { wantsOfRecipe } from '#domain/plan/at-home/recipe-wants.ts'
import { typedStock } from '#domain/plan/at-home/typed-stock.ts'
import { dishAhead } from '#domain/plan/meal-plan/cooking/prep-ahead.ts'
import { composedCandidate } from '#domain/plan/meal-plan/planning/candidate.ts'
import { mealsOfRecipe, type NamedRecipe } from '#domain/plan/meal-plan/planning/meals-of-recipe.ts'
import { dishOfRecipe } from '#domain/plan/meal-plan/planning/week-wish.ts'
import { chooseMenu } from '#domain/plan/menu/choose-menu.ts'
import { menuDish, menuDishOf } from '#domain/plan/menu/menu-dish.ts'
import { menuFile, menuJson } from '#domain/plan/menu/menu-file.ts'
import { sweetWants } from '#domain/plan/menu/sweet-wants.ts'
import { orderedAs } from '#domain/plan/products/ordered-as.ts'
import { centsAtTill } from '#domain/plan/shopping/at-till.ts'
import { foodsToBuy } from '#domain/plan/shopping/foods-to-buy.ts'
import { listLines } from '#domain/plan/shopping/list-lines.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import { mergedFoods } from '#domain/plan/shopping/merged-foods.ts'
import { typedItem } from '#domain/plan/shopping/typed-item.ts'
import { timelineOf } from '#domain/plan/timeline/timeline.ts'
import { composedDinners } from '#domain/plan/tonight/composed-dinners.ts'
import { allowedWants, ideasFor, usesOfRecipes } from '#domain/plan/tonight/ideas.ts'
import { larderOf } from '#domain/plan/tonight/missing-foods.ts'
import type { PicturedIdea } from '#domain/plan/tonight/pictured-idea.ts'
import { type RecipeOfWeek, troublesOf, weekDishOf } from '#domain/plan/week/dishes/week-dish.ts'
import { firstWeek } from '#domain/plan/week/first-week.ts'
import { weekFoodOf } from '#domain/plan/week/larder/week-food.ts'
import type { WeekDish, WeekWish } from '#domain/plan/week/week.ts'
import { weeklyIssue } from '#domain/plan/weekly-issue.ts'
import { checkText, swapsForText } from '#domain/recipe/check-text.ts'
import { checkWritten } from '#domain/recipe/check-written.ts'
import { foodsSpokenOf, withWordsHeard } from '#domain/recipe/compose/asked/words-for-foods.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { refusedWant } from '#domain/recipe/compose/nothing-fits/contradiction.ts'
import { demoRecipe, shownDemo } from '#domain/recipe/demo/demo-recipe.ts'
import { showcase } from '#domain/recipe/demo/showcase.ts'
import { fittedRecipe } from '#domain/recipe/import/fitted-recipe.ts'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import { priceEffect } from '#domain/recipe/price-effect.ts'
import { type EaterProfile, nobody } from '#domain/recipe/profile.ts'
import type { Ingredient, Instruction } from '#domain/recipe/recipe.ts'
import { swapsFor } from '#domain/recipe/repair/swaps.ts'
import { forCooking } from '#domain/recipe/scaling/for-cooking.ts'
import { servingsFor } from '#domain/recipe/scaling/servings-for.ts'
import { swapped } from '#domain/recipe/swapped.ts'
import { printedRecipe } from '#domain/recipe/texts/printed-recipe.ts'
import {
  correctionEffect,
  idleCorrection,
  lineToCorrect,
  recipesChanged,
} from '#domain/recipe/verify/correction-effect.ts'
import { keptFacts, type WordsToKeep } from '#domain/recipe/verify/kept-facts.ts'
import { lineReports } from '#domain/recipe/verify/line-reports.ts'
import { recipeFacts } from '#domain/recipe/verify/summary.ts'
import { type Author, type Verifiable, verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { worthCooking } from '#domain/recipe/worth/worth-cooking.ts'
import { rememberedBy } from '#domain/remembered.ts'
import { nearestWord } from '#domain/slips.ts'
import { heard } from '#domain/wish/heard.ts'
import { drawPage } from '#server/kitchen/draw-page.ts'
import type { PostText } from '#server/kitchen/post-text.ts'
import { broughtLines, piecesOfFile, readBroughtPage, worthALook } from '#server/kitchen/read-brought.ts'
import { drawBought } from '#server/ports/images/drawn-dish/beside/draw-bought.ts'
import type { PicturedRecipe } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { sceneOf, sceneOfFoods } from '#server/ports/images/drawn-dish/composing/scene-of.ts'
import { drawDish } from '#server/ports/images/drawn-dish/draw-dish.ts'
import type { Detail } from '#server/ports/images/drawn-dish/pen.ts'
import { paintingPrompt } from '#server/ports/images/painting-prompt.ts'
import type { PdfRecipe } from '#server/ports/print/recipe-pdf.ts'

/** The same object for the same wish, by which what was worked out of it for one dish is there for the next. */
const asBefore = rememberedBy<[Wish], Wish>(JSON.stringify, (wish) => wish, {
  bytes: 3_000_000,
  longest: 4000,
  // all the dishes that may be tried for it, with their points
  size: () => 200_000,
})

/**
 * All that the kitchen does beside the server's loop: pure functions, whose arguments and answers are plain values that a
 * thread can be sent. What is read of people's words and what takes more than a millisecond stands here.
 */
export const tasks = {
  compose(wish: Wish, seed: number) {
    const composed = compose(asBefore(wish), seed)
    return 'contradiction' in composed ? composed : { draft: composed.draft, dish: composed.dish }
  },
  refusedWant,
  /** The wish with all that its notes ask for. */
  heardWish(wish: Wish): Wish {
    const { intents, ...order } = heard(wish).wish
    return { ...order, notes: intents.text }
  },
  withWordsHeard,
  checkWritten,
  demoRecipe,
  shownDemo,

  verify: (recipe: Verifiable) => verifyRecipe(recipe),
  verifyWords: (recipe: Verifiable, eater: EaterProfile) => ({
    lines: lineReports(recipe),
    verification: verifyRecipe(recipe, eater, { author: 'cook' }),
  }),
  checkText,
  /** The recipe of a web page, in the places that one has here. */
  readBroughtPage,
  /** Words that a model read off a photograph, in the same places. */
  fittedRecipe,
  /** The same of a file of another program, part by part; where the pieces of a long one are. */
  broughtLines,
  piecesOfFile,
  worthALook,
  /** What a page of a recipe shows besides its words. */
  shownRecipe: (recipe: KeptWords, eater: EaterProfile, author: Author) => {
    const verification = verifyRecipe(recipe, eater, { author })
    return { verification, facts: recipeFacts(verification), cooking: forCooking(recipe) }
  },
  keptFacts,
  keptFactsOfMany: (recipes: readonly { words: WordsToKeep; author: Author }[]) =>
    recipes.map(({ words, author }) => keptFacts(words, nobody, author)),
  ingredientsOfLines: (lines: readonly string[]) => lines.map(ingredientOfLine),
  lineToCorrect,
  idleCorrection,
  correctionEffect,
  recipesChanged,
  priceEffect,
  swapsFor,
  swapsForText,
  swapped,
  servingsFor,
  printedRecipe,
  worthCooking,
  showcase,

  /** For each word the nearest of the first vocabulary, else of the names of foods; undefined where none is near. */
  nearestWords: (words: readonly string[], own: readonly { word: string; count: number }[]) =>
    words.map((word) => nearestWord(word, own) ?? nearestWord(word, foodVocabulary())),

  larderOf,
  usesOfRecipes,
  allowedWants,
  ideasFor,
  composedDinners,

  menuDish: (wish: Wish, seed: number) => menuDish(asBefore(wish), seed),
  menuDishOf,
  chooseMenu,
  sweetWants,
  menuFile,
  menuJson,
  timelineOf,

  /** What every food costs a plan beyond the grams that are used. */
  weekFoods: () => [...foods.keys()].map(weekFoodOf),
  centsAtTill,
  composedCandidate,
  dishAhead,
  /** A plan for whoever waits until the planner can look for the best. */
  firstWeek: (wish: WeekWish, dishes: readonly WeekDish[], without: readonly string[]) =>
    firstWeek(wish, dishes, { chance: chanceFrom(1), now: () => performance.now(), without: new Set(without) }),
  /** A recipe of the member as a plan weighs it, and why somebody may not have it as it is written. */
  dishOfPlan(
    recipe: RecipeOfWeek & NamedRecipe & { id: number; cuisine: string },
    eaters: readonly EaterProfile[],
    author: Author,
  ) {
    const { id, cuisine, dish: composed } = recipe
    const proposed = {
      id: dishOfRecipe(id),
      meals: mealsOfRecipe(recipe),
      author,
      cuisine,
      form: composed?.split('/')[0],
    }
    const dish = weekDishOf(recipe, proposed, eaters)
    return { dish, troubles: troublesOf(recipe, dish, eaters, author) }
  },

  /** Which of these are eaten in the evening. */
  areDinners: (recipes: readonly NamedRecipe[]) => recipes.map((recipe) => mealsOfRecipe(recipe).includes('dinner')),

  foodsToBuy,
  mergedFoods,
  typedItems: (texts: readonly string[]): ListedFood[] => texts.map(typedItem),
  listLines,
  orderedAs: (items: readonly ListedFood[]) => items.map(orderedAs),

  typedStock,
  wantsOfRecipe,
  lessOfLists,
  /** Of rows that came to a line after the rest of it was taken home, one thing is carried home all the same. */
  boughtStock: (lines: readonly { foods: readonly ListedFood[]; given: number }[]) =>
    lines.map(({ foods, given }) => boughtStock(foods.length === 1 ? foods[0]! : mergedFoods(foods)[0]!, given)),

  drawPage,
  drawnRecipe: (recipe: PicturedRecipe, detail: Detail) => drawDish(sceneOf(recipe), detail),
  drawnFoods: (words: readonly string[], detail: Detail) =>
    drawDish(sceneOfFoods(words.flatMap(foodsSpokenOf)), detail),
  drawBought,
  drawnIdea: ({ title, recipeType, lines }: PicturedIdea & { title: string }, detail: Detail) =>
    drawDish(sceneOf({ id: title, title, recipeType, ingredients: lines.map(ingredientOfLine) }), detail),
  paintingPrompt,
  // the setter of pages and its typefaces are read when the first page is set
  async pdfOf(recipe: PdfRecipe): Promise<Uint8Array> {
    const { recipePdf } = await import('#server/ports/print/recipe-pdf.ts')
    return recipePdf(recipe)
  },
  weeklyIssue,

  /** The same for what reads Markdown. */
  async issueText(markdown: string): Promise<readonly Printed[]> {
    const { issueText } = await import('#server/kitchen/issue-text.ts')
    return issueText(markdown)
  },
  async postText(markdown: string, tables: Readonly<Record<string, PostTable>>): Promise<PostText> {
    const { postText } = await import('#server/kitchen/post-text.ts')
    return postText(markdown, tables)
  },
  async previewSvg(title: string, facts: readonly string[]): Promise<string> {
    const { previewSvg } = await import('#server/ports/images/preview-page.ts')
    return previewSvg(title, facts)
  },
}

let ofFoods: { word: string; count: number }[] | undefined

function foodVocabulary() {
  ofFoods ??= [...wordsOfFoods()].map((word) => ({ word, count: 1 }))
  return ofFoods
}

export type Tasks = typeof tasks
export type TaskName = keyof Tasks

interface KeptWords {
  readonly title: string
  readonly description: string
  readonly recipeType: string
  readonly servings: number
  readonly ingredients: readonly Ingredient[]
  readonly instructions: readonly Instruction[]
}

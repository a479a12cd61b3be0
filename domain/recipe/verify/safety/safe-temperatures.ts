import { isA } from '#domain/food/food.ts'
import type { IngredientLine } from '#domain/food/line/line.ts'
import { plain } from '#domain/plain-text.ts'
import type { ReadLine } from '#domain/recipe/verify/reading/read-recipe.ts'
import { rememberedFor } from '#domain/remembered.ts'

/**
 * Safe temperatures in the middle of a piece, as USDA FSIS states them: poultry 165°F, ground meat 160°F, whole cuts and
 * fish 145°F. Rabbit and venison, wild or farmed, have 160°F in the chart of FoodSafety.gov, all wild game in CDC's page on trichinellosis.
 */
export const safeTemperatures = {
  poultry: { celsius: 74, fahrenheit: 165 },
  ground: { celsius: 71, fahrenheit: 160 },
  game: { celsius: 71, fahrenheit: 160 },
  whole: { celsius: 63, fahrenheit: 145 },
  fish: { celsius: 63, fahrenheit: 145 },
} as const
export type MeatKind = keyof typeof safeTemperatures

const poultry = /\b(?:chicken|turkey|duck|goose|quail|hen|poultry|poussin|capon|pheasant|guinea fowl)\b/
/** For lines whose food the table does not know. */
const fishes =
  /\b(?:salmon|cod|tuna|trout|halibut|haddock|tilapia|sea bass|snapper|mackerel|sole|pollock|catfish|monkfish|shrimps?|prawns?|scallops?|mussels?|clams?|squid|lobster|crab)\b/
const meats = /\b(?:beef|pork|lamb|veal|steaks?|mutton|goat|bison|brisket|koft[ae]|kafta|seekh)\b/
const game =
  /\b(?:venison|rabbit|hares?|squirrels?|deer|elk|moose|caribou|reindeer|antelope|kangaroo|wallaby|wild boar|feral hog|javelina|beaver|raccoon|bear (?:meat|loin|roast|steaks?|shoulder|ham))\b/
const ground =
  /\b(?:ground|minced|mince|meatballs?|burger|patties|fresh sausages?|italian sausages?|sausage meat|bratwursts?|merguez|breakfast sausages?|sausages?|koft[ae]|kafta|seekh)\b/
const prepared = /\b(?:cooked|rotisserie|canned|tinned|cans?|smoked|cured|deli|leftover|shredded cooked)\b/
const cured =
  /\b(?:ham|bacon|prosciutto|pancetta|guanciale|salami|pepperoni|jerky|lox|anchov\w*|sashimi|surimi|chorizo|andouille|kielbasa|hot dogs?|frankfurters?|bresaola|mortadella|lardons?|tuna in|paste|bottarga|bonito|dashi|katsuobushi|roe|caviar)\b/
const notFlesh =
  /\b(?:stock|broth|bouillon|fat|schmaltz|lard|tallow|drippings|sauce|seasoning|powder|flavou?r\w*|gelatine?|consomme|cubes?|base|demi|soup|gravy|vegan|vegetarian|plant[- ]based|meatless|eggs?|worcestershire|of the woods)\b/

/**
 * Kind of raw flesh that a line brings to the pan, or undefined: cured, smoked and cooked meats, stocks and fats need no temperature.
 * A cured line such as bacon or Spanish chorizo is left to the eye.
 */
export const meatKindOf = rememberedFor(({ line }: ReadLine): MeatKind | undefined => {
  // what the tables read as chicken stays meat, whatever a correction says that it is
  const kinds = [line, line.asRead].flatMap((read) => (read && kindOf(read)) ?? [])
  return kinds.toSorted((one, other) => safeTemperatures[other].celsius - safeTemperatures[one].celsius)[0]
})

function kindOf(line: IngredientLine): MeatKind | undefined {
  const name = plain(
    line.foods.map(({ words, food, standIn }) => `${words} ${(food ?? standIn)?.name ?? ''}`).join(' '),
  )
  const foods = [...line.foods, ...line.alternatives].flatMap(({ food }) => food ?? [])
  const facts = foods.flatMap((food) => [...food.facts])
  const isRaw = foods.some(isA('raw ground meat'))
  const isGame = foods.some(isA('game')) || (facts.length === 0 && game.test(name))
  const isFish = facts.includes('fish') || (facts.length === 0 && !isGame && fishes.test(name))
  const isMeat = facts.includes('meat') || isGame || (facts.length === 0 && meats.test(name))
  const said = plain(line.text)
  if (notFlesh.test(name) || prepared.test(said) || (cured.test(said) && !isRaw)) return undefined
  if (poultry.test(name)) return isMeat || facts.length === 0 ? 'poultry' : undefined
  // kimchi has fish in it and is none
  if (foods.length > 0 && !foods.some((food) => food.roles.includes('protein'))) return undefined
  if (isFish) return 'fish'
  if (!isMeat) return undefined
  if (isRaw || ground.test(name) || /\bground\b/.test(plain(line.preparation))) return 'ground'
  return isGame ? 'game' : 'whole'
}

/** Whether a line is of bacon as it is sold raw, and does not say that it is cooked. */
export const isRawBacon = rememberedFor(({ line }: ReadLine): boolean => {
  const said = plain(line.text)
  const isMeat = line.foods.length > 0 && line.foods.every(({ food }) => food?.facts.has('meat'))
  return isMeat && bacon.test(said) && !cookedBacon.test(said)
})
/** What bacon is called. */
export const bacon = /\b(?:bacon|lardons?|rashers?)\b/
const cookedBacon =
  /\b(?:\w*cooked|ready|crumbled|crispy?|fried|grilled|bits|canadian|fat|grease|drippings|jam|salt|leftover|or)\b/

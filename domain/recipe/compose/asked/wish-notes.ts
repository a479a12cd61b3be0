import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { shortText } from '#domain/cut-text.ts'
import { punctuatedInside } from '#domain/text/quotes.ts'
import { isFood } from '#domain/wish/allergies/boxed-foods.ts'
import type { Intents } from '#domain/wish/intents.ts'
import { foodNamed } from '#domain/wish/lexicon/vocabulary.ts'

/** Whether what was not understood may be what matters: hardly anything else tells what is to be cooked. */
export function isHalfHeard({ unheard, dishes, foods, types, moods, needs, cuisines, methods }: Intents): boolean {
  const isTold = dishes.length + types.length + moods.size + needs.length + cuisines.length + methods.length > 0
  return unheard.length > 0 && !isTold && !foods.some(({ as }) => as === 'wanted')
}

/** What the notes of a wish say that was not understood, or is done otherwise, in a sentence each without a full stop. */
export function unheardNotes({
  unheard,
  besides,
  owned,
  openAllergy,
  needs,
  parts,
  foods,
  doubtful,
  guessed,
}: Intents): string[] {
  const allergy = 'You mentioned an allergy we didn’t understand. Please check every ingredient'
  const aside = besides.map((words) => `We write one recipe at a time, so ask for “${shown(words)}” next`)
  return [
    ...(openAllergy ? [allergy] : []),
    ...needNotes(needs),
    ...(doubtful
      ? [
          `We left out ${shown(doubtful)} because it comes at the end of your list of things to avoid. If it’s the dish you want, write it first`,
        ]
      : []),
    ...aside.slice(0, 2),
    ...owned.slice(0, 1).map((words) => `We don’t have a recipe that uses up “${shown(words)}” yet`),
    ...parts
      .filter((words) => !isToldByAmount(words, foods))
      .map((words) => `We don’t adjust amounts to “${shown(words)},” so this recipe may call for more or less`),
    ...guessed.slice(0, 3).map(([typed, meant]) => `We read “${shown(typed)}” as “${shown(known(meant))}”`),
    ...partsOf(unheard.filter((words) => needs.length === 0 || !age.test(words))),
  ]
}

/** Whether the amount that there is of a food says the same: 'half a tub of yogurt'. */
function isToldByAmount(words: string, foods: Intents['foods']): boolean {
  return foods.some(({ amount }) => amount && amount.said.toLowerCase() === words.toLowerCase())
}

/** One sentence without a full stop for each way in which needs were met, or not. */
export function needNotes(needs: Intents['needs']): string[] {
  const note = (words: readonly string[], sentence: (names: string) => string) =>
    words.length ? [sentence(`“${shown(words.slice(0, 3).join('” and “'))}”`)] : []
  const of = (way: boolean, met: boolean) =>
    needs
      .filter(({ isWay, isMet, note: own }) => !own && isWay === way && (way || isMet === met))
      .map(({ words }) => words)
  const gone = [...new Set(needs.flatMap(({ note: own, isWay, without }) => (own || isWay ? [] : without)))]
  const leaving = gone.length > 3 ? ` and left out ${gone.slice(0, 3).join(', ')} and more` : ''
  const own = new Map(needs.flatMap(({ note: each, words }) => (each ? [[each, words] as const] : [])))
  return [
    ...[...own].map(([sentence, words]) =>
      sentence.replace('{}', () => `“${shown(words.replace(/^for an? |['’]s$/gi, ''))}”`),
    ),
    ...note(
      of(false, true),
      (names) =>
        `We chose this with ${names} in mind${leaving}, but don’t check recipes for that: please ask a doctor or dietitian`,
    ),
    ...note(
      of(false, false),
      (names) => `We don’t check recipes for ${names}: please ask a doctor or dietitian whether this one is suitable`,
    ),
    ...note(of(true, false), (names) => `We don’t know the rules of ${names}, so this recipe may not follow them`),
  ].map(punctuatedInside)
}

/** A word that few know, by the food that it is. */
function known(word: string): string {
  const [id] = foodNamed(word) ?? []
  return (id && namedFood(id)?.food.plural) ?? word
}

function partsOf(unheard: readonly string[]): string[] {
  return unheard
    .filter((words) => !ofLife.test(words) || ofWish.test(words))
    .slice(0, 3)
    .map(notUnderstood)
}

/** What somebody tells of themselves and of others is heard, and quoted to nobody: 'since Jim passed'. */
const ofLife =
  /\b(?:i|we|he|she|they|it|its|my|our|his|her|their|everything|everyone|everybody|nobody|since|because|until|til|till|when|while|feel|feeling)\b/i
/** But what may ask for something is. */
const ofWish =
  /\b(?:no|not|never|without|cannot|\w+n[’']?t|avoid|allerg\w*|hates?|needs?|must|only|less|more|wants?|likes?|loves?|prefers?)\b/i

/** How old somebody is whose needs were heard. */
const age = /^\d+(?:[ -]?(?:to|or|-|–)[ -]?\d+)?[ -]?(?:months?|weeks?|years?)(?:[ -]old)?$/i

/** The sentence for words of the notes that mean nothing to the kitchen: they may matter, or be said in passing. */
export function notUnderstood(words: string): string {
  return `Not taken into account: “${shown(words)}”`
}

/** The sentence for a wanted food that does not come. */
export function notKnown(words: string): string {
  return isFood(words)
    ? `Our kitchen doesn’t cook with ${shown(words)} yet, so it isn’t in this dish`
    : `We don’t recognize “${shown(words)}” as a food, so it isn’t in this dish`
}

/** A cook's words, cut to what a note has room for. */
export function shown(words: string): string {
  return shortText(words, 58)
}

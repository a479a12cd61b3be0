import { dishOfForm } from '#domain/catalogue/book/book-forms.ts'
import { standIns } from '#domain/catalogue/book/stand-ins.ts'
import type { SlotId } from '#domain/catalogue/foods/dish-food.ts'
import { isHot, singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { isManyWord, shortNames } from '#domain/catalogue/writing/dish-line.ts'
import { joined, withArticle } from '#domain/catalogue/writing/sentences.ts'
import { cutText } from '#domain/cut-text.ts'
import { allergenName, allergensNamed } from '#domain/food/allergens/allergens.ts'
import { hasHeat } from '#domain/options/equipment.ts'
import { everyKitchen } from '#domain/options/every-kitchen.ts'
import type { Asked } from '#domain/recipe/compose/asked/asked.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import type { Want } from '#domain/recipe/compose/asked/want.ts'
import { notUnderstood } from '#domain/recipe/compose/asked/wish-notes.ts'
import { otherDish } from '#domain/recipe/compose/book/name-notes.ts'
import { cuisinesOf, isOneOf, isTrueToKitchen } from '#domain/recipe/compose/dish/cuisines-of.ts'
import type { Dish } from '#domain/recipe/compose/dish/dish.ts'
import { shareSaid, sharesSaid } from '#domain/recipe/compose/own-words/how-much.ts'
import { leftoverNotes } from '#domain/recipe/compose/own-words/leftovers.ts'
import { muchTaken } from '#domain/recipe/compose/own-words/much-of.ts'
import { lackingNotes } from '#domain/recipe/compose/own-words/only-has.ts'
import { boundsOf, doneWithInstead, standInNotes } from '#domain/recipe/compose/own-words/stand-in-notes.ts'
import { isHotEnough } from '#domain/recipe/compose/portion/chile-heat.ts'
import { tasteReason } from '#domain/recipe/compose/select/learned.ts'
import { usedUp } from '#domain/recipe/compose/select/on-hand.ts'
import { mildNotes } from '#domain/recipe/compose/write/mild-notes.ts'
import { unmetNotes } from '#domain/recipe/compose/write/unmet-notes.ts'
import { isRipe } from '#domain/recipe/verify/claims/claims.ts'
import { forbiddenBy } from '#domain/wish/allergies/boxed-foods.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** Why this dish for this cook, in sentences without a full stop; answers of the cook's profile say 'because you …'. */
export function reasonsFor(dish: Dish, wish: HeardWish): string[] {
  const { candidate } = dish
  const fromProfile = (answer: HeardWish['because'][number]) => wish.because.includes(answer)
  const reasons: string[] = []
  if (wish.diet) reasons.push(dietReason(wish.diet, fromProfile('diet')))
  if (wish.allergens.length) {
    const free = joined(allergensNamed(wish.allergens, 'absent'), 'or')
    reasons.push(
      `no listed ingredient contains ${free}${fromProfile('allergies') ? ', because of your allergies' : ''}`,
    )
  }
  const implied = wish.intents.implied
  const declared = new Set(wish.allergens.map((allergen) => singular(allergenName(allergen))))
  const refused = wish.exclude.filter((each) => !implied.has(each) && !declared.has(singular(each)))
  if (refused.length) {
    reasons.push(
      `without ${joined(refused.slice(0, 4).map((each) => cutText(each, 30)))}, ${fromProfile('dislikes') ? 'which you dislike' : 'as you asked'}`,
    )
  }
  if (wish.maxMinutes !== undefined) {
    reasons.push(
      `ready in ${wish.maxMinutes} minutes or less, ${fromProfile('time') ? 'because that’s the time you have' : 'as you asked'}`,
    )
  }
  if (wish.complexity && fromProfile('skill'))
    reasons.push(`no harder than your skill level: ${wish.complexity.toLowerCase()}`)
  const liked = cuisinesOf(candidate).find((cuisine) => isOneOf(wish.preferredCuisines, cuisine))
  if (!wish.cuisine && liked && isTrueToKitchen(candidate, dish.lines)) reasons.push(`${liked}, because you like it`)
  if (wish.equipment.length && !hasHeat(wish.equipment))
    reasons.push('nothing in it is cooked, because your kitchen lists nothing to cook on')
  else if (wish.equipment.length && fromProfile('equipment')) reasons.push('cooked with what’s in your kitchen')
  const owned = candidate.machines.filter((each) => wish.preferEquipment.includes(each))
  const machine =
    owned.find((each) => each === candidate.form.few) ?? owned.find((each) => !everyKitchen.has(each)) ?? owned[0]
  if (machine)
    reasons.push(
      `made ${/top|grill$|griddle/i.test(machine) ? 'on' : 'in'} your ${machine === 'Sous Vide' ? 'sous vide bath' : machine.toLowerCase()}`,
    )
  reasons.push(...amountReasons(dish, wish))
  const book = dishOfForm(candidate.form)
  const others = book ? standIns(book, dish.lines) : []
  if (others.length) {
    const told = others.slice(0, 2)
    const inPlace = joined(told.map(({ line }) => line.listed))
    reasons.push(`made with ${inPlace} instead of ${joined(told.map(({ own }) => shortNames(own)[1]))}`)
  }
  const taste = tasteReason(dish, wish)
  if (taste) reasons.push(taste)
  return [...reasons, ...asked(dish, wish)].slice(0, 12)
}

function amountReasons({ lines }: Dish, wish: HeardWish): string[] {
  const shares = sharesSaid(wish)
  return lines.flatMap((line) => {
    const share = shareSaid(wish, { id: line.slot }, line.id)
    return shares.has(line.id) && share !== 1
      ? [`${share < 1 ? 'less' : 'more'} ${shortNames(line)[1]} than usual, as you asked`]
      : []
  })
}

/** What was asked for in the request itself, and kept. */
function asked(dish: Dish, wish: HeardWish): string[] {
  const reasons: string[] = []
  for (const { amount, isLittle } of muchTaken(dish.lines, wish.servings, readWish(wish).wanted))
    if (!isLittle) reasons.push(`with ${amount} in it, as you have plenty`)
  if (wish.calories) reasons.push(`about ${wish.calories} calories a serving, as you asked`)
  if (wish.budget !== undefined) reasons.push(`within your $${wish.budget} for what you use`)
  if (wish.season) {
    const season = wish.season.toLowerCase()
    const inSeason = dish.lines.filter(
      ({ food, slot }) => ripening.has(slot) && food.months.length < 9 && isRipe(food.months, season),
    )
    const words = inSeason.slice(0, 2).map(({ food }) => food.plural)
    if (words.length) reasons.push(`chosen for ${season}, with ${joined(words)}`)
  }
  if (wish.spiceLevel && dish.lines.some(isHot) && isHotEnough(dish.lines, wish)) {
    reasons.push(`${wish.spiceLevel.toLowerCase()}, as you asked`)
  }
  return reasons
}

/** Places whose foods have a season that a cook cares for. */
const ripening: ReadonlySet<SlotId> = new Set(['vegetable', 'raw', 'leaf', 'fruit', 'main'])

function dietReason(diet: string, fromProfile: boolean): string {
  const name = allergenName(diet)
  if (!fromProfile) return `${name}, as you asked`
  return ownWords.has(diet) ? `because you are ${name}` : `${name}, because that’s how you eat`
}
const ownWords = new Set(['vegan', 'vegetarian', 'pescatarian'])

/** Says that a machine which was asked for is not used: an oven and a stove go without saying. */
function machineNotes(used: readonly string[], asked: readonly string[]): string[] {
  const special = asked.filter((machine) => !everyKitchen.has(machine))
  if (!special.length || asked.some((machine) => used.includes(machine))) return []
  return [
    `We found no dish for ${withArticle(joined(special).toLowerCase())} that fits, so this one is made without it`,
  ]
}

function isOf(want: Want | undefined, refused: string): boolean {
  const forbidden = forbiddenBy(refused)
  return want?.anyOf.every((id) => forbidden.includes(id)) ?? false
}

/** 'No wine' is meant of all alcohol: who asks for beer in its place is told so. */
function leftOut(words: string, refused: string, because: string | undefined): string {
  if (because !== undefined) return `We left out ${words}, because you wrote “${because}”`
  const isSame = singular(words) === singular(refused)
  return `We left out ${words}, ${isSame ? 'as you asked' : `because you asked for no ${refused}`}`
}

/** Whether a note says that a name, or a word of it, was not understood, which is said already. */
function tellsOfPart(note: string, name: string): boolean {
  const words = name.split(' ')
  return words.some((_, from) => words.some((_, to) => note === notUnderstood(words.slice(from, to + 1).join(' '))))
}

/** Whether a note says of words that stand on the list that they were not understood: 'boneless'. */
function isListed(note: string, lines: Dish['lines']): boolean {
  const list = new Set(lines.flatMap(({ listed }) => listed.toLowerCase().split(/[ ,]+/)))
  return [...list].some((word) => word.length > 3 && note === notUnderstood(word))
}

/** Of what has none nobody takes the bones out. */
function hasBones(lines: Dish['lines']): boolean {
  return lines.some(
    ({ behaviour, food, listed }) =>
      (/^(?:fish|bone-in poultry)$/.test(behaviour.kind) && !food.name.startsWith('canned ')) ||
      /\b(?:bone-in|ribs?|shanks?|chops?)\b/.test(listed),
  )
}
function withoutBones(note: string): string {
  return note.replace('. Take out bones before you serve it', '').replace('Take out bones, and cut', 'Cut')
}

/** The juice and the zest of a citrus fruit are of it, and are not all that who names it may have in mind. */
function isPartOf({ anyOf }: Want, name: string): boolean {
  return anyOf.some((id) => {
    const whole = namedFood(id)
    return whole?.behaviour.kind === 'citrus' && [`${whole.food.name} juice`, `${whole.food.name} zest`].includes(name)
  })
}

/** What of the wish was not understood or not followed. */
export function notesFor(dish: Dish, title: string, asked: Asked): string[] {
  const { reading, wish, allowed } = asked
  const other = otherDish(dish, title, asked)
  const used = usedUp(dish.lines, reading)
  const notes = [
    ...(other ? [other.note] : []),
    ...reading.notes
      .filter(
        (note) =>
          (!other || !tellsOfPart(note, other.name)) &&
          !used.some((said) => note.includes(`“${said},”`)) &&
          !isListed(note, dish.lines),
      )
      .map((note) => (hasBones(dish.lines) ? note : withoutBones(note))),
    ...leftoverNotes(dish, reading.wanted),
    ...standInNotes(dish, asked),
    ...doneWithInstead(dish, asked),
    ...muchTaken(dish.lines, wish.servings, reading.wanted)
      .filter(({ isLittle }) => isLittle)
      .map(
        ({ words, amount }) =>
          `This dish takes no more than ${amount}: we found no dish that fits and uses more ${words}`,
      ),
    ...lackingNotes(dish.lines, reading),
    ...mildNotes(dish, asked),
    ...machineNotes(dish.candidate.machines, reading.machines),
  ]
  notes.push(...unmetNotes(dish, asked))
  if (wish.recent.includes(dish.key))
    notes.push('You’ve had this dish in the last 30 days, but we found no other that fits your request')
  for (const words of dish.missing) {
    const want = reading.wanted.find((each) => each.words === words)
    const may = want?.anyOf.some((id) => allowed.has(id)) ?? false
    const part = dish.lines.find(({ food }) => want && isPartOf(want, food.name))
    if (part) {
      notes.push(`The only ${words} in this dish is ${part.listed}`)
      continue
    }
    const refused = may ? undefined : reading.refusedInNotes.find((each) => isOf(want, each))
    // 'Grilled chicken needs chicken, which you’ve asked us to leave out' has said so
    if (refused !== undefined && other?.note.includes(` ${refused}, which`)) continue
    if (refused !== undefined) notes.push(leftOut(words, refused, wish.intents.implied.get(refused)))
    // who asks for a dish without meat for those who love it has said so
    else if (may || words !== 'meat')
      notes.push(
        may
          ? `We couldn’t work ${words} into ${isManyWord(dish.candidate.form.label) ? 'these' : 'this'} ${dish.candidate.form.label}`
          : `We left out ${words}: ${isManyWord(words) ? 'they don’t' : 'it doesn’t'} go with ${boundsOf(wish)}`,
      )
  }
  if (wish.spiceLevel && !isHotEnough(dish.lines, wish))
    notes.push(
      `${dish.lines.some(isHot) ? `This dish is milder than “${wish.spiceLevel.toLowerCase()}”` : 'This dish has no chile'}${dish.candidate.form.sweet ? '' : '; serve it with hot sauce if you want it hotter'}`,
    )
  return notes.slice(0, 12)
}

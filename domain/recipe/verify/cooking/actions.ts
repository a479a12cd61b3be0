import { idsWithin } from '#domain/food/foods.ts'
import { wordSet } from '#domain/plain-text.ts'
import { beside, type Clause, clausesOf } from '#domain/recipe/verify/cooking/clauses.ts'
import type { Heat } from '#domain/recipe/verify/cooking/heat.ts'
import { firstOf, LineSet, type Lines, none } from '#domain/recipe/verify/cooking/lines.ts'
import { type Named, namesIn } from '#domain/recipe/verify/cooking/names.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { rememberedFor } from '#domain/remembered.ts'
import { stemsOf } from '#domain/text/tokens.ts'

/** What a clause of a step is done to; lines by their place in the list. */
export interface Action {
  step: number
  clause: Clause
  /** Those that it names, or that 'it', 'the mixture' or nothing stands for. */
  foods: LineSet
  /** With those that were mixed with them before. */
  along: LineSet
  /** How it is heated: by the clause, or as it goes into what is on the fire. */
  heat?: Heat
}

/**
 * What the steps do, clause by clause. A clause acts on the foods that it names; where it names none, on what was in hand before; 'the
 * batter' and other things that no list holds are all that has been put together so far. A food that is not listed ('boil the pasta') is
 * in hand by itself.
 */
export const actionsOf = rememberedFor((recipe: ReadRecipe): readonly Action[] => {
  const hands = new Hands(recipe.lines.length)
  const ids = new Set(recipe.lines.flatMap((line) => line.foods.flatMap((food) => [...idsWithin(food)])))
  const title = new Set(stemsOf(recipe.title))
  const found: Action[] = []
  for (const [step, read] of recipe.steps.entries()) {
    const names = namesIn(read, recipe.lines, { ids, title })
    for (const clause of clausesOf(read)) found.push({ step, clause, ...hands.take(clause, names(clause)) })
  }
  return found
})

/** Whether a line meets heat, alone or with what it was mixed into. Where no step names it, any heat may be meant for it. */
export function isHeated(recipe: ReadRecipe, line: number): boolean {
  const { isAnyHot, named, heated } = heatOfLines(recipe)
  return heated.has(line) || (isAnyHot && !named.has(line))
}
const heatOfLines = rememberedFor((recipe: ReadRecipe) => {
  const actions = actionsOf(recipe)
  const hot = actions.filter(({ heat }) => heat !== undefined)
  return {
    isAnyHot: hot.length > 0,
    named: linesOf(actions.map(({ foods }) => foods)),
    heated: linesOf(hot.map(({ along }) => along)),
  }
})

/** All lines of some sets. */
export function linesOf(sets: readonly LineSet[]): LineSet {
  return new LineSet(sets.reduce((all, { lines }) => all | lines, none))
}

/** What the cook has in hand, and what has been put together. */
class Hands {
  #inHand: Lines = none
  #used: Lines = none
  /** All that is in one group with another. */
  #together: Lines = none
  /** For each line those that it was put together with. */
  readonly #groups: Lines[]
  readonly #all: Lines
  readonly #sets = new Map<Lines, LineSet>()
  /** What lines come to with their groups, until other lines are put together. */
  readonly #wholes = new Map<Lines, Lines>()
  /** Before anything was named, 'them' are what the list holds. */
  #hasBegun = false
  /** Whether what is in hand stands on the fire. */
  #isHot = false

  constructor(lines: number) {
    this.#groups = Array.from({ length: lines }, (_, line) => 1n << BigInt(line))
    this.#all = this.#groups.reduce((all, line) => all | line, none)
  }

  take(clause: Clause, named: Named): Pick<Action, 'foods' | 'along' | 'heat'> {
    const { lines } = named
    const foods = this.#actedOn(named)
    const along = this.#with(isImplied(named) ? foods | this.#together : foods)
    const wasHot = this.#isHot
    this.#put(clause, named, foods)
    this.#used |= lines
    this.#hasBegun ||= lines !== none || named.isOther || named.isMade
    const heat = clause.heat ?? (wasHot && this.#isHot && foods !== none ? 'cook' : undefined)
    return { foods: this.#setOf(foods), along: this.#setOf(along), ...(heat && { heat }) }
  }

  #actedOn(named: Named): Lines {
    const { lines } = named
    if (named.isAll || (named.isEverything && this.#setOf(this.#used).size < 2)) return this.#all
    if (named.isEverything) return this.#used
    if (lines !== none) {
      if (named.isPronoun || named.isAdjunct) return lines | this.#inHand
      return named.isMade ? this.#with(lines) : lines
    }
    if ((named.isOther || named.isVessel) && !named.isPronoun) return none
    if (!this.#hasBegun) return this.#all
    return named.isMade ? this.#inHand | this.#together : this.#inHand
  }

  #with(lines: Lines): Lines {
    const known = this.#wholes.get(lines)
    if (known !== undefined) return known
    let all = lines
    for (let rest = lines & this.#together; rest !== none; ) {
      const group = this.#groups[firstOf(rest)]!
      all |= group
      rest &= ~group
    }
    this.#wholes.set(lines, all)
    return all
  }

  /** What is in hand afterwards. */
  #put(clause: Clause, named: Named, foods: Lines): void {
    const { verb, text, words, heat } = clause
    const base = verb?.base ?? ''
    if (beside.has(words[0]?.word ?? '')) {
      this.#isHot ||= heat !== undefined && staysHot(base, text)
      // 'once the beans have soaked, boil them'
      if (this.#inHand === none && !goesOn.has(words[0]?.word ?? '')) this.#inHand = named.lines
      return
    }
    // 'mix well' goes on with what is in hand
    const isStarted = isBeginning(base, text) && !named.isAdjunct && !(base === 'mix' && isImplied(named))
    this.#isHot =
      heat !== undefined && (!named.isVessel || pans.test(text))
        ? staysHot(base, text)
        : this.#isHot && !isStarted && !this.#isServed(clause, named) && !cools.test(text)
    if (named.lines !== none || named.isAll || named.isEverything) {
      this.#inHand = isStarted && !named.isPronoun ? foods : this.#inHand | foods
      if ((preparing.has(base) && !/\b(?:with|into)\b/.test(text)) || seasoning.has(base)) return
      this.#join(this.#inHand)
      this.#inHand = this.#with(this.#inHand)
    } else if (named.isOther && isStarted && !named.isPronoun) this.#inHand = none
    else if (named.isMade) {
      this.#inHand = foods
      if (joining.has(base)) this.#join(foods)
    }
  }

  /** 'Fry the bread and spread it', 'fry the bacon and crumble it over the sauce', where no bacon is listed: what is hot is no food of the list. */
  #isServed({ verb, text }: Clause, named: Named): boolean {
    if (serving.has(verb?.base ?? '') || asItIs.test(text)) return true
    if (this.#inHand !== none) return false
    return (named.isPronoun && over.test(text)) || (named.isMade && (poured.test(text) || dipped.test(text)))
  }

  #join(lines: Lines): void {
    const whole = this.#with(lines)
    // a group that has one of its lines has all of them
    if (whole === none || this.#groups[firstOf(whole)] === whole) return
    for (const line of this.#setOf(whole)) this.#groups[line] = whole
    this.#wholes.clear()
    this.#together |= whole
  }

  /** The same lines are one set each time. */
  #setOf(lines: Lines): LineSet {
    const known = this.#sets.get(lines) ?? new LineSet(lines)
    this.#sets.set(lines, known)
    return known
  }
}

/** Nothing is named: it is done to what was in hand. */
function isImplied({ lines, isOther, isVessel }: Named): boolean {
  return lines === none && !isOther && !isVessel
}

/** With these the cook begins something, unless they say 'in'; with all others they go on with what is in hand. */
const beginning = wordSet(
  'preheat mix whisk combine beat blend boil cook fry heat melt brown saute sear roast bake grill simmer steam poach bring make prepare toast warm',
)
const joining = wordSet('add fold stir pour spread fill top layer mix combine put place spoon blend assemble')
/** Nothing is put together by these. */
const preparing = wordSet(
  'chop dice slice peel cut grate wash rinse trim mash drain pat shred halve crush soak thaw defrost grind',
)
/** What is done meanwhile. */
const goesOn = wordSet('while whilst')
/** 'The chicken goes on top just as it is' leaves it raw, however hot the rice is. */
const asItIs = /\bas (?:it is|they are)\b(?! (?:cook|bak|fry|heat|simmer|boil|roast))|\b(?:raw|uncooked)\b/
const dipped = /\b(?:it|them) (?:into|in|through|with) the\b/
const poured = /\b(?:over|on top|alongside)\b/
const over = /\b(?:it|them) (?:over|onto|on top of|on) the\b/
/** What is done at the table, whatever was on the fire before. */
const serving = wordSet('spread serve')
/** What is put on a food by these is not cooked because the food is, nor the food because it is. */
const seasoning = wordSet('toss season rub sprinkle squeeze marinate drizzle serve garnish scatter')
function isBeginning(base: string, text: string): boolean {
  return (
    (beginning.has(base) && !/\b(?:mix|whisk|beat|blend) in\b/.test(text)) || preparing.has(base) || apart.test(text)
  )
}

/** What was boiled or fried is on the fire until it is taken off; what was baked or microwaved comes out. */
function staysHot(base: string, text: string): boolean {
  return !/^(?:bake|roast|grill|broil|toast)$/.test(base) && !/\bmicrowave/.test(text) && !cools.test(text)
}
const cools =
  /\b(?:off|from) (?:the |your )?(?:heat|oven|stove|pan|pot|skillet|water)\b|\b(?:remove|drain|cool|chill|transfer|refrigerate|strain|meanwhile)\b|\bset (?:\w+ )?aside\b|\bturn (?:\w+ ){0,2}off\b|\btake (?:\w+ ){0,3}(?:out|off)\b/
/** A pan that was heated is hot for what goes into it; an oven is turned on long before. */
const pans = /\b(?:skillet|pan|wok|griddle|saucepan|pot)\b/
const apart =
  /\bmeanwhile\b|\b(?:separate|another|second|clean|different) (?:\w+ )?(?:bowl|pot|pan|saucepan|skillet|dish|jug)\b|^\W*for the\b/

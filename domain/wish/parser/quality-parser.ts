import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { wordSet } from '#domain/plain-text.ts'
import { gerundOf, verbOf } from '#domain/text/verbs.ts'
import { amountOf, measureBefore, weightAt } from '#domain/wish/figures/amount-said.ts'
import { fillers } from '#domain/wish/lexicon/small-words.ts'
import { type Found, foodNamed, foodPacked, phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import type { DishMeaning, Meaning } from '#domain/wish/meaning.ts'
import { DenialParser } from '#domain/wish/parser/denial-parser.ts'
import { foodOfTaste, isOfDishes, isQuality, isTelling, workIn } from '#domain/wish/parser/qualities.ts'
import { isCommon } from '#domain/wish/spelling/spelling.ts'

/** Hears how a dish is to be, or not to be: 'something smoky', 'brown butter', 'no smell', 'needs no kneading'. */
export class QualityParser extends DenialParser {
  /** What was heard last is understood and asks for nothing: 'something', 'please'. */
  isEmpty = false
  /** In this part such words were heard; words that ask for something, and are not understood; qualities. */
  private emptied = false
  private strangers = 0
  private qualitiesBefore = 0
  /** Words in a row of this part that mean nothing, and whether no dictionary has one of them: what is asked for may be called so. */
  private rows: { from: number; to: number; isRare: boolean }[] = []

  hearNothing(): void {
    this.isEmpty = true
    this.emptied = true
  }

  /** Where a part was understood but for a name, the 'boxty' of 'boxty that does not break', the name is told. */
  endPart(isUnderstood: boolean): void {
    const isQualityIn = (from: number, to: number) =>
      this.intents.qualities.some((each) => each.to > from && each.to <= to)
    for (const { from, to, isRare } of isUnderstood ? this.rows : [])
      if (isRare && !isQualityIn(from, to)) this.intents.unheard.push(this.typed(from, to))
    this.rows = []
    this.emptied = false
    this.strangers = 0
    this.qualitiesBefore = this.intents.qualities.length
  }

  /** Tells a part that was not understood, unless it says nothing. */
  unheard(from: number, to: number): void {
    const isTold = this.words.slice(from, to).some((word) => !fillers.has(word)) && this.meansMore()
    if (isTold) this.intents.unheard.push(this.typed(from, to))
  }

  /** Whether a part of which only 'something' was understood asks for what it is: 'something Ottolenghi style'. */
  private meansMore(): boolean {
    if (this.intents.qualities.length > this.qualitiesBefore) return false
    return !this.emptied || this.strangers > 0
  }

  /** 'Don't fry the eggplant' denies the frying, and who says so has an eggplant. Tells how many words that was, up to the food or with one that the named dish has anyway. */
  deniedWork(at: number, end: number): number {
    if (this.mode !== 'refused' || this.heardSince || !this.isRightBehindDenial(at)) return 0
    const from = /^(?:deep|pan|stir|shallow)$/.test(this.words[at] ?? '') ? at + 1 : at
    const verb = verbOf(this.tokens[from]?.word ?? '')
    if (verb?.kind !== 'handles' && verb?.base !== 'blend') return 0
    if (verb.form !== 'gerund' && !(verb.form === 'base' && doing.test(this.deniedBy))) return 0
    // baking potatoes and cooking apples are foods
    if (phraseAt(this.words, at, end)?.foods?.length) return 0
    let to = from + 1
    while (to < end && fillers.has(this.words[to] ?? '')) to += 1
    const found = to < end ? phraseAt(this.words, to, end) : undefined
    if (!found?.foods || (to === from + 1 && !manners.has(verb.base))) return 0
    const isOfDish = this.intents.dishes.length > 0
    if (this.intents.qualities.length < mostQualities)
      this.quality(gerundOf(verb.base), at, to, at, found.words.split(' ').at(-1), verb.base)
    this.turn('wanted', to)
    return to - at + (isOfDish ? found.length : 0)
  }

  private isRightBehindDenial(at: number): boolean {
    return at >= this.turnedAt && this.words.slice(this.turnedAt, at).every((word) => fillers.has(word))
  }

  override strangeWord(word: string, at: number): void {
    if (isTelling(word) && word.length > 2) this.strangers += 1
    const isRightBehind = this.mode === 'refused' && !this.heardSince && at - this.turnedAt <= 1
    super.strangeWord(word, at)
    if (isRightBehind && this.hearLessOf(word, at)) return
    if (this.mode === 'wanted' && !fillers.has(word)) this.nameless(word, at)
    if (this.isComponent(word, at)) return this.component(word, at)
    if (fillers.has(word) || this.intents.qualities.length >= mostQualities) return
    const isBinding = this.mode === 'wanted' || isRightBehind
    if (!isBinding || this.isToldAsDenied(at)) return
    const isSaid =
      (isQuality(word) && !possessives.has(this.words[at - 1] ?? '')) ||
      (isRightBehind && (workIn(word) !== undefined || this.isDeniedThing(word, at)))
    if (!isSaid) return
    const part = isRightBehind ? undefined : this.partBehind(at)
    this.quality(word, at, at + (part ? 2 : 1), isRightBehind ? this.denialAt(at) : at, part)
  }

  /** 'Not too cheesy' has less cheese. Tells whether the word is one for a taste. */
  private hearLessOf(word: string, at: number): boolean {
    const food = foodOfTaste(word)
    if (food) this.food({ words: food, length: 1, foods: foodNamed(food) ?? [] }, at)
    const named = food ? this.intents.foods.at(-1) : undefined
    if (named) named.as = 'little'
    return named !== undefined
  }

  /** The sauce of 'with white sauce', of which nobody knows a food by that name. */
  private isComponent(word: string, at: number): boolean {
    const before = this.words[at - 1] ?? ''
    const isSaid = this.mode === 'wanted' && components.has(word) && !this.tokens[at]?.after
    if (!isSaid || before.length < 3 || fillers.has(before) || possessives.has(before)) return false
    const named = this.intents.foods.at(-1)
    // a mushroom sauce has mushrooms, and a green sauce no greens
    return named?.to !== at || colors.has(named.words)
  }

  /** 'Chops in mushroom gravy' are chops: a sauce of the catalogue that a food or a dish comes with is a part of that. Tells whether it was. */
  partBeside(found: Found, { forms }: DishMeaning, at: number): boolean {
    const named = this.intents.foods.at(-1)
    const from = named?.to === at ? named.from : at
    const before = this.words[from - 1] ?? ''
    const leads =
      this.intents.dishes.length > 0 || this.intents.foods.some((each) => each.as === 'wanted' && each.to < from)
    const isPart = bookDishes.get(forms[0] ?? '')?.entry.part ?? false
    if (this.mode !== 'wanted' || !isPart || !leads || !besides.has(before)) return false
    this.foodsWithin(found, at)
    const to = at + found.length
    if (to - from > 1 && this.intents.qualities.length < mostQualities)
      this.quality(this.words[from] ?? '', to - 1, to, from, this.words[to - 1])
    return true
  }

  private component(word: string, at: number): void {
    if (this.intents.foods.at(-1)?.to === at) this.intents.foods.pop()
    if (this.intents.qualities.length < mostQualities) this.quality(this.words[at - 1] ?? '', at, at + 1, at - 1, word)
  }

  /** A word that means nothing, with those right before it. Where and when something is eaten says nothing of what it is. */
  private nameless(word: string, at: number): void {
    const before = this.rows.at(-1)
    const isRare = word.length > 2 && !isCommon(word) && !verbOf(word) && !/\d/.test(word)
    if (before?.to === at && !this.tokens[at]?.after) {
      before.to = at + 1
      before.isRare ||= isRare
    } else if (!prepositions.has(this.words[at - 1] ?? '') && this.rows.length < mostQualities)
      this.rows.push({ from: at, to: at + 1, isRare })
  }

  /** 'Brown butter' is butter, and browned: what a cook does to a food stands before its name. */
  override food(found: Found, at: number): void {
    if (this.isCutOf(found, at))
      return this.quality(found.words, at, at + found.length, this.intents.foods.at(-1)?.from ?? at)
    this.intents.qualities = this.intents.qualities.filter(
      ({ to, isDenied, of }) => !isDenied || of !== undefined || to !== at,
    )
    if (this.leftover && this.afterComma && this.isBought(found, at)) this.leftover = false
    super.food(found, at)
    if (this.mode === 'wanted') this.partOf(found, at)
    if (this.mode === 'wanted') this.amountBefore(found, at)
    const [word = '', noun, more] = found.words.split(' ')
    const [id] = found.foods ?? []
    const own = namedFood(id ?? '')?.food
    if (this.mode !== 'wanted' || this.leftover || this.isOwned(at) || !noun || more || !own) return
    const verb = verbOf(word)
    const isOwnName = [own.name, own.plural].some((name) => name.split(' ').includes(word))
    if (verb?.kind === 'handles' && !isOwnName && verb.base !== 'freeze') this.quality(word, at, at + 2, at, noun)
  }

  /** 'Leftover ham, a bag of dried peas': what has a package of its own, or is raw by its name, is no leftover, nor is what comes after it. */
  private isBought({ words }: Found, at: number): boolean {
    const before = this.words.slice(Math.max(0, at - 3), at)
    return packages.test(before.join(' ')) || raw.test(`${before.at(-1)} ${words}`) || raw.test(words)
  }

  /** Foods that the cook has and that dishes are called by, too: 'I have hummus', 'a can of mushroom soup'. Tells whether it is no dish therefore. */
  hearOwn(found: Found, at: number): boolean {
    if (this.mode !== 'wanted') return false
    // 'all I have is pasta and butter' may well be buttered noodles
    const isAlone = this.isSaidOf(this.aloneTo, at)
    if (isAlone && found.words.split(' and ').every((words) => foodNamed(words)?.length)) this.foodsWithin(found, at)
    const isPacked = packages.test(this.words.slice(Math.max(0, at - 2), at).join(' '))
    // what is bought packed and not cooked with here is no dish either
    const packed = isPacked ? foodPacked(found.words) : undefined
    const own = this.isOwned(at) && found.foods?.length ? found : packed
    if (own) this.food({ ...found, ...own }, at)
    return own !== undefined
  }

  /** 'Won't go to the shop': what was named is all that there is. */
  closes({ isCupboard, isLoose }: Extract<Meaning, { is: 'closed' }>): true {
    this.intents.closed ??= isCupboard ? 'cupboard' : isLoose ? 'several' : 'all'
    this.mode = 'wanted'
    return true
  }

  /** '2 aubergines', 'a pint of milk': how much there is of what was heard last. */
  private amountBefore({ words, foods }: Found, at: number): void {
    const named = this.intents.foods.at(-1)
    if (!named || named.from !== at || !foods?.length) return
    const from = measureBefore(this.words, at, (place) => !this.tokens[place]?.after)
    const amount = from === undefined ? undefined : amountOf(this.typed(from, at), words)
    if (!amount) return
    // nobody counts peppercorns
    if (words === 'pepper') named.anyOf = foodNamed('bell pepper') ?? foods
    named.amount = amount
  }

  /** '2 lbs': words of an amount, which that of 'chicken thighs, about 2 lb' is of the food before. 0 where there are none. */
  amount(at: number): number {
    const isJoined = (place: number) => !this.tokens[place]?.after
    const length = weightAt(this.words, at, isJoined)
    const named = this.intents.foods.at(-1)
    if (!length || !named || named.amount || named.as !== 'wanted') return length
    const between = this.words.slice(named.to, at)
    const end = at + length
    const isLast = end === this.words.length || !isJoined(end) || /^(?:or so|each|total)$/.test(this.rest(end))
    if (!isLast || between.some((word) => !fillers.has(word) && word !== 'about')) return length
    const amount = amountOf(this.typed(at, end), named.words)
    if (amount) named.amount = amount
    return length
  }

  /** What is left of a part from a place on. */
  private rest(from: number): string {
    return this.words.slice(from, this.partEnd(from)).join(' ')
  }

  /** 'Half a head of cauliflower': how much of a food there is. */
  private partOf({ length }: Found, at: number): void {
    let from = at - 1
    while (at - from <= 5 && measures.has(this.words[from] ?? '')) from -= 1
    const isPart =
      from < at - 1 &&
      shares.has(this.words[from] ?? '') &&
      !this.tokens.slice(from + 1, at + 1).some(({ after }) => after)
    if (isPart && this.intents.parts.length < 2) this.intents.parts.push(this.typed(from, at + length))
  }

  private quality(word: string, at: number, to: number, from: number, of?: string, work?: string): void {
    const isDenied = this.mode === 'refused'
    this.intents.qualities.push({
      word,
      words: this.typed(from, to),
      to: at + 1,
      isDenied,
      ...(of && { of }),
      ...(work && { work }),
    })
  }

  /** The part of a dish that a quality is said of: the skin of 'crispy skin'. */
  private partBehind(at: number): string | undefined {
    const next = this.tokens[at + 1]
    const word = this.words[at + 1] ?? ''
    const isPart =
      next?.after === '' && word.length > 3 && !fillers.has(word) && isOfDishes(word) && !phraseAt(this.words, at + 1)
    return isPart ? word : undefined
  }

  /** A thing that is no food: the smell of 'no smell'. */
  private isDeniedThing(word: string, at: number): boolean {
    return this.isDeniedMember(at) && isTelling(word)
  }
}

/** Ways of cooking, said of any food: who does not boil potatoes has some. Who does not cook pork has none, but who does not cook the tomatoes. */
const manners = wordSet(`
  bake barbecue blanch blend boil braise broil brown burn char chop freeze fry grate griddle grill marinate mash melt microwave overcook peel poach puree
  reheat roast saute sear simmer smoke soak steam stew toast`)
/** Denials of what is done. */
const doing = /(?:^|\b)(?:dont|do not|doesnt|does not|never|cant|cannot|can not|wont|will not|refuse to)$/
/** Parts of a dish that have a name of their own. */
const components = wordSet('sauce topping crust gravy glaze dressing filling frosting icing base batter')
const besides = wordSet('with in under a')
const colors = wordSet('green red white brown yellow pink black golden')
/** 'In the pantry' is where something stands. */
const possessives = wordSet('the my our your their his her')
const prepositions = wordSet('in from at on for by near to like my our')
/** Words before a food that say which part of it there is, and those between. */
const shares = wordSet('half quarter third quarters thirds')
const measures = wordSet(
  'a an of the my head bag bunch box can carton container cup jar loaf package packet pack pint pound tub bottle block',
)
const packages = /\b(?:bag|bunch|box|can|tin|carton|jar|package|packet|pack|tub|bottle|head)s? of(?: \w+)?$/
const raw = /^(?:dried|raw|fresh|frozen|canned|uncooked) /
/** Nobody asks for more, and hostile texts do. */
const mostQualities = 8

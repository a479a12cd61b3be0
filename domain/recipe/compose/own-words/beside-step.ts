import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, hasFact, isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { DishStep, Kit } from '#domain/catalogue/writing/kit.ts'
import { inTheBasket } from '#domain/recipe/compose/own-words/in-the-basket.ts'
import { beforeItIsFilled, mixedIn, sentencesOf, strewnOnPizza } from '#domain/recipe/compose/own-words/mixed-in.ts'

/** Cooks or sets out named foods that the form has no place for: a step of their own before the last, and a word at the table. */
export function placeBeside(kit: Kit): void {
  const lines = kit.all('beside')
  const last = kit.steps.at(-1)
  if (!lines.length || !last) return
  for (const line of lines) {
    if (
      inTheBasket(kit, line) ||
      wiltedInPot(kit, line) ||
      simmeredInPot(kit, line) ||
      warmedInPan(kit, line) ||
      mixedIn(kit, line) ||
      strewnOnPizza(kit, line)
    )
      continue
    const cooked = cookedBeside(kit, line)
    if (cooked && bakedWithIt(kit, line, cooked)) continue
    if (cooked) {
      if (cooked.minutes > 10) {
        // what boils by itself is put on first
        kit.step(cooked.text, { active: 2, waiting: cooked.minutes, meanwhile: true })
        kit.steps.unshift(...kit.steps.splice(-1, 1))
      } else {
        kit.step(cooked.text, { active: cooked.minutes })
        // what was written last comes before the serving
        kit.steps.splice(-2, 2, ...kit.steps.slice(-2).toReversed())
      }
    }
    const said = cooked ? kit.again(line) : kit.the(line)
    const hot = signs[line.behaviour.kind] !== undefined || firmFruit.has(line.id)
    const whole = last.text.trimEnd()
    const end = whole.endsWith('.') ? whole.slice(whole.lastIndexOf('.', whole.length - 2) + 1) : ''
    const sentence = hasFact(line, 'dusted')
      ? `Dust with ${said} through a fine sieve.`
      : isStrewn(line)
        ? `Scatter ${said} on top.`
        : hot
          ? `${/^\s*(?:fold|toss)\b/i.test(end) ? 'Stir in' : 'Top with'} ${said}.`
          : /Serve[^.]{0,300}\.$/.test(last.text.trimEnd())
            ? `Bring ${said} to the table with it.`
            : `Serve with ${said}.`
    const called = /\b(?:serve|eat) (?:right away|straight away|at once|hot|warm|cool)/i
    const call = (hot || isStrewn(line)) && called.test(end) ? end : ''
    last.text = `${whole.slice(0, whole.length - call.length).trimEnd()} ${sentence} ${call.trim()}`.trim()
  }
}

/** What is cooked in a pan goes into what is spread in a dish and baked: true where there is such a dish. */
function bakedWithIt(kit: Kit, line: DishLine, { text, minutes }: { text: string; minutes: number }): boolean {
  if (!kit.steps.some((step) => /\bbake\b/i.test(step.text))) return false
  const filled = beforeItIsFilled(kit, () => `Stir in ${kit.again(line)}.`)
  if (!filled) return false
  kit.step(text, { active: minutes })
  const [cooking] = kit.steps.splice(-1, 1)
  if (cooking) kit.steps.splice(kit.steps.indexOf(filled), 0, cooking)
  return true
}

/** Leaves go into a sauce or soup that simmers, at the end of it: true where there is one. */
function wiltedInPot(kit: Kit, line: DishLine): boolean {
  const { sauteed, simmered } = line.behaviour
  const minutes = simmered ?? sauteed
  if (!isKind(line, 'leaf') || minutes === undefined || minutes > 6) return false
  const pot = potOf(kit)
  if (!pot) return false
  afterSimmering(
    pot,
    `Stir in ${kit.the(line)} a handful at a time until ${minutes > 2 ? 'tender' : 'wilted'}, ${minutesOf(minutes)}.`,
  )
  pot.active += minutes
  return true
}

/** Vegetables and beans go into a pot that simmers, for as long as they take: true where there is one. */
function simmeredInPot(kit: Kit, line: DishLine): boolean {
  if (!isKind(line, 'vegetable', 'potato', 'bean')) return false
  const { simmered, steamed, sauteed } = line.behaviour
  const minutes = isKind(line, 'bean') ? 5 : (simmered ?? steamed ?? sauteed)
  if (minutes === undefined || minutes > 25) return false
  const blended = kit.steps.findLastIndex(({ text }) => /\b(?:blend|puree|sieve)\b/i.test(text))
  const pots = kit.steps.slice(blended + 1).filter(isPot)
  const pot = pots.findLast(({ active, waiting }) => active + waiting >= minutes + 2) ?? pots.at(-1)
  if (!pot) return false
  const stands = pot.active + pot.waiting
  const so = minutes + 2 <= stands ? 'for the last' : 'and simmer until tender,'
  afterSimmering(pot, `Add ${kit.the(line)} ${so} ${minutesOf(minutes)}.`)
  if (minutes + 2 > stands) pot.active += minutes
  return true
}

/** Puts a sentence behind the one that simmers. */
function afterSimmering(pot: DishStep, sentence: string): void {
  const sentences = sentencesOf(pot)
  const at = sentences.findLastIndex((each) => simmering.test(each))
  // what simmers and goes into a dish in one breath has it before
  const isMovedOn = /\bsimmer[^.]{0,120}\b(?:spread|pour|transfer|scrape|ladle)\b/i.test(sentences[at] ?? '')
  sentences.splice(
    isMovedOn ? at : at + 1,
    0,
    isMovedOn ? sentence.replace(/ (?:for the last|and simmer).*$/, '.') : sentence,
  )
  pot.text = sentences.join(' ')
}

/** The step whose pot simmers longest; undefined where nothing does that leaves could go into. */
function potOf(kit: Kit): DishStep | undefined {
  return kit.steps.filter(isPot).toSorted((one, other) => other.active + other.waiting - one.active - one.waiting)[0]
}
const isPot = ({ text }: DishStep) => simmering.test(text) && !ofOthers.test(text)

/** Meat that is cooked already goes into what is tossed or simmers, at the end of it, and not cold onto the plate: true where there is such a pan. */
function warmedInPan(kit: Kit, line: DishLine): boolean {
  if (!isCookedMeat(line)) return false
  const pan = kit.steps
    .slice(0, -1)
    .findLast(
      ({ text }) => (tossing.test(text) || simmering.test(text)) && !ofOthers.test(text.replace(/\brice\b/gi, '')),
    )
  if (!pan) return false
  pan.text = `${pan.text.trimEnd()} Add ${kit.the(line)} and stir until steaming hot, 2 minutes.`
  pan.active += 2
  return true
}
const tossing = /\b(?:toss|stir-fry)\b[^.]{0,120}\bminutes?\b/i

function isCookedMeat({ food }: DishFood): boolean {
  return food.roles.includes('protein') && /\bcooked\b/.test(food.name)
}

function minutesOf(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

const simmering = /\bsimmer/i
/** What simmers there is no sauce that leaves go into: a white sauce, syrup, rice, pasta and what is drained. */
const ofOthers = /\b(?:whisk|syrup|custard|drain|rice|salted water|steam|potatoes|caramel|lid shut)/i

/** Grams a serving of a food beside a dish; undefined where it has no place there. */
export function gramsBeside(food: DishFood, sweet: boolean): number | undefined {
  const { kind } = food.behaviour
  const grams = isCookedMeat(food) ? cookedMeat : besideGrams[kind]
  if (kind === 'chocolate') return sweet ? grams : undefined
  return sweet && !sweetKinds.has(kind) ? undefined : grams
}

const sweetKinds: ReadonlySet<Kind> = new Set([
  'fruit',
  'berry',
  'dried fruit',
  'nut',
  'small seed',
  'yogurt',
  'cream',
  'chocolate',
])
/** As much as a plate of raw meat weighs once it is cooked. */
const cookedMeat = 70
const besideGrams: Partial<Record<Kind, number>> = {
  poultry: 100,
  steak: 100,
  pork: 100,
  'ground meat': 70,
  'ground poultry': 70,
  'cured meat': 20,
  shrimp: 80,
  fish: 90,
  tofu: 90,
  'frying cheese': 50,
  bean: 60,
  lentil: 35,
  egg: 50,
  rice: 45,
  quinoa: 45,
  bulgur: 45,
  couscous: 45,
  pasta: 60,
  noodles: 60,
  vegetable: 80,
  leaf: 40,
  lettuce: 30,
  potato: 120,
  bread: 45,
  cheese: 20,
  nut: 12,
  'small seed': 6,
  'dried fruit': 15,
  fruit: 80,
  berry: 60,
  brine: 15,
  ferment: 30,
  yogurt: 35,
  cream: 15,
  sauce: 8,
  herb: 4,
  chocolate: 10,
  // what forms of their own keep: tinned fish, flakes, wafers
  other: 30,
}

function isStrewn(line: DishLine): boolean {
  return isKind(line, 'nut', 'small seed', 'dried fruit', 'cheese', 'herb', 'chocolate', 'cured meat')
}

/** The step that cooks it; undefined where it is eaten as it is. */
function cookedBeside(kit: Kit, line: DishLine): { text: string; minutes: number } | undefined {
  const { behaviour } = line
  const { sauteed, simmered, steamed } = behaviour
  if (isKind(line, 'bean')) {
    return { text: `Warm ${kit.the(line)} in a small saucepan with a splash of water, 4 minutes`, minutes: 4 }
  }
  const pan = signs[behaviour.kind]
  if (pan && !ready.test(line.food.name)) {
    // an inch of fish is done long before a fillet
    const minutes = isKind(line, 'fish') ? 4 : Math.max(3, sauteed ?? 8)
    const done = pan(kit.is(line))
    return {
      text: `Cook ${kit.the(line)} in a hot nonstick skillet over medium-high heat, turning once, until ${kit.they(line)} ${done}, about ${minutes} minutes`,
      minutes: minutes + 1,
    }
  }
  if (firmFruit.has(line.id) && kit.steps.some(({ text }) => /\bskillet\b/.test(text))) {
    return {
      text: `Cook ${kit.the(line)} in a hot nonstick skillet over medium heat, turning now and then, until soft and golden, 6 minutes`,
      minutes: 7,
    }
  }
  if (isKind(line, 'egg')) {
    return { text: `Boil ${kit.the(line)} for 8 minutes, cool under running water, peel and halve`, minutes: 10 }
  }
  if (isKind(line, 'couscous')) {
    return {
      text: `Cover ${kit.the(line)} with boiling water and a plate, let stand for 10 minutes and fluff`,
      minutes: 11,
    }
  }
  if (!isKind(line, 'vegetable', 'leaf', 'potato', 'lentil', 'rice', 'quinoa', 'bulgur', 'pasta', 'noodles')) {
    return undefined
  }
  if (sauteed !== undefined && isKind(line, 'leaf')) {
    return {
      text: `Wilt ${kit.the(line)} in a hot skillet with the water that clings to ${kit.them(line)}, ${minutesOf(sauteed)}, and press out what is left of it`,
      minutes: sauteed + 1,
    }
  }
  if (sauteed !== undefined && isKind(line, 'vegetable')) {
    return {
      text: `Cook ${kit.the(line)} in a hot nonstick skillet over medium-high heat, stirring now and then, until ${sauteed > 3 ? 'tender and browned in spots' : 'hot and just tender'}, ${sauteed} minutes`,
      minutes: sauteed + 1,
    }
  }
  const minutes = simmered ?? steamed ?? sauteed ?? dryMinutes[behaviour.kind]
  if (minutes === undefined) return undefined
  return {
    text: `Boil ${kit.the(line)} in plenty of water until tender, ${minutes} minutes, and drain well`,
    minutes: minutes + 2,
  }
}

/** Fruit that is better cooked beside what comes out of a skillet. */
const firmFruit: ReadonlySet<string> = new Set(['apple', 'tart-apple', 'pear'])

/** Minutes of pasta and noodles, which go by the package. */
const dryMinutes: Partial<Record<Kind, number>> = { pasta: 11, noodles: 6, lentil: 22 }

/** How a food in the pan looks when it is done and safe. */
const signs: Partial<Record<Kind, (is: string) => string>> = {
  poultry: (is) => `${is} no longer pink inside and ${is === 'is' ? 'reads' : 'read'} ${doneAt.poultry}`,
  'ground poultry': (is) => `${is} crumbly and ${is === 'is' ? 'reads' : 'read'} ${doneAt.poultry}`,
  'ground meat': (is) => `${is} browned and ${is === 'is' ? 'reads' : 'read'} ${doneAt.ground}`,
  steak: (is) => `${is} well browned and ${is === 'is' ? 'reads' : 'read'} ${doneAt.whole}`,
  pork: (is) => `${is} browned and ${is === 'is' ? 'reads' : 'read'} ${doneAt.whole}`,
  fish: (is) => `${is === 'is' ? 'flakes' : 'flake'} (${doneAt.whole})`,
  shrimp: (is) => `${is} opaque and firm`,
  'cured meat': (is) => `${is} crisp at the edges`,
  tofu: (is) => `${is} golden`,
  'frying cheese': (is) => `${is} golden`,
}
/** Fish and meat that are eaten from the tin or the packet. */
const ready = /canned|tin|smoked|sardine|anchov|prosciutto|salami|cooked/i

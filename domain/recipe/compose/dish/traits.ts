import { type Form, isForm } from '#domain/catalogue/forms/form.ts'
import { naturesOf } from '#domain/recipe/compose/dish/natures.ts'
import { isMadeWith, occasionTraitsOf } from '#domain/recipe/compose/dish/occasion-traits.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { Trait } from '#domain/wish/meaning.ts'

/** What a form is good for, read off its own facts: how it is cooked, on what, and what it is eaten as. */
export const traitsOf: (form: Form) => ReadonlySet<Trait> = rememberedFor((form: Form) => {
  const { label, methods, types, texture, equipment, sweet, told } = form
  const { end = '', steps = '' } = told ?? {}
  const raw = methods.includes('Raw/No Cook')
  const wet = texture === 'wet' || methods.some((method) => moist.has(method))
  const isBite =
    (types[0] === 'Appetizer' || types[0] === 'Snack') &&
    !spooned.test(end) &&
    !(form.book && (dipped.test(label) || (told?.vessels === 1 && methods[0] === 'Sautéed')))
  const hand = (isBite || ((handHeld.test(label) || bitten.test(label)) && !wet)) && !(form.book && plated.test(label))
  // what is made up is cooked last, and a sandwich of fried fish is not for tomorrow
  const isColdInHand = coldInHand.test(label) && !wet && (form.book !== undefined || raw)
  const onlyOven = equipment.length === 1 && (equipment[0]?.includes('Oven') ?? false)
  const held: readonly (readonly [Trait, boolean])[] = [
    [
      'cold',
      saidCold.test(end) ||
        ((raw || types.includes('Salad') || coldHeld.test(label) || isColdInHand) &&
          !/\b(?:hot|warm|at once)\b/.test(end) &&
          !(
            form.book &&
            (isWarm.test(form.face.join(' ')) || (/\b(?:sandwich|wrap|roll)/.test(label) && isCookedLast(steps)))
          )),
    ],
    [
      'freezes',
      (types.includes('Soup') || methods.some((method) => stewed.has(method)) || frozenForms.test(label)) &&
        !raw &&
        !sweet &&
        !types.includes('Salad') &&
        !methods.includes('Fried') &&
        !(isMadeWith(form, 'pasta', 'noodles') && !isSauceApart(form)) &&
        !isMadeWith(form, 'shrimp', 'fish', 'lettuce') &&
        !isMadeWith(form, 'yogurt') &&
        !/noodle|congee|\begg\b/.test(label),
    ],
    ['soft', isForm(form, 'soft')],
    ['comforting', !form.book && wet && form.weather !== 'warm' && !types.includes('Salad') && !sweet],
    ['in the hand', hand && !types.includes('Soup')],
    ['one tray', onlyOven && !sweet && (told ? isOneTray(steps) : isForm(form, 'one tray'))],
    ['carried', isCarried(form) || (isColdInHand && !isCookedLast(steps))],
    [
      'reheats',
      aheadForms.test(label) ||
        (wet &&
          !raw &&
          !sweet &&
          !unkept.test(`${types.join()} ${label}`) &&
          form.main !== 'egg' &&
          !methods.includes('Fried') &&
          !isMadeWith(form, 'fish', 'shrimp', 'risotto rice') &&
          !(isMadeWith(form, 'pasta') && !isMadeWith(form, ...inSauce) && !isSauceApart(form)) &&
          !atOnce.test(end)),
    ],
    ['made ahead', canWait(form)],
    ['hardly cut', told !== undefined && told.cuts <= 2],
  ]
  return new Set([
    ...held.flatMap(([trait, holds]) => (holds ? [trait] : [])),
    ...naturesOf(form),
    ...occasionTraitsOf(form),
  ])
})

/** Whether it is done before its hour: what is chilled, baked to be eaten cool, dipped into, or warmed again. */
function canWait(form: Form): boolean {
  const { told, label, types, methods, sweet, texture } = form
  const { steps = '', end = '' } = told ?? {}
  if (restsOvernight(form)) return true
  if (atOnce.test(end) || /\b(?:at once|hot|warm)\b/.test(end) || byThePan.has(methods[0] ?? '')) return false
  // cut avocado browns
  if (form.book?.includes('avocado')) return false
  if (chilled.test(steps) || aheadForms.test(label) || dipped.test(label)) return true
  if (types.includes('Soup')) return !unkept.test(label)
  return sweet ? methods.includes('Baked') : texture === 'wet' && methods.some((method) => stewed.has(method))
}
/** Whether it stands in the fridge for a night, and only waits to be baked or eaten. */
export function restsOvernight({ told, methods }: Form): boolean {
  return aNight.test(told?.steps ?? '') && !methods.some((method) => byThePan.has(method))
}

/** Whether it is what people fill a freezer with. */
export function isOfFreezers({ label }: Form): boolean {
  return frozenForms.test(label) || /\b(?:stew|soup|bolognese|ragu|shepherd['’]s pie|cottage pie)\b/.test(label)
}

/** Whether it is dipped into or spread, and no course of its own. */
export function isDip({ label }: Form): boolean {
  return dipped.test(label)
}
const byThePan: ReadonlySet<string> = new Set(['Fried', 'Grilled', 'Sautéed'])
const aNight = /\bovernight\b(?! if)/i
const chilled = /\b(?:refrigerat\w+|chill(?:ed)?|overnight)\b/i

/** What makes a meal of pasta that waits in the fridge for days. */
const inSauce = ['ground meat', 'ground poultry', 'poultry', 'cured meat', 'lentil', 'bean'] as const

/** Whether what freezes is told apart from the pasta, which is soft when it has thawed: a stew, meatballs, or a dish of it that is baked. */
function isSauceApart({ methods, label }: Form): boolean {
  const isStew = stewed.has(methods[0] ?? '') && !/\b(?:orzo|pasta|macaroni|one[- ]pot)\b/.test(label)
  return methods.includes('Baked') || isStew || /\bmeatballs\b/.test(label)
}

/** Whether a sandwich goes from the stove to the plate: nothing of it cools. */
function isCookedLast(steps: string): boolean {
  return /\b(?:fry|grill|toast|melt|griddle|broil|bake|brown)/i.test(steps) && !cooled.test(steps)
}
const cooled =
  /\b(?:until|let (?:it|them)|leave to|then) cool|\bcool (?:completely|it|them|in|on)|\bchill|\bcold (?:chicken|beef|meat)/i
const isWarm = /\b(?:hot|warm|sizzling|melted)\b/i
const plated =
  /\b(?:bowls?|salads?|casserole|oats|parfait|granola|fondue|pudding|french toast|on toast|and toast|lasagna)\b(?! bars?)/
/** What is picked up though it is no bread. */
const bitten =
  /\b(?:tenders?|nuggets?|fingers?|sticks?|bites?|patties|cakes?|fritters?|meatballs?|dumplings?|poppers?|croquettes?|falafel|kebabs?|samosas?|empanadas?|nachos|cookies?|bars?|brownies?|cupcakes?|scones?|drumsticks?)\b/
const dipped =
  /\b(?:dip|spread|salsa|pico de gallo|guacamole|tzatziki|pâté|pate|queso|hummus|baba ganoush|skordalia|muhammara|labneh|ajvar|pimento cheese|caviar)\b/

function isOneTray(steps: string): boolean {
  return /sheet[- ]pan/.test(steps) && !/skillet|saucepan|\bpot\b|wok|baking[- ]dish|loaf|roasting pan/.test(steps)
}

/** What goes to another house in the dish or the one pot that it was made in, or stands on a table for an hour. */
function isCarried(form: Form): boolean {
  const { label, methods, types, told } = form
  if (put.test(label) || isMadeWith(form, 'steak', 'shrimp') || atOnce.test(told?.end ?? '')) return false
  const isPot = (told?.vessels ?? 3) <= 2 && methods.some((method) => stewed.has(method)) && !isMadeWith(form, 'rice')
  const isTossed = methods.includes('Raw/No Cook') && types.includes('Salad')
  return isPot || isTossed || inDish.test(told?.steps ?? '') || carriedForms.test(label)
}
/** What is put together at the table, or sinks on the way there. */
const put = /\b(?:tacos|tostadas|fajitas|nachos|pancakes|souffl[eé]|fish cakes|crab cakes|rice cakes)\b/
const inDish = /baking[- ]dish|9-by-13|slow cooker|(?:loaf|cake|bundt)[- ]pan/
const carriedForms =
  /\b(?:casserole|bake|slaw|dip|salad|lasagna|brownies|cookies|bars|cake|frittata|deviled|burritos|pasties|hand pies|sausage rolls|empanadas|calzones?|muffins|quiche|slice)\b/
const aheadForms =
  /\b(?:overnight|make-ahead|granola|muffins?|casserole|baked oatmeal|lasagna|bars|burritos?|strata|enchiladas|moussaka|(?:shepherd['’]s|cottage|fish|pot) pie|baked ziti|pasta bake|gratin|meatloaf)\b/
const unkept = /Salad|Beverage|\begg|omelet|scramble|noodle|fondue|(?:summer|sushi|lobster) rolls?\b|\bon toast\b/
const atOnce = /\bat once|right away|immediately|while (?:it|they)\b/

const stewed: ReadonlySet<string> = new Set(['Braised', 'Slow Cooked'])
const frozenForms =
  /\b(?:casserole|lasagna|burritos?|enchiladas|meatballs|meatloaf|chili|pot pie|dumplings|curry|sauce|pasties|hand pies|sausage rolls|empanadas|calzones?|patties|pizza muffins)\b/
const moist: ReadonlySet<string> = new Set(['Boiled', 'Braised', 'Slow Cooked', 'Steamed'])
export const handHeld =
  /\b(?:burger|sandwich|wrap|taco|burrito|quesadilla|slider|roll|bun|toast|skewer|pizza|wing|muffin)/
/** What a dish's own last words say of it. */
const saidCold = /\bas good cold\b|\b(?:eat|eaten|serve|served)(?: it| them)? cold\b/
const spooned = /\b(?:bowls|glasses)\b|\bwith a spoon\b/
const coldHeld = /\b(?:cold|chilled|salad|overnight|granola|parfait|pudding|slaw|hummus|dip)/
const coldInHand = /\b(?:sandwich|wrap|roll|muffin)/

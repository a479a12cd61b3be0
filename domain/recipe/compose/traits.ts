import { type Form, isForm } from '#domain/recipe/compose/form.ts'
import type { Trait } from '#domain/recipe/compose/free-text/meaning.ts'
import { naturesOf } from '#domain/recipe/compose/natures.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** What a form is good for, read off its own facts: how it is cooked, on what, and what it is eaten as. */
export const traitsOf: (form: Form) => ReadonlySet<Trait> = rememberedFor((form: Form) => {
  const { methods, types, texture, equipment, sweet, told } = form
  const raw = methods.includes('Raw/No Cook')
  const wet = texture === 'wet' || methods.some((method) => moist.has(method))
  const crisp = methods.some((method) => method === 'Fried' || method === 'Grilled')
  const isBite =
    (types[0] === 'Appetizer' || types[0] === 'Snack') &&
    !spooned.test(told?.end ?? '') &&
    !(form.book && (dipped.test(form.label) || (told?.vessels === 1 && methods[0] === 'Sautéed')))
  const hand =
    (isBite || ((handHeld.test(form.label) || bitten.test(form.label)) && !wet)) &&
    !(form.book && plated.test(form.label))
  const onlyOven = equipment.length === 1 && (equipment[0]?.includes('Oven') ?? false)
  const held: readonly (readonly [Trait, boolean])[] = [
    [
      'cold',
      (raw || types.includes('Salad') || coldHeld.test(form.label) || (coldInHand.test(form.label) && !wet)) &&
        !/\b(?:hot|warm|at once)\b/.test(told?.end ?? '') &&
        !(
          form.book &&
          (isWarm.test(form.face.join(' ')) || (coldInHand.test(form.label) && isCookedLast(told?.steps ?? '')))
        ),
    ],
    [
      'freezes',
      (types.includes('Soup') || methods.some((method) => stewed.has(method)) || frozenForms.test(form.label)) &&
        !raw &&
        !sweet &&
        !types.includes('Salad') &&
        !/noodle|congee/.test(form.label),
    ],
    ['soft', !form.book && wet && !crisp && !types.includes('Salad')],
    ['comforting', !form.book && wet && form.weather !== 'warm' && !types.includes('Salad') && !sweet],
    ['in the hand', hand && !types.includes('Soup')],
    ['one tray', onlyOven && !sweet && (told ? isOneTray(told.steps) : isForm(form, 'one tray'))],
    ['carried', (raw && types.includes('Salad')) || inDish.test(told?.steps ?? '') || carriedForms.test(form.label)],
    [
      'reheats',
      aheadForms.test(form.label) ||
        (wet &&
          !raw &&
          !sweet &&
          !unkept.test(`${types.join()} ${form.label}`) &&
          form.main !== 'egg' &&
          !atOnce.test(told?.end ?? '')),
    ],
    ['hardly cut', told !== undefined && told.cuts <= 2],
  ]
  return new Set([...held.flatMap(([trait, holds]) => (holds ? [trait] : [])), ...naturesOf(form)])
})

/** Whether a sandwich goes from the stove to the plate: nothing of it cools. */
function isCookedLast(steps: string): boolean {
  return /\b(?:fry|grill|toast|melt|griddle|broil|bake)/i.test(steps) && !/\b(?:cool|cold|chill)/i.test(steps)
}
const isWarm = /\b(?:hot|warm|sizzling|melted)\b/i
const plated =
  /\b(?:bowls?|salads?|casserole|oats|parfait|granola|fondue|pudding|french toast|on toast|and toast|lasagna)\b(?! bars?)/
/** What is picked up though it is no bread. */
const bitten =
  /\b(?:tenders?|nuggets?|fingers?|sticks?|bites?|patties|cakes?|fritters?|meatballs?|dumplings?|poppers?|croquettes?|falafel|kebabs?|samosas?|empanadas?|nachos|cookies?|bars?|brownies?|scones?|drumsticks?)\b/
const dipped = /\b(?:dip|spread|salsa|guacamole|tzatziki|pâté|pate|queso)\b/

function isOneTray(steps: string): boolean {
  return /sheet[- ]pan/.test(steps) && !/skillet|saucepan|\bpot\b|wok|baking[- ]dish|loaf|roasting pan/.test(steps)
}

/** What goes to another house in the dish that it was made in, or stands on a table for an hour. */
const inDish = /baking[- ]dish|9-by-13|slow cooker|@loaf-pan|@cake-pan/
const carriedForms = /\b(?:casserole|bake|slaw|dip|salad|lasagna|brownies|cookies|bars|cake|frittata|deviled)\b/
const aheadForms = /\b(?:overnight|granola|muffins?|casserole|baked oatmeal|lasagna|bars|burritos?|strata)\b/
const unkept = /Salad|Beverage|\begg|omelet|scramble|noodle/
const atOnce = /\bat once|right away|immediately|while (?:it|they)\b/

const stewed: ReadonlySet<string> = new Set(['Braised', 'Slow Cooked'])
const frozenForms =
  /\b(?:casserole|lasagna|burritos?|enchiladas|meatballs|meatloaf|chili|pot pie|dumplings|curry|sauce)\b/
const moist: ReadonlySet<string> = new Set(['Boiled', 'Braised', 'Slow Cooked', 'Steamed'])
export const handHeld =
  /\b(?:burger|sandwich|wrap|taco|burrito|quesadilla|slider|roll|bun|toast|skewer|pizza|wing|muffin)/
const spooned = /\b(?:bowls|glasses)\b|\bwith a spoon\b/
const coldHeld = /\b(?:salad|overnight|granola|parfait|pudding|slaw|hummus|dip)/
const coldInHand = /\b(?:sandwich|wrap|roll|muffin)/

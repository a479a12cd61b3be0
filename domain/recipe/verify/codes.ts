import type { severities } from '#domain/options/options.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { remembered } from '#domain/remembered.ts'

/**
 * Everything that verification can find, how grave it is, and the sentence for it. `{where}` is 'Line 3 (soy sauce)' or
 * 'Step 2', made from the position; the other holes are filled by the check that finds it.
 */
export const findingCodes = {
  allergen: { severity: 'blocks', sentence: '{where} {verdict} {allergen}.' },
  allergen_note: { severity: 'notes', sentence: '{where} says “{food}”: {note}.' },
  diet: { severity: 'blocks', sentence: 'This is not {diet}: {reason}.' },
  diet_unknown: { severity: 'warns', sentence: 'We can’t be sure that this is {diet}: {reason}.' },
  disliked: { severity: 'blocks', sentence: '{where} has {food}, which you asked us to leave out.' },
  missing_equipment: { severity: 'blocks', sentence: '{where} needs {machine}, which is not in your kitchen.' },
  unknown_ingredient: {
    severity: 'notes',
    sentence: '{where} isn’t in our food database, so the figures {instead}.',
  },
  unweighed: {
    severity: 'notes',
    sentence: '{where} has no amount we can convert to grams, so the figures leave it out.',
  },
  no_amount_known: {
    severity: 'warns',
    sentence: 'We have figures for only {percent}% of the ingredients by weight, so the totals are too low.',
  },
  time_contradiction: {
    severity: 'warns',
    sentence: '{where} says it takes {stated} minutes, but the times in its text add up to {read}.',
  },
  time_unstated: {
    severity: 'warns',
    sentence: '{where} doesn’t say {what}; we counted {minutes} minutes.',
  },
  unsafe_temperature: {
    severity: 'blocks',
    sentence: '{where} cooks {food} to {stated}; the safe temperature is {fahrenheit}°F ({celsius}°C).',
  },
  short_sous_vide: {
    severity: 'blocks',
    sentence: '{where} spends {had} minutes in {stated} water; a piece one inch thick needs {minutes}.',
  },
  cold_sous_vide: {
    severity: 'blocks',
    sentence: '{where} is cooked in {stated} water, which never makes it safe: use at least {least}°F.',
  },
  sous_vide_time: {
    severity: 'warns',
    sentence:
      '{where}: no step says how long it stays in the water. At {stated}, a piece one inch thick needs {minutes} minutes.',
  },
  no_doneness_cue: {
    severity: 'warns',
    sentence: '{where}: no step says when it is done. It is safe at {fahrenheit}°F ({celsius}°C) in the middle.',
  },
  raw_meat: { severity: 'warns', sentence: '{where}: no step cooks this, so it would be {food}.' },
  raw_beans: {
    severity: 'blocks',
    sentence: '{where} must be soaked, then boiled hard for 30 minutes: raw or slow-cooked kidney beans are poisonous.',
  },
  raw_egg: {
    severity: 'warns',
    sentence:
      '{where} is eaten raw or barely warmed: use pasteurized eggs for young children, older adults and anyone who is pregnant.',
  },
  raw_flour: {
    severity: 'warns',
    sentence:
      '{where}: no step cooks this, and raw flour can make people sick. Don’t taste it before it’s cooked; for dough that is eaten raw, buy heat-treated flour.',
  },
  poisonous_raw: {
    severity: 'blocks',
    sentence: '{where} must be cooked through: it is poisonous raw, and no step heats it.',
  },
  rice_cooling: {
    severity: 'warns',
    sentence: '{where}: put cooked rice in the fridge within two hours, and reheat it to 165°F (74°C).',
  },
  left_out: {
    severity: 'blocks',
    sentence:
      '{where} leaves {food} at room temperature too long: bacteria grow there after two hours. Keep it in the fridge.',
  },
  used_marinade: {
    severity: 'warns',
    sentence:
      '{where} serves marinade that held raw meat or fish: boil it first, or set some aside before the meat goes in.',
  },
  garlic_in_oil: {
    severity: 'blocks',
    sentence:
      '{where} keeps garlic in oil unrefrigerated, where botulism can grow: refrigerate it and use it within 4 days.',
  },
  unsafe_canning: {
    severity: 'blocks',
    sentence:
      '{where}: without added acid, {food} can be canned safely only in a pressure canner; botulism survives boiling.',
  },
  frozen_slow_cooker: {
    severity: 'warns',
    sentence:
      '{where} goes into the slow cooker frozen and stays too long at temperatures where bacteria grow: thaw it in the fridge first.',
  },
  honey_for_infant: {
    severity: 'blocks',
    sentence: '{where}: babies under 12 months must not have honey, which can give them botulism.',
  },
  rhubarb_leaves: {
    severity: 'blocks',
    sentence: '{where} uses rhubarb leaves, which are poisonous: only the stalks can be eaten.',
  },
  too_much_nitrite: {
    severity: 'blocks',
    sentence:
      '{where} adds {parts} parts per million of nitrite to the meat, which is poisonous. The USDA allows {most}: use at most {limit} g of curing salt here.',
  },
  pure_nitrite: {
    severity: 'blocks',
    sentence: '{where}: a teaspoon can be fatal. Use pink curing salt, which is 6.25% sodium nitrite, and weigh it.',
  },
  unknown_nitrite: {
    severity: 'warns',
    sentence:
      '{where} has nitrite, which is poisonous in more than a small dose. The recipe doesn’t give its weight or the weight of the meat: use no more than one level teaspoon (5.7 g) for 5 pounds (2.3 kg) of meat.',
  },
  oil_not_eaten: {
    severity: 'warns',
    sentence: '{where} is {grams} g of oil per person, and nothing is fried in it: an amount must be wrong.',
  },
  more_than_listed: {
    severity: 'warns',
    sentence: '{where} uses {stated} eggs; the list has {listed}.',
  },
  servings_contradiction: {
    severity: 'warns',
    sentence: '{where} mentions {stated} servings, but the amounts are for {servings}.',
  },
  total_time_contradiction: {
    severity: 'warns',
    sentence: 'The {place} promises {stated} minutes; the steps take {read}.',
  },
  too_salty: {
    severity: 'warns',
    sentence: 'Salt is {percent}% of the weight of this dish; cooks rarely exceed {limit}%.',
  },
  far_too_salty: {
    severity: 'blocks',
    sentence: 'Salt is {percent}% of the weight of the ingredients: nobody could eat it.',
  },
  amount: { severity: 'warns', sentence: '{where} is {grams} g per person; cooks rarely use more than {limit} g.' },
  portion: {
    severity: 'warns',
    sentence: 'This comes to {grams} g of food per person: check the amounts and the servings.',
  },
  absurd_portion: {
    severity: 'blocks',
    sentence: 'This comes to {grams} g of food per person: an amount must be wrong.',
  },
  implausible_serving: {
    severity: 'warns',
    sentence: 'A serving comes to {figure}; {most} is {source}. {question}, or is an amount wrong?',
  },
  unused_ingredient: { severity: 'warns', sentence: '{where} is not used in any step.' },
  unlisted_food: { severity: 'warns', sentence: '{where} uses {food}, which the list of ingredients doesn’t mention.' },
  unlisted_allergen: {
    severity: 'blocks',
    sentence: '{where} uses {food}, which the list of ingredients doesn’t mention: the dish contains {allergen}.',
  },
  claimed_food: {
    severity: 'warns',
    sentence: 'The {place} promises {food}, which the list of ingredients doesn’t mention.',
  },
  untrue_name: { severity: 'warns', sentence: 'The {place} says “{claim},” but {reason}.' },
  over_time: { severity: 'blocks', sentence: 'The recipe takes {minutes} minutes; the limit is {limit}.' },
  over_budget: { severity: 'blocks', sentence: 'The recipe costs ${cost}; the budget is ${limit}.' },
  off_calories: { severity: 'blocks', sentence: 'A serving has {calories} kcal; the target is {wanted}.' },
  hidden_meat: { severity: 'warns', sentence: '{where} isn’t mentioned in the title or the description.' },
} as const satisfies Record<string, { severity: (typeof severities)[number]; sentence: string }>

export type FindingCode = keyof typeof findingCodes

type Holes<Sentence extends string> = Sentence extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | Holes<Rest>
  : never
type Words<Code extends FindingCode> = Record<
  Exclude<Holes<(typeof findingCodes)[Code]['sentence']>, 'where'>,
  string | number
>

/** Where a finding is, with what stands there: 0-based positions; words count from 1. */
export interface Place {
  line?: number
  name?: string
  step?: number
}

/** One finding of a code, its sentence filled in. `severity` overrides the table's where the cook is the author. */
export function finding<Code extends FindingCode>(
  code: Code,
  words: Words<Code>,
  place: Place = {},
  severity: Finding['severity'] = findingCodes[code].severity,
): Finding {
  const holes: Record<string, string | number> = { ...words, where: whereOf(place) }
  // a sentence and a hole by turns
  let message = ''
  for (const [at, part] of partsOf(findingCodes[code].sentence).entries()) message += at % 2 === 0 ? part : holes[part]
  const { line, step } = place
  return { severity, code, ...(line !== undefined && { line }), ...(step !== undefined && { step }), message }
}

const partsOf = remembered((sentence): readonly string[] => sentence.split(/\{(\w+)\}/), { bytes: 100_000 })

function whereOf({ line, name, step }: Place): string {
  if (line !== undefined) return name ? `Line ${line + 1} (${name})` : `Line ${line + 1}`
  return step === undefined ? 'The recipe' : `Step ${step + 1}`
}

import { meets } from '#domain/options/equipment.ts'
import { type BindingEquipment, bindingEquipment } from '#domain/options/options.ts'
import { either, inTurn, type Pattern, plain } from '#domain/plain-text.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { withoutRemarks } from '#domain/recipe/verify/time/remarks.ts'
import { remembered } from '#domain/remembered.ts'

type Needed = Verification['equipment']['needed'][number]

/**
 * What the steps and the list ask for. Two machines of which either will do are one need, 'Blender or Food Processor'; a machine that
 * hands can stand in for is none.
 */
export function equipmentNeeded(recipe: ReadRecipe): Needed[] {
  const needs = new Map<string, number[]>()
  const onPan = recipe.steps.some(({ text }) => grillPan.test(text))
  let heat: string | undefined
  for (const [index, { text }] of recipe.steps.entries()) {
    const named = onPan ? panInstead(text) : machinesIn(text)
    const heats = named.filter((name) => name.split(' or ').some(isHeat))
    // 'add the tomato and cook until soft' goes on where the onion was fried
    const goesOn = heat !== undefined && heats.length === 0 && cooksFood(text)
    for (const name of goesOn ? [...named, heat!] : named) needs.set(name, [...(needs.get(name) ?? []), index])
    heat = heats.at(-1) ?? heat
  }
  // waffles are baked too
  if (ownHeat.some((machine) => needs.has(machine)) && !recipe.steps.some(({ text }) => ovenHeat.test(text)))
    needs.delete('Oven')
  for (const listed of recipe.equipment) {
    for (const name of machinesIn(plain(listed))) if (!needs.has(name)) needs.set(name, [])
  }
  if (![...needs.keys()].some((name) => name.split(' or ').some(isHeat))) {
    const cooking = [...recipe.steps.entries()].flatMap(([index, { text }]) => (cooksFood(text) ? [index] : []))
    if (cooking.length > 0) needs.set('Stovetop', cooking)
  }
  return [...needs].map(([name, steps]) => ({ name, steps }))
}

/** Whether food is cooked in a step that may not say on what: 'cook the rice for 18 minutes'. Where nothing else heats, that is a stove. */
function cooksFood(text: string): boolean {
  return cooks.test(withoutRemarks(text).replace(notUsed, ' '))
}
const cooks =
  /(?:^|[.;:,)] ?|\b(?:and|then|gently|lightly|slowly|quickly|briefly) )(?:cook|parboil|steam|poach|braise|stew|scramble|blanch|reheat|heat|melt|brown)\b(?!['’-]| (?:sugar|rice|bread|butter|lentils?)\b)/
const isHeat = (machine: string): boolean => !noHeat.has(machine)
const noHeat: ReadonlySet<string> = new Set<BindingEquipment | 'Immersion Blender'>([
  'Blender',
  'Food Processor',
  'Stand Mixer',
  'Immersion Blender',
  'Ice Cream Maker',
])

/** Where a grill pan was heated, to grill is to use the stove. */
function panInstead(text: string): readonly string[] {
  const found = machinesIn(text)
  if (!found.includes('Grill') || outdoorGrill.test(text)) return found
  return [...new Set(found.map((name) => (name === 'Grill' ? 'Stovetop' : name)))]
}
const grillPan = /\b(?:grill|griddle|ridged) pan\b/
const outdoorGrill = /\b(?:the|gas|charcoal|outdoor|hot) grill\b(?! pan)/

/** Needs that no owned machine meets; an empty kitchen list is no constraint. 'Instant Pot' is a pressure cooker. */
export function equipmentMissing(needed: readonly Needed[], owned: readonly string[]): string[] {
  if (owned.length === 0) return []
  return needed.filter(({ name }) => !name.split(' or ').some((one) => meets(one, owned))).map(({ name }) => name)
}

/** What is not to be used, and what is one of two ways: 'no oven needed', 'skip the blender', 'too hot to turn on the stove', '(or microwave them)'. */
const machineNoun = String.raw`(?:oven|stove(?:top)?|grill|blender|mixer|processor|maker|machine|cooker|fryer|microwave|griddle|iron|press|toaster)`
const notUsed = new RegExp(
  [
    String.raw`\bno (?!more|less|longer)(?:need (?:for|to) )?(?:[\w'-]+ ){0,2}${machineNoun}\b`,
    String.raw`\b(?:skip|saves?|too hot|(?:without|avoid) (?:using|turning on)|(?:don't|do not|never) (?:need|use|turn on|bother with|heat)) (?:[\w'-]+ ){0,6}${machineNoun}\b`,
    String.raw`\bput (?:that|the|your) (?:[\w'-]+ ){0,3}${machineNoun} away\b`,
    String.raw`\b(?:instead of|rather than) (?:(?!over\b|in\b|on\b|at\b|until\b|for\b)[\w'-]+ ?){1,5}`,
    String.raw`\bwithout (?:an?|the|any|your) ${machineNoun}\b`,
    String.raw`\bno[- ]bake\b`,
    String.raw`\b\w+ stays off\b`,
    String.raw`\bfrom (?:the|a|your) rice cooker\b`,
    String.raw`\(or [^()]{0,60}\)`,
    String.raw`\bor use [^.;]{0,60} if you (?:have|own)\b`,
  ].join('|'),
  'g',
)

/** What is done in a pan or a pot over heat, in either order: 'brown the beef in a skillet', 'in a wide pan, soften the onion'. */
const onPan = /\b(?:brown|soften|cook|melt|toast|heat|warm|wilt|crisp|scald)\b/
const vessel = String.raw`(?:skillet|saucepan|pot|wok|kadai|kettle|dutch oven|(?<!(?:loaf|baking|cake|roasting|sheet|tube|bundt|pie|muffin|springform|jelly-roll) )pan)\b(?!s)`
const pot = new RegExp(String.raw`\bin (?:an?|the|your|another) (?:[\w-]+ ){0,3}${vessel}`)

const device = {
  'Air Fryer': /\bair[- ]?fry(?:er|ing)?\b/,
  'Toaster Oven': /\btoaster oven\b/,
  'Slow Cooker': /\b(?:slow[- ]cook(?:er|ing)?|crock[- ]?pot)\b/,
  'Pressure Cooker': /\b(?:pressure[- ]?cook(?:er|ing)?|instant[- ]?pot|multicooker)\b/,
  'Rice Cooker': /\brice cooker\b/,
  Microwave: /\bmicrowave\b/,
  Grill:
    /\b(?:the|a|hot|gas|charcoal|outdoor|preheated|your|oiled) grill\b(?! pan)|\bgrill (?:grates?|to)\b|\bbarbecue\b(?! sauce)|^grill\b|(?:[.;,] |\band |\bthen |\bto )grill\b(?! pan)/,
  Blender: either(
    /\bblender\b(?! or by hand)/,
    inTurn(/\b(?:puree|blend)\b/, /\b(?:until (?:very |completely )?smooth|on high)\b/),
  ),
  'Food Processor': /\bfood processor\b|\bpulse\b/,
  'Stand Mixer':
    /\bstand mixer\b|\bkitchenaid\b|\bdough hook\b|\bpaddle attachment\b|\bmixer (?:bowl )?fitted\b|\bbowl of an? (?:electric )?mixer\b/,
  Toaster: /\btoaster\b(?! (?:oven|pastr))/,
  'Electric Griddle': /\belectric griddle\b/,
  'Waffle Iron': /\bwaffle[- ](?:iron|maker)\b/,
  'Panini Press': /\bpanini (?:press|grill|maker)\b|\bsandwich press\b/,
  'Sous Vide': /\bsous[- ]vide\b|\bcirculator\b/,
  'Ice Cream Maker': /\bice[- ]cream (?:maker|machine)\b/,
  'Bread Machine': /\bbread (?:machine|maker)\b/,
  Dehydrator: /\bdehydrator\b/,
  Oven: /(?<!toaster |dutch |microwave )\boven\b(?!-?(?:proof|safe| mitts?))|\bbroil(?:er)?\b|\b(?:bake|roast)\b/,
  Stovetop: either(
    inTurn(/\b(?:in|heat) an? (?:\w+[ -]){0,4}(?:skillet|saucepan|frying pan|wok|griddle)/, /\bheat\b/),
    inTurn(onPan, pot),
    inTurn(pot, onPan),
    /\b(?:stove(?:top)?|hob|over (?:a )?(?:very |gentle |moderate |moderately )?(?:low|medium|high|gentle)|medium(?:-| )(?:high|low)|(?:low|high|medium) heat|saute|simmer(?:ing)?|in(?:to)? boiling water|until steaming|sear|stir-?fry|deep[- ]?fry|pan[- ]?fry|bring (?:\w+ ){0,6}to (?:a|the) (?:\w+ )?(?:boil|simmer)|boil (?!the kettle)|heat the (?:\w+ ){0,3}(?:oil|butter) in|fry)\b/,
  ),
} as const satisfies Record<BindingEquipment, Pattern>

/** Machines that do the cooking by themselves: what simmers or bakes in them needs no stove or oven besides. */
const ovenLike: readonly BindingEquipment[] = [
  'Air Fryer',
  'Toaster Oven',
  'Microwave',
  'Slow Cooker',
  'Pressure Cooker',
  'Grill',
  'Waffle Iron',
  'Panini Press',
  'Bread Machine',
]
const ownHeat: readonly BindingEquipment[] = ['Waffle Iron', 'Panini Press']
/** What no iron bakes at. */
const ovenHeat = /\b(?:oven|broil)|\b[1-5]\d\d ?(?:°|degrees|f\b|c\b)/
const stoveLike: readonly BindingEquipment[] = [
  'Slow Cooker',
  'Pressure Cooker',
  'Rice Cooker',
  'Microwave',
  'Grill',
  'Air Fryer',
  'Electric Griddle',
  'Waffle Iron',
  'Panini Press',
  'Sous Vide',
]

const machinesIn = remembered(
  (given: string): readonly string[] => {
    const text = atMixer(withoutRemarks(given).replace(notUsed, ' '))
    const found = new Set<BindingEquipment>()
    for (const machine of bindingEquipment) if (device[machine].test(text)) found.add(machine)
    if (ovenLike.some((machine) => found.has(machine)) && !/(?<!toaster |dutch |microwave )\boven\b/.test(text))
      found.delete('Oven')
    if (stoveLike.some((machine) => found.has(machine)) && !stove.test(text)) found.delete('Stovetop')
    if (found.has('Food Processor') && !text.includes('blender')) found.delete('Blender')
    if (found.has('Oven') && found.has('Stovetop') && !stoveWords.test(text)) found.delete('Stovetop')
    const needed = eitherOr(text, byHand(text, found))
    return stick.test(text) ? needed.map((name) => (name === 'Blender' ? 'Immersion Blender' : name)) : needed
  },
  { bytes: 2_000_000, size: (machines) => 64 + 8 * machines.length },
)
/** The speed of a mixer is no heat: 'cream on medium-high'. */
function atMixer(text: string): string {
  return mixing.test(text) && !heating.test(text) ? text.replace(/\bmedium(?:-| )(?:high|low)\b/g, ' ') : text
}
const mixing = /\b(?:mixer|paddle|dough hook|beaters|knead|cream (?:the|together|butter))\b/
const heating = /\b(?:heat|skillet|saucepan|pan|pot|stove(?:top)?)\b/
/** The blender that is put into the pot. */
const stick = /\b(?:immersion|stick|hand) blender\b/
const stove = /\b(?:stove(?:top)?|skillet|saucepan|frying pan|wok|hob)\b/
const stoveWords =
  /\b(?:stove(?:top)?|skillet|saucepan|frying pan|wok|hob|dutch oven|pot|over (?:a )?(?:\w+[- ]){0,2}\w+[- ]?heat|simmer|boil|saute|fry|sear)\b/

/** 'with a stand mixer or by hand': hands will do. */
function byHand(text: string, found: Set<BindingEquipment>): Set<BindingEquipment> {
  if (
    !/\bor (?:by hand|with a (?:whisk|fork|wooden spoon|potato masher|hand mixer)|a (?:whisk|fork|hand mixer|potato masher|mortar))|\bby hand or\b|\b(?:hand mixer|whisk|fork|mortar and pestle|potato masher|knife|box grater|rolling pin) or\b/.test(
      text,
    )
  )
    return found
  return new Set(
    [...found].filter((machine) => machine !== 'Stand Mixer' && machine !== 'Food Processor' && machine !== 'Blender'),
  )
}

function eitherOr(text: string, found: ReadonlySet<BindingEquipment>): string[] {
  if (found.size < 2 || !text.includes(' or ')) return [...found]
  const pair = pairs.find(([a, b, words]) => found.has(a) && found.has(b) && words.test(text))
  if (!pair) return [...found]
  const [a, b] = pair
  return [...[...found].filter((name) => name !== a && name !== b), `${a} or ${b}`]
}
const pairs = bindingEquipment.flatMap((a) =>
  bindingEquipment
    .filter((b) => b !== a)
    .map(
      (b) =>
        [
          a,
          b,
          new RegExp(
            `\\b${a}(?: bowl)?,? or (?:(?:in|with|on|use|under|an|a|the|high-speed|high-powered|hot) ){0,3}${b}\\b`,
            'i',
          ),
        ] as const,
    ),
)

import type { Diet } from '#domain/food/diets.ts'
import { plain } from '#domain/plain-text.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { creams, crunchy, hotFoods } from '#domain/recipe/verify/claims/claim-foods.ts'
import { joined } from '#domain/recipe/verify/claims/words.ts'
import { vesselsUsed } from '#domain/recipe/verify/equipment/vessels-used.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

/** What a title may claim of a dish, and the ground that it needs in the list and the steps. */
export interface Claim {
  says: RegExp
  /** The same where a sentence of the description claims it. */
  alsoTold?: RegExp
  /** Why it is not so, as the end of a sentence; undefined where it is. */
  denied: (given: Grounds, said: RegExpMatchArray) => string | undefined
}
export interface Grounds {
  recipe: ReadRecipe
  diets: Verification['diets']
  minutes: number
  /** All steps, and all lines, in plain words. */
  steps: string
  lines: string
}

const numbers: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, six: 6 }

const crispWays =
  /\b(?:fry|fried|fries|bak(?:e|ed|ing)|roast|broil|toast(?!ed sesame oil)|sear|crisp(?![- ]tender)|grill|brown(?:s|ed|ing)?\b(?! (?:sugar|rice|lentil|mustard))|air fryer|ice water)/
const heat =
  /\b(?:oven|skillet|saucepan|simmer(?:s|ed)?|boil(?:s|ed)?|bake[sd]?|fry|roast|grill|broil|saute|microwave|toast)\b/
const smoking = /\bsmoker\b|wood chips|\bsmoke (?:it|them|the|for|over|until|at)\b/
/** Foods that were smoked before. */
const smoky =
  /\bsmoked\b(?! (?:paprika|salt))|\b(?:kielbasa|andouille|chorizo|bacon|ham|hocks?|lox|speck|pancetta|liquid smoke|frankfurters|hot dogs)\b/
const smooth = /\b(?:blend|puree|mash|process|whip|whisk)/
const sugars =
  /\b(?:(?:brown |powdered |cane |coconut )?sugar|honey|maple syrup|molasses|agave|corn syrup|jam|jelly)\b(?! (?:snap|free|substitute|alternative))/

export const claims: readonly Claim[] = [
  diet(/\b(?:meatless|vegetarian|chay)\b/, 'vegetarian'),
  diet(/\b(?:vegan|plant-based)\b/, 'vegan'),
  diet(/\bgluten-free\b/, 'gluten-free'),
  diet(/\bdairy-free\b/, 'dairy-free'),
  diet(/\bnut-free\b/, 'nut-free'),
  diet(/\bketo\b/, 'keto'),
  diet(/\blow[- ]carb\b/, 'low-carb'),
  diet(/\blow[- ]fat\b/, 'low-fat'),
  diet(/\bhigh[- ]protein\b/, 'high-protein'),
  {
    says: /\b(?:sugar-free|no-sugar|unsweetened)\b/,
    denied: ({ lines }) => {
      const [sugar] = sugars.exec(lines) ?? []
      return sugar && `the list has ${sugar}`
    },
  },
  foods('caprese', [['tomato'], ['mozzarella', 'vegan cheese'], ['basil']]),
  foods('margherita', [['tomato', 'passata', 'marinara'], ['mozzarella', 'vegan cheese'], ['basil']]),
  foods('carbonara', [
    ['egg', 'silken tofu'],
    ['parmesan', 'pecorino', 'cheese', 'nutritional yeast'],
  ]),
  foods('pesto', [['pesto', 'basil', 'arugula', 'kale', 'spinach', 'parsley', 'cilantro', 'mint', 'ramps']]),
  foods('alfredo', [
    ['cream', 'butter', 'milk', 'cashew'],
    ['parmesan', 'cheese', 'nutritional yeast'],
  ]),
  foods('parmigiana', [['parmesan', 'parmigiano', 'mozzarella', 'cheese']]),
  foods('parmesan', [['parmesan', 'parmigiano', 'cheese']]),
  {
    says: /\bspicy\b/,
    denied: ({ lines }) => (hotFoods.test(lines) ? undefined : 'nothing in the list is hot'),
  },
  {
    says: /\bcreamy\b/,
    denied: ({ lines, steps }) => (creams.test(lines) || smooth.test(steps) ? undefined : 'nothing makes it creamy'),
  },
  method(/\bslow[- ]cooker\b/, /slow cook|crock.?pot|instant pot|multi.?cooker/, 'no step uses a slow cooker'),
  method(/\b(?:pressure[- ]cooker|instant[- ]pot)\b/, /pressure|instant pot/, 'nothing is cooked under pressure'),
  method(/\bair[- ]fryer\b/, /air.?fry/, 'no step uses an air fryer'),
  method(/\bgrilled\b(?! cheese)/, /grill|broil|barbecue|coals|plancha|griddle|press/, 'nothing is grilled'),
  method(/\b(?:steamed)\b/, /steam|cover|parchment|mussel|clam/, 'nothing is steamed'),
  method(/\bpoached\b/, /poach|simmer|barely/, 'nothing is poached'),
  method(/\broasted\b/, /roast|oven|bak(?:e|ed|ing)|broil|char|blister|air fry/, 'nothing is roasted'),
  method(/\b(?<!microwave[- ])baked\b/, /bak(?:e|ed|ing)|oven|broil|air fry/, 'nothing is baked'),
  method(/\b(?<!oven[- ])fried\b/, /fry|fried|fries|wok|skillet|griddle|hot oil|crisp/, 'nothing is fried'),
  method(/\bbraised\b/, /brais|cover|simmer|slow cook|low heat|pressure/, 'nothing is braised'),
  method(/\bsauteed\b/, /saute|skillet|wok|pan|pot|hot oil/, 'nothing is sautéed'),
  {
    says: /\bsmoked\b(?! (?:paprika|salt))/,
    denied: ({ recipe, steps, lines }) =>
      !recipe.hasSteps || smoking.test(steps) || smoky.test(lines) ? undefined : 'nothing is smoked',
  },
  method(
    // an apple crisp is one by its topping
    /\bcrisp(?:y\b|\b(?= (?!with\b|for\b|and\b)))(?! (?:romaine|lettuce|cabbage|cucumber|radish|celery|fennel|apple|slaw|salad|vegetable|green))/,
    crispWays,
    'nothing in the steps makes it crisp',
  ),
  {
    says: /\bcrunchy\b/,
    alsoTold: /\bcrunchy\b/,
    denied: ({ recipe, steps, lines }) =>
      !recipe.hasSteps || crispWays.test(steps) || crunchy.test(lines) ? undefined : 'nothing in it crunches',
  },
  {
    says: /\b(?:raw|no-cook)\b(?! (?:honey|sugar|milk))/,
    denied: ({ steps, lines }, [said]) =>
      heat.test(steps.replace(/\b(?:no|without|off the) \w+/g, '')) && !lines.includes(said)
        ? 'it is cooked'
        : undefined,
  },
  {
    says: /\bno-bake\b/,
    denied: ({ steps }) => (/\b(?:bake|oven)\b/.test(steps) ? 'it is baked' : undefined),
  },
  {
    says: /\bone[- ](?:pot|pan|skillet|tray|bowl)\b/,
    alsoTold:
      /(?<!\b(?:most|mostly|nearly|almost|half|rest|only)\b.{0,120})\b(?:in|with|of|from|takes?|needs?|uses?|just) one (?:[a-z]+ )?(?:pot|pan|skillet|tray)\b(?! (?:at|of))/,
    denied: ({ steps }) => {
      const used = vesselsUsed(steps)
      return used.length > 1 || /^(?:two|three)/.test(used[0] ?? '')
        ? `it takes ${joined(used.slice(0, 3))}`
        : undefined
    },
  },
  {
    says: /\bsheet[- ]pan\b/,
    denied: ({ recipe, steps }) => {
      // what is browned in a skillet before may go on the pan; what comes beside it from a skillet does not
      const since = steps.slice(Math.max(0, steps.search(/\b(?:sheet[- ]pans?|baking sheets?)\b/)))
      const others = vesselsUsed(since).filter((each) => !/sheet pan|^a pan$/.test(each))
      if (others.length > 0) return `it takes ${joined(others.slice(0, 3))}`
      return !recipe.hasSteps || /\b(?:sheet[- ]pan|baking sheet|tray)/.test(steps)
        ? undefined
        : 'no step uses a sheet pan'
    },
  },
  {
    says: /\bwithout (pressing|kneading|frying|deep-frying|peeling|soaking|baking|marinating|blending|straining)\b/,
    alsoTold:
      /\bwithout (pressing|kneading|frying|deep-frying|peeling|soaking|baking|marinating|blending|straining)\b(?: (?:the |any )?([a-z]+))?/,
    denied: ({ recipe }, [, doing = '', what]) => {
      const stem = doing.replace(/^deep-/, '').replace(/ing$/, '')
      const does = new RegExp(
        `(?<!\\b(?:not|never|without|no need to|don't|before|is|are) (?:\\w+ )?)\\b${stem === 'fry' ? 'fr(?:y|ies|ied)' : `${stem}(?:e|ed|es|s|ing)?`}\\b`,
      )
      const step = recipe.steps.findIndex(({ text }) => does.test(text) && (!what || text.includes(what)))
      return step < 0 ? undefined : `step ${step + 1} has it`
    },
  },
  {
    says: /^(spring|summer|fall|autumn|winter)\b(?! (?:onions?|rolls?|greens?|squash|savory|peas?|melon))|\bfor (spring|summer|fall|autumn|winter)\b/,
    alsoTold:
      /\b(?:chosen|made|meant|perfect|right|ideal|best|great|just the thing) (?:for|in) (spring|summer|fall|autumn|winter)\b/,
    denied: ({ recipe }, said) => {
      const season = said[1] ?? said[2] ?? ''
      const face = said.input ?? ''
      const late = recipe.lines.find(({ nameWords, portions: [portion] }) => {
        const months = portion?.food?.months ?? []
        const last = nameWords.at(-1)
        const isNamed = last !== undefined && new RegExp(`\\b${last.replace(/\W/g, '')}`).test(face)
        return isNamed && months.length > 0 && months.length < 9 && !isRipe(months, season)
      })
      return late && `${late.name} is out of season then`
    },
  },
  {
    says: /\b(\d{1,3})[- ]minute\b/,
    denied: ({ minutes }, [, most]) => (minutes > Number(most) + 5 ? `it takes ${minutes} minutes` : undefined),
  },
  {
    says: /\b(\d|three|four|five|six)[- ]ingredient\b/,
    denied: ({ recipe }, [, said = '']) => {
      const counted = recipe.lines.filter(
        ({ heading, name }) => !heading && !/^(?:.*\b)?(?:salt|pepper|water|oil)$/.test(plain(name)),
      )
      return counted.length > (numbers[said] ?? Number(said)) ? `the list has ${counted.length}` : undefined
    },
  },
]

const monthsOf: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  fall: [9, 10, 11],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
}

/** In most of a season: what is over by the end of September is nothing for fall. */
export function isRipe(months: readonly number[], season: string): boolean {
  return (monthsOf[season] ?? []).filter((month) => months.includes(month)).length >= 2
}

function diet(says: RegExp, named: Diet): Claim {
  return {
    says,
    denied: ({ recipe, diets, lines }, said) => {
      // 'Toast with Vegan Cheese' names a food of the list; what begins with it is taken for the dish
      const before = (said.input ?? '').slice(0, said.index ?? 0)
      const next = /^[ -](\w+)/.exec((said.input ?? '').slice((said.index ?? 0) + said[0].length))?.[1]
      if (/\b(?:with|and|in|on|over|under)\b/.test(before) && next && lines.includes(`${said[0]} ${next}`))
        return undefined
      const row = diets.find((each) => each.diet === named)
      if (row?.verdict !== 'breaks') return undefined
      const line = recipe.lines[row.lines[0] ?? -1]
      return line ? `the list has ${line.name}` : row.reason
    },
  }
}

/** A name that stands for foods: of each group one has to be there. */
function foods(name: string, groups: readonly (readonly string[])[]): Claim {
  return {
    says: new RegExp(`\\b${name}\\b`),
    denied: ({ lines }) => {
      const lacking = groups.find((group) => !group.some((food) => lines.includes(food)))
      return lacking && `the list has no ${lacking[0]}`
    },
  }
}

function method(says: RegExp, way: RegExp, reason: string): Claim {
  return {
    says,
    denied: ({ recipe, steps, lines }) =>
      !recipe.hasSteps || way.test(steps) || says.test(lines) ? undefined : reason,
  }
}

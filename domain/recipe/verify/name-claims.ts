import type { Diet } from '#domain/food/diets.ts'
import { plain } from '#domain/plain-text.ts'
import type { Finding, Verification } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import type { ReadRecipe } from '#domain/recipe/verify/read-recipe.ts'
import { joined } from '#domain/recipe/verify/words.ts'

/** What a title may claim of a dish, and the ground that it needs in the list and the steps. */
interface Claim {
  says: RegExp
  /** Why it is not so, as the end of a sentence; undefined where it is. */
  denied: (given: Grounds, said: RegExpMatchArray) => string | undefined
}
interface Grounds {
  recipe: ReadRecipe
  diets: Verification['diets']
  minutes: number
  /** All steps, and all lines, in plain words. */
  steps: string
  lines: string
}

/** A name is a claim like any other: 'Meatless', 'One-Pan' and 'Caprese' stand where list and steps make them true. */
export function nameClaims(recipe: ReadRecipe, diets: Verification['diets'], minutes: number): Finding[] {
  const title = plain(recipe.title)
  const claimed = claims.flatMap(({ says, denied }) => {
    const said = says.exec(title)
    return said ? [{ said, denied }] : []
  })
  if (claimed.length === 0) return []
  const given: Grounds = {
    recipe,
    diets,
    minutes,
    steps: recipe.steps.map(({ text }) => text).join(' '),
    lines: recipe.lines.map(({ line }) => plain(line.text)).join('\n'),
  }
  return claimed.flatMap(({ said, denied }) => {
    const reason = denied(given, said)
    return reason ? [finding('untrue_name', { claim: said[0], reason })] : []
  })
}

const crispWays = /\b(?:fry|fried|fries|bak|roast|broil|toast|sear|crisp|grill|brown|oven|raw|ice water)/
const heated = /\b(?:skillet|saucepan|pot|wok|sheet pan|baking dish|roasting pan|dutch oven|frying pan)\b/g
const words: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, six: 6 }

const claims: readonly Claim[] = [
  diet(/\b(?:meatless|vegetarian|chay)\b/, 'vegetarian'),
  diet(/\b(?:vegan|plant-based)\b/, 'vegan'),
  diet(/\bgluten-free\b/, 'gluten-free'),
  diet(/\bdairy-free\b/, 'dairy-free'),
  diet(/\bnut-free\b/, 'nut-free'),
  foods('caprese', [['tomato'], ['mozzarella'], ['basil']]),
  foods('margherita', [['tomato', 'passata', 'marinara'], ['mozzarella'], ['basil']]),
  foods('carbonara', [['egg'], ['parmesan', 'pecorino', 'cheese']]),
  foods('pesto', [['pesto', 'basil', 'arugula', 'kale', 'spinach', 'parsley', 'cilantro', 'mint', 'ramps']]),
  foods('alfredo', [
    ['cream', 'butter', 'milk', 'cashew'],
    ['parmesan', 'cheese', 'nutritional yeast'],
  ]),
  foods('parmigiana', [['parmesan', 'parmigiano', 'mozzarella', 'cheese']]),
  foods('parmesan', [['parmesan', 'parmigiano', 'cheese']]),
  method(/\bslow[- ]cooker\b/, /slow cook|crock.?pot|instant pot|multi.?cooker/, 'no step uses a slow cooker'),
  method(/\b(?:pressure[- ]cooker|instant[- ]pot)\b/, /pressure|instant pot/, 'nothing is cooked under pressure'),
  method(/\bair[- ]fryer\b/, /air.?fry/, 'no step uses an air fryer'),
  method(/\bgrilled\b(?! cheese)/, /grill|broil|barbecue|coals|plancha|griddle|press/, 'nothing is grilled'),
  method(/\b(?:steamed)\b/, /steam|cover|parchment|mussel|clam/, 'nothing is steamed'),
  method(/\bpoached\b/, /poach|simmer|barely/, 'nothing is poached'),
  method(
    /\bcrispy?\b(?! (?:romaine|lettuce|cabbage|cucumber|radish|celery|fennel|apple|slaw|salad|vegetable|green))/,
    crispWays,
    'nothing in the steps makes it crisp',
  ),
  {
    says: /\bno-bake\b/,
    denied: ({ steps }) => (/\b(?:bake|oven)\b/.test(steps) ? 'it is baked' : undefined),
  },
  {
    says: /\bone[- ](?:pot|pan|skillet|tray|bowl)\b/,
    denied: ({ steps }) => {
      const used = new Set(steps.match(heated) ?? [])
      const named = [...used].slice(0, 3).map((pan) => `a ${pan.replace('dutch', 'Dutch')}`)
      return named.length > 1 ? `it takes ${joined(named)}` : undefined
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
      return counted.length > (words[said] ?? Number(said)) ? `the list has ${counted.length}` : undefined
    },
  },
]

function diet(says: RegExp, named: Diet): Claim {
  return {
    says,
    denied: ({ recipe, diets, lines }, said) => {
      // 'Vegan Cheese' is a food of the list
      const next = /^[ -](\w+)/.exec((said.input ?? '').slice((said.index ?? 0) + said[0].length))?.[1]
      if (next && lines.includes(`${said[0]} ${next}`)) return undefined
      const row = diets.find((each) => each.diet === named)
      const line = row?.verdict === 'breaks' ? recipe.lines[row.lines[0] ?? -1] : undefined
      return line && `the list has ${line.name}`
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

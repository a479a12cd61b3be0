import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { families } from '#domain/recipe/verify/food-families.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/read-recipe.ts'
import type { ReadStep } from '#domain/recipe/verify/read-step.ts'
import { type MeatKind, meatKindOf, safeTemperatures } from '#domain/recipe/verify/safe-temperatures.ts'
import { textMinutes } from '#domain/recipe/verify/step-minutes.ts'

interface Meat {
  line: ReadLine
  index: number
  kind: MeatKind
}

/**
 * Is every raw meat and fish cooked through? A stated inner temperature below the safe one blocks; no sign of doneness in any step warns.
 * A cook who likes her own steak or salmon rarer is warned only.
 */
export function meatSafety(recipe: ReadRecipe, author: 'cook' | 'writer'): Finding[] {
  const meats = recipe.lines.flatMap((line, index): Meat[] => {
    const kind = meatKindOf(line)
    return kind ? [{ line, index, kind }] : []
  })
  if (meats.length === 0 || !recipe.hasSteps) return []
  const cold = coldSteps(recipe.steps, meats, author)
  if (cold.length > 0) return cold
  return meats.flatMap((meat) => undone(recipe.steps, meat))
}

function coldSteps(steps: readonly ReadStep[], meats: readonly Meat[], author: 'cook' | 'writer'): Finding[] {
  return steps
    .flatMap(({ text, words }, step) => {
      const named = meats.filter(({ line }) =>
        names(
          line,
          words.map(({ stem }) => stem),
        ),
      )
      const concerned = named.length > 0 ? named : meats
      return innerTemperatures(text).flatMap(({ celsius, stated }) => {
        const strictest = concerned.reduce((a, b) =>
          safeTemperatures[b.kind].celsius > safeTemperatures[a.kind].celsius ? b : a,
        )
        const safe = safeTemperatures[strictest.kind]
        if (celsius >= safe.celsius - 1) return []
        const herOwn = author === 'cook' && (strictest.kind === 'whole' || strictest.kind === 'fish')
        return [
          finding(
            'unsafe_temperature',
            { food: strictest.line.name, stated, ...safe },
            { step },
            herOwn ? 'warns' : 'blocks',
          ),
        ]
      })
    })
    .filter(onceAStep)
}

function onceAStep(found: Finding, index: number, all: readonly Finding[]): boolean {
  return all.findIndex(({ step }) => step === found.step) === index
}

function undone(steps: readonly ReadStep[], { line, index, kind }: Meat): Finding[] {
  const place = { line: index, name: line.name }
  if (!steps.some(({ text }) => heat.test(text))) {
    return /\b(?:sushi|sashimi|raw|ceviche|tartare|carpaccio|poke|cure|cured|gravlax)\b/.test(
      `${line.line.text} ${steps.map(({ text }) => text).join(' ')}`.toLowerCase(),
    )
      ? [finding('raw_meat', { food: 'eaten raw' }, place)]
      : [finding('raw_meat', { food: kind === 'fish' ? 'raw fish' : 'raw meat' }, place)]
  }
  const done = steps.some(({ text }, step) => isCue(text, kind) && concerns(steps, step, line))
  return done ? [] : [finding('no_doneness_cue', safeTemperatures[kind], place)]
}

const heat =
  /\b(?:cook|bake|roast|fry|fries|saute|sear|grill|broil|boil|simmer|poach|steam|braise|stew|brown|heat|microwave|oven|skillet|wok|pressure|slow cooker|air fryer|barbecue|smoke)\w*\b/

/** A cue counts for a meat in the step that names it and in those after it. */
function concerns(steps: readonly ReadStep[], cue: number, line: ReadLine): boolean {
  const first = steps.findIndex(({ words }) =>
    names(
      line,
      words.map(({ stem }) => stem),
    ),
  )
  return first <= cue
}

const cues =
  /\b(?:cooked through|fully cooked|(?:is|are|fish|meat|chicken|shrimp) cooked(?! (?:in|with|over|on)\b)|cooked all the way|no longer pink|no pink|not pink|until done|is done|are done|juices (?:run|are) clear|opaque|flak(?:es?|y|ing)|falls? apart|falling apart|pulls? (?:apart|easily|away)|fall off the bone|falls? off the bone|fork[- ]tender|thermometer|internal temperature|(?:turns?|turned|until) pink|curl(?:ed)?|shells? (?:have )?open(?:ed)?|until (?:they|the mussels|the clams) open|until (?:it is |they are |the meat is |the \w+ is |just )?(?:very |really |meltingly )?(?:tender|cooked|firm|set|crumbly))\b/
/** A brown outside says nothing of the middle of a bird. */
const browned =
  /\b(?:browned all over|well browned|browned through|until (?:\w+ ){0,4}(?:browned|golden|crisp|brown))\b/

function isCue(text: string, kind: MeatKind): boolean {
  if (cues.test(text) || (kind !== 'poultry' && browned.test(text))) return true
  const safe = safeTemperatures[kind].celsius
  if (innerTemperatures(text).some(({ celsius }) => celsius >= safe - 1)) return true
  const times = heat.test(text) ? textMinutes(text) : undefined
  return times !== undefined && times.waiting + times.active >= longCook[kind]
}
/** Minutes of heat after which any kitchen cut is through. */
const longCook: Readonly<Record<MeatKind, number>> = { poultry: 30, whole: 30, ground: 15, fish: 12 }

/** Temperatures of food, not of ovens, oil or water: 38-100°C. */
export function innerTemperatures(text: string): { celsius: number; stated: string; at: number; length: number }[] {
  const found: { celsius: number; stated: string; at: number; length: number }[] = []
  if (!/\d\d/.test(text)) return found
  for (const match of text.matchAll(/(\d{2,3})\s*(?:°|º|˚|degrees?|deg\.?)?\s*(f|c|fahrenheit|celsius)\b/g)) {
    const degrees = Number(match[1])
    const isFahrenheit = (match[2] ?? '').startsWith('f')
    const celsius = isFahrenheit ? ((degrees - 32) * 5) / 9 : degrees
    const before = text.slice(Math.max(0, match.index - 60), match.index)
    if (celsius < 38 || celsius > 100 || notInside.test(before)) continue
    if (!/[°º˚]|deg/.test(match[0]) && !inside.test(before)) continue
    const unit = isFahrenheit ? '°F' : '°C'
    if (found.some((other) => Math.abs(other.celsius - celsius) < 1.2)) continue
    found.push({ celsius, stated: `${degrees}${unit}`, at: match.index, length: match[0].length })
  }
  return found
}
const notInside =
  /\b(?:oven|preheat\w*|water|oil|milk|bath|smoker|grill|sous vide|circulator|set to|syrup|yeast|wort|cooker|dehydrator|warmer|keep warm)\b[^.;]*$/
const inside = /\b(?:temperature|thermometer|reach\w*|registers?|reads?|internal|until|to|at least)\b[^.;]*$/

function names(line: ReadLine, stems: readonly string[]): boolean {
  return stems.some(
    (stem) =>
      (line.nameWords.includes(stem) && !general.has(stem)) || line.foods.some((food) => families[stem]?.(food)),
  )
}
const general = new Set([
  'fresh',
  'large',
  'small',
  'skin',
  'on',
  'bone',
  'in',
  'boneless',
  'skinless',
  'ground',
  'lean',
  'and',
  'or',
  'with',
])

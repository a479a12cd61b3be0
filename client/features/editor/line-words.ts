import { gramsText, listText } from '#client/features/dishes/format.ts'
import type { Eater, Reading } from '#client/features/editor/use-verified.ts'
import type { GlyphKind } from '#client/ui/signs/glyph.tsx'
import { words } from '#client/wording.ts'
import { type AllergenVerdict, allergensOfVerdict } from '#domain/food/allergens/allergens.ts'
import { stemsOf } from '#domain/text/tokens.ts'

export interface LineWords {
  /** 'unsalted butter': the food, where the cook's words don't name it; empty where they do, or where nothing is known. */
  read: string
  /** '185 g'; empty where nothing is known. */
  weight: string
  /** What stands in this reader's way, gravest first. */
  alarms: { kind: GlyphKind; words: string }[]
  /** What others would want to know. */
  remarks: string[]
}

/** What a line came to, for this reader: their own allergens and diet are alarms, everything else is a remark. */
export function lineWords({ report, grams }: Reading, { allergens, diet }: Eater): LineWords {
  const foods = [...report.foods, ...report.alternatives].flatMap(({ food }) => (food ? [food.name] : []))
  const unsaid = [...new Set(foods)].filter((name) => !isNamed(name, report.text))
  const isWeightUnknown = foods.length > 0 && grams === null
  const named = (verdict: AllergenVerdict, isOwn: boolean) =>
    listText(
      allergensOfVerdict(
        report.allergens.filter(({ allergen }) => allergens.includes(allergen) === isOwn),
        verdict,
      ),
    )
  const broken = report.breaks.find((row) => row.diet === diet)
  const alarm = (kind: GlyphKind, what: string, said: string) => (what === '' ? [] : [{ kind, words: said }])
  return {
    read: [listText(unsaid), isWeightUnknown && 'weight unknown'].filter(Boolean).join(', '),
    weight: foods.length > 0 && grams !== null ? gramsText(grams) : '',
    alarms: [
      ...alarm('blocks', named('contains', true), `Contains ${named('contains', true)}, which you avoid`),
      ...(broken ? [{ kind: 'blocks' as const, words: `Not ${words(broken.diet)}` }] : []),
      ...alarm(
        'warns',
        named('usually_contains', true),
        `Usually contains ${named('usually_contains', true)}: check the label`,
      ),
    ],
    remarks: [
      ...(named('contains', false) ? [`Contains ${named('contains', false)}`] : []),
      ...(named('usually_contains', false) ? [`Usually contains ${named('usually_contains', false)}`] : []),
      ...report.notes,
    ],
  }
}

/** Whether a line names a food, in whatever number: '2 onions, sliced' names the onion. */
function isNamed(name: string, line: string): boolean {
  const said = new Set(stemsOf(line))
  return stemsOf(name).every((stem) => said.has(stem))
}

import { gramsText, listText } from '#client/features/dishes/format.ts'
import type { Eater, Reading } from '#client/features/editor/use-verified.ts'
import type { GlyphKind } from '#client/ui/glyph.tsx'
import { words } from '#client/wording.ts'
import { type AllergenVerdict, allergensOfVerdict } from '#domain/food/allergens/allergens.ts'

export interface LineWords {
  /** 'Jasmine rice, 185 g'; empty where nothing of it is known. */
  read: string
  /** What stands in this reader's way, gravest first. */
  alarms: { kind: GlyphKind; words: string }[]
  /** What others would want to know. */
  remarks: string[]
}

/** What a line came to, for this reader: their own allergens and diet are alarms, everything else is a remark. */
export function lineWords({ report, grams }: Reading, { allergens, diet }: Eater): LineWords {
  const foods = [...report.foods, ...report.alternatives].flatMap(({ food }) => (food ? [food.name] : []))
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
    read:
      foods.length > 0
        ? [listText([...new Set(foods)]), grams === null ? 'weight unknown' : gramsText(grams)].join(', ')
        : '',
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

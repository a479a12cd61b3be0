import type { Result } from '#client/features/check/use-checking.ts'
import { listText } from '#client/features/dishes/format.ts'
import type { GlyphKind } from '#client/ui/signs/glyph.tsx'
import { capital, words } from '#client/wording.ts'
import type { CheckedText } from '#contract/public/check.ts'
import { type AllergenVerdict, allergenName, allergensOfVerdict } from '#domain/food/allergens/allergens.ts'
import type { RecipeSummary } from '#domain/recipe/verify/summary.ts'

export interface CheckWords {
  kind: GlyphKind
  /** The verdict in a sentence. */
  word: string
  /** What else there is to say of it. */
  more: string[]
}

/** Whom it was checked for, in a line: 'Checked for vegan, avoiding peanuts'. */
export const askedText = ({ asked: { allergies, diet } }: Result): string =>
  capital(
    [diet && words(diet), allergies.length > 0 && `avoiding ${listText(allergies.map(allergenName))}`]
      .filter(Boolean)
      .join(', ') || 'for anyone',
  )

/**
 * What a check comes to, for whoever eats it: what stands in the way first, then what is not certain. A list of
 * ingredients never proves that an allergen is absent, so that one that was asked about never just "fits".
 */
export function checkWords(
  { lines, verification }: CheckedText,
  { allergens, diet }: RecipeSummary,
  isAsked: boolean,
): CheckWords {
  const foods = lines.filter(({ heading }) => !heading)
  const isUnread = foods.length > 0 && foods.every(({ known }) => !known)
  if (!isAsked) return withoutEater(verification.allergens, isUnread)
  const own = named(allergens)
  const against = [
    own.contains ? `it contains ${own.contains}` : '',
    diet?.verdict === 'breaks' ? `it isn’t ${words(diet.diet)}` : '',
  ].filter(Boolean)
  const open = [
    own.usually_contains ? `something in it usually contains ${own.usually_contains} (check the label)` : '',
    own.unknown ? `${own.unknown} can’t be ruled out` : '',
    diet?.verdict === 'unknown' ? `we can’t tell whether it’s ${words(diet.diet)}` : '',
  ].filter(Boolean)
  const rest = [
    diet?.verdict === 'fits' ? `It fits a ${words(diet.diet)} diet.` : '',
    own.not_found ? `We found no ${own.not_found} in the listed ingredients, but check the labels.` : '',
  ].filter(Boolean)
  if (against.length > 0)
    return {
      kind: 'blocks',
      word: `Doesn’t fit as written: ${against.join(', and ')}`,
      more: [...open.map((part) => `${capital(part)}.`), ...rest],
    }
  if (open.length > 0) return { kind: 'warns', word: `Not certain: ${open.join(', and ')}`, more: rest }
  if (allergens.length > 0) return { kind: 'warns', word: 'Nothing rules it out, but check the labels', more: rest }
  return { kind: 'fits', word: `It fits a ${words(diet?.diet ?? '')} diet`, more: [] }
}

function withoutEater(all: RecipeSummary['allergens'], isUnread: boolean): CheckWords {
  const ask = 'Tell us who’s eating, and we’ll tell you whether it suits them.'
  const found = named(all)
  if (isUnread)
    return {
      kind: 'warns',
      word: 'We couldn’t read this',
      more: [
        'None of the lines names a food we know. We read recipes only in English.',
        ...(found.contains ? [`But the wording shows that it contains ${found.contains}.`] : []),
      ],
    }
  const usual = found.usually_contains
    ? [`Something in it usually contains ${found.usually_contains}, too, so check the label.`]
    : []
  if (found.contains) return { kind: 'warns', word: `It contains ${found.contains}`, more: [...usual, ask] }
  if (found.usually_contains)
    return {
      kind: 'warns',
      word: `Something in it usually contains ${found.usually_contains}`,
      more: ['Check the label.', ask],
    }
  return {
    kind: 'warns',
    word: 'No common allergens found in the listed ingredients',
    more: ['Check the labels anyway.', ask],
  }
}

function named(rows: RecipeSummary['allergens']): Record<AllergenVerdict, string> {
  const of = (wanted: AllergenVerdict, joint?: 'or') => listText(allergensOfVerdict(rows, wanted), joint)
  return {
    contains: of('contains'),
    usually_contains: of('usually_contains'),
    unknown: of('unknown'),
    not_found: of('not_found', 'or'),
  }
}

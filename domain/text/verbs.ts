import { wordSet } from '#domain/plain-text.ts'

/**
 * What a verb does with the thing behind it: `brings` it into the dish, `drops` it, or `handles` what is there anyway: who is told
 * not to peel the potatoes has potatoes.
 */
export type VerbKind = 'brings' | 'drops' | 'handles'

/** A verb as it stands in a text. */
export interface Verb {
  /** As it stands in a dictionary: 'boil'. */
  base: string
  kind: VerbKind
  form: 'base' | 'third' | 'gerund' | 'past'
}

/** The verb that a word in lower case may be. Words that are first of all foods ('salt', 'cream') are none. */
export function verbOf(word: string): Verb | undefined {
  return verbs.get(word)
}

const brings =
  'add use include need require contain call want put pour stir fold mix blend beat whisk whip toss throw bring take pick choose get buy have eat serve offer give feed reach drizzle sprinkle scatter dot drop tip spoon ladle scrape place sub opt go allow permit include enjoy top garnish finish make'
const drops =
  'skip omit ditch forgo forego exclude avoid forget skimp replace swap trade exchange lose refrain resist hesitate neglect fail miss ban forbid hold abandon refuse decline shun eliminate eschew scrap axe banish renounce ignore disregard'
const handles =
  'acidify allow arrange assemble bake barbecue baste batter begin blanch boil braise bread break broil brown bruise brush burn caramelize carve char check chill chop coat combine compost confit continue cook cool cover crack crisp crowd crumble crush cube cure cut defrost deglaze devein dice dip discard dissolve divide drain dress dry ferment fill flatten flip form freeze fry garnish glaze grate grease griddle grill grind grow halve handle heat hull infuse keep knead lay leave let lift line lower marinate mash massage measure melt microwave moisten move open overcook overcrowd overmix pack parboil pat peel pickle pierce poach preheat prepare press prick process proof pulse puree raise reduce refrigerate reheat remove rest return rinse rise roast roll rotate rub run rush saute scald scoop scorch score scramble scrub seal sear season separate set shake shape shave shred sift simmer skim slice slide smoke soak soften split spread squeeze stack stand start steam steep sterilize stew stop store strain stretch strip stuff submerge sweat swirl taste tear temper thaw thicken thin throw toast touch transfer trim truss try turn twist unmold wait warm wash wilt wipe work worry wrap zest'

const irregular: readonly (readonly [base: string, past: string])[] = [
  ['leave', 'left'],
  ['forgo', 'forwent forgone'],
  ['take', 'took taken'],
  ['bring', 'brought'],
  ['put', 'put'],
  ['have', 'had'],
  ['eat', 'ate eaten'],
  ['give', 'gave given'],
  ['feed', 'fed'],
  ['choose', 'chose chosen'],
  ['get', 'got gotten'],
  ['buy', 'bought'],
  ['beat', 'beaten'],
  ['throw', 'threw thrown'],
  ['forget', 'forgot forgotten'],
  ['lose', 'lost'],
  ['hold', 'held'],
  ['keep', 'kept'],
  ['freeze', 'froze frozen'],
  ['grind', 'ground'],
  ['cut', 'cut'],
  ['set', 'set'],
  ['let', 'let'],
  ['break', 'broke broken'],
  ['make', 'made'],
  ['begin', 'began begun'],
  ['forbid', 'forbidden'],
  ['tear', 'torn'],
  ['stand', 'stood'],
  ['go', 'went gone'],
  ['see', 'saw seen'],
  ['rise', 'rose risen'],
]

/** The last letter is doubled: 'skipping', 'skipped'. */
const doubling = wordSet(
  'scrap shun skip omit swap trim chop dip drop flip pat pit put rub set skim skin stir strip top tip whip wrap dot spin cut get let chop zip forget stop begin run can swim run thin',
)

const verbs: ReadonlyMap<string, Verb> = new Map(
  (
    [
      [handles, 'handles'],
      [brings, 'brings'],
      [drops, 'drops'],
    ] as const
  ).flatMap(([list, kind]) =>
    [...wordSet(list)].flatMap((base): [string, Verb][] => {
      const past = irregular.find(([one]) => one === base)?.[1].split(' ') ?? [`${stemFor(base, 'ed')}ed`]
      return [
        ...past.map((word): [string, Verb] => [word, { base, kind, form: 'past' }]),
        [gerundOf(base), { base, kind, form: 'gerund' }],
        [third(base), { base, kind, form: 'third' }],
        [base, { base, kind, form: 'base' }],
      ]
    }),
  ),
)

/** 'Frying' of 'fry'. */
export function gerundOf(base: string): string {
  return `${stemFor(base, 'ing')}ing`
}

/** Every form of the verbs that drop what stands behind them. */
export const dropping: readonly string[] = [...verbs].flatMap(([word, { kind }]) => (kind === 'drops' ? [word] : []))

function third(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:ch|sh|ss|x|z|o)$/.test(base) ? `${base}es` : base === 'have' ? 'has' : `${base}s`
}

function stemFor(base: string, ending: 'ing' | 'ed'): string {
  if (doubling.has(base)) return base + base.at(-1)
  if (/[^e]e$/.test(base)) return base.slice(0, -1)
  return ending === 'ed' && /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}i` : base
}

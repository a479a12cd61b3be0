import type { NamedDish } from '#domain/catalogue/names/named-dish.ts'
import { namedDishes } from '#domain/catalogue/names/named-dishes.ts'
import type { DishMeaning, Meaning, Phrases } from '#domain/wish/meaning.ts'
import { cleaned, tokensOf } from '#domain/wish/spelling/tokens.ts'

/**
 * Every dish that the kitchen can name, by its names: what it can print can be asked for. A row of `byHand` for the same name adds
 * the forms that come next and its foods. Phrases as `tokensOf` makes them.
 */
export function knownDishes(byHand: Phrases): [string, Meaning][] {
  const rows = new Map<string, Row>()
  for (const dish of namedDishes) {
    for (const [phrase, owesAll] of namesOf(dish.name)) {
      const needs = owesAll ? dish.needs : undefined
      const before = rows.get(phrase)
      if (!before) rows.set(phrase, { forms: [dish.form], families: [...dish.flavours], needs })
      else {
        before.forms = [...new Set([...before.forms, dish.form])]
        before.families = [...new Set([...before.families, ...dish.flavours])]
        // of two recipes for one dish the one that asks less says what all of them have
        if (needs && (!before.needs || needs.length < before.needs.length)) before.needs = needs
      }
    }
  }
  return [...rows].map(([phrase, row]) => [phrase, { is: 'dish', dish: merged(phrase, row, byHand.get(phrase)) }])
}

interface Row {
  forms: DishMeaning['forms'][number][]
  families: string[]
  /** Undefined where only a name with 'with …' after it is known. */
  needs: NamedDish['needs'] | undefined
}

function merged(phrase: string, { forms, families, needs }: Row, hand: Meaning | undefined): DishMeaning {
  const other = hand?.is === 'dish' ? hand.dish : undefined
  return {
    words: other?.words ?? phrase,
    forms: [...new Set([...forms, ...(other?.forms ?? [])])],
    families,
    foods: other?.foods ?? [],
    ...(needs && { needs }),
  }
}

/** The names under which a dish may be asked for, and whether each owes all foods of the dish: 'Nasi Goreng with {protein}' is 'nasi goreng'. */
function namesOf(printed: string): [string, boolean][] {
  if (/^(?:Slow|Pressure)-Cooker /.test(printed)) return []
  const inside = /\(([^()]+)\)/.exec(printed)?.[1]
  const whole = printed.replace(/ ?\([^()]*\)/, '').replace(/^(?:Skillet|Quick|Baked|Dry) /, '')
  const isTemplate = whole.includes('{')
  const bare = whole.replace(/(?: (?:with|con))? \{\w+\}$/, '').replace(/^\{\w+\} (?=\S)/, '')
  const style = /^(.+?)[-–]Style\b/.exec(bare)?.[1]
  const served = / (?:with|and) /.test(bare) && !isTemplate ? bare.split(' with ')[0] : undefined
  const names: [string | undefined, boolean][] = [
    [bare.replace(/[-–]Style\b/, ''), true],
    [inside, true],
    [style && !places.has(style) ? style : undefined, true],
    [served === bare ? undefined : served, false],
  ]
  return names.flatMap(([name, owesAll]) => {
    if (!name || name.includes('{')) return []
    const phrase = phraseOf(name)
    const other = /(?<![isu])s$/.test(phrase) ? phrase.slice(0, -1) : phrase.endsWith('s') ? phrase : `${phrase}s`
    if (phrase.length < 4 || otherwise.has(phrase)) return []
    return [phrase, other].map((each): [string, boolean] => [each, owesAll])
  })
}

/** What stands before '-Style' and is no dish. */
const places: ReadonlySet<string> = new Set(
  'Nadan,Picnic,South Indian,Galician,Louisiana,Bahian,Bombay,Cuban,Peruvian,Italian,Greek,Spanish,French'.split(','),
)
/** Names that are common words first. */
const otherwise: ReadonlySet<string> = new Set(['fakes', 'sables', 'coca', 'bikinis', 'seco', 'beef', 'eggs', 'purin'])

function phraseOf(name: string): string {
  return tokensOf(cleaned(name))
    .map(({ word }) => word)
    .join(' ')
}

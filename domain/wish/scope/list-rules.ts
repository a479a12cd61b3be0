import { wordSet } from '#domain/plain-text.ts'
import { joiners } from '#domain/wish/lexicon/small-words.ts'
import type { Hearing } from '#domain/wish/parser/hearing.ts'
import type { Met, ScopeRule } from '#domain/wish/scope/scope-rule.ts'

const fine = /^(?:is|are) (?:also |totally |all )?(?:ok|okay|fine|good|alright|right|allowed)\b/
const smells = wordSet('smell smells stink stench odor odour odors odours')
/** How nobody likes a food, who may like it otherwise. */
export const badStates = wordSet(
  'boiled soggy mushy overcooked rubbery tough stringy burnt burned slimy watery bland lumpy greasy',
)
const dislikes = /\b(?:hate|hates|hated|dislike|dislikes|stand|bear|like|loathe|loathes|detest|of|no)\b/

/** Where a list of what is refused, or makes somebody ill, ends. */
export const listRules: readonly ScopeRule[] = [
  {
    id: 'a mood or a reaction has no list',
    before: 'comma',
    when: ({ scope }) => scope.endsAtComma,
    effect: 'ends',
    examples: [['no spicy, chicken', 'wanted chicken, mild']],
  },
  {
    id: 'a colon ends a refusal that has its food',
    before: 'colon',
    when: ({ scope }) => scope.isFilled && scope.is('refused'),
    effect: 'ends',
    examples: [['minus the bacon: potatoes', 'refused bacon, wanted potatoes']],
  },
  {
    id: 'a list has lines of its own',
    before: 'line',
    when: ({ scope }) => !scope.is('wanted') && (scope.isOverLines || !scope.isFilled),
    effect: 'spares',
    examples: [['No:\n- soy\n- sesame\n\nDinner with eggs', 'refused soy, refused sesame, wanted eggs']],
  },
  {
    id: 'what was eaten lately reaches to its end',
    before: 'place',
    when: ({ scope, marks }, { at }) => marks.endOf('passing') === at && scope.is('refused'),
    effect: 'turn',
    examples: [['had pasta yesterday chicken', 'refused pasta, wanted chicken, no dish pasta']],
  },
  {
    id: 'a dish is named behind what is replaced in it',
    before: 'word',
    when: ({ scope, swap }, { word }) => word === 'in' && swap.isReplacing && scope.is('refused') && scope.isFilled,
    effect: 'turn',
    examples: [['mushrooms instead of shrimp in scampi', 'wanted mushrooms, refused shrimp, dish scampi']],
  },
  {
    id: 'a line of words is no line of a list',
    before: 'behind word',
    when: ({ scope, list }) => scope.isOverLines && list.others > 1,
    effect: 'ends',
    examples: [['Avoid:\nsoy\nboss husband smoky eggs', 'refused soy, wanted eggs, “smoky”']],
  },
  {
    id: 'not just a food is that food and more',
    before: 'food',
    when: ({ scope, denial }, { found }) => scope.is('refused') && /\bjust\b/.test(denial.words) && !found?.meaning,
    effect: 'aside',
    examples: [['not just tomatoes', 'aside tomatoes']],
  },
  {
    id: 'a food that is fine is asked for',
    before: 'food',
    when: ({ scope, reading }, { at, found }) =>
      scope.is('refused') && fine.test(reading.said(at + (found?.length ?? 1), at + (found?.length ?? 1) + 3)),
    effect: 'ends',
    examples: [['no pork, smoked trout is ok', 'refused pork, wanted smoked trout']],
  },
  {
    id: 'a smell is none of the food',
    before: 'food',
    when: ({ scope, reading }, { at, found }) =>
      scope.is('refused') && smells.has(reading.word(at + (found?.length ?? 1))),
    effect: 'aside',
    examples: [['salmon, no fish smell', 'aside fish, dish salmon']],
  },
  {
    id: 'a food that is disliked in one state is not refused in others',
    before: 'food',
    when: ({ scope, reading, denial }, { at }) =>
      scope.is('refused') && badStates.has(reading.word(at - 1)) && dislikes.test(denial.words),
    effect: 'aside',
    examples: [['I hate soggy broccoli', 'aside broccoli']],
  },
  {
    id: 'what is not to be tasted may be in it all the same',
    before: 'food',
    when: ({ scope, denial, intents }, { found }) =>
      scope.is('refused') &&
      /\btastes?\b/.test(denial.words) &&
      intents.foods.some(({ as, anyOf }) => as === 'wanted' && anyOf.join() === found?.foods?.join()),
    effect: 'aside',
    examples: [
      ['a smoothie with spinach that doesnt taste of spinach', 'wanted spinach, aside spinach, dish smoothies'],
    ],
  },
  {
    id: 'too much of a quality is said of it, and not of its food',
    before: 'food',
    when: ({ scope, reading }, { at }) =>
      scope.is('refused') && at === scope.turnedAt + 2 && degrees.has(reading.word(scope.turnedAt)),
    effect: 'ends',
    examples: [['with feta and not too runny eggs', 'wanted feta, wanted eggs']],
  },
  {
    id: 'who is not sure of a food asks for it',
    before: 'food',
    when: isUnsure,
    effect: 'ends',
    examples: [['no mushrooms, probably eggs', 'refused mushrooms, wanted eggs']],
  },
  {
    id: 'who is not sure of a dish asks for it',
    before: 'named dish',
    when: isUnsure,
    effect: 'ends',
    examples: [['no mushrooms, maybe a lasagna', 'refused mushrooms, dish lasagna']],
  },
  {
    id: 'words behind its comma end a list',
    before: 'food',
    when: ({ scope, list }) => !scope.is('wanted') && list.isBehindComma && list.others > 0,
    effect: 'ends',
    examples: [['no onions, husband brings eggs', 'refused onions, wanted eggs']],
  },
  {
    id: 'veggie behind a comma is said of the dish',
    before: 'food',
    when: ({ scope, list, reading }, { at }) =>
      scope.is('refused') && list.isBehindComma && reading.word(at) === 'veggie' && reading.isPartOver(at + 1),
    effect: 'ends',
    examples: [['pad thai no fish sauce, veggie', 'refused fish sauce, dish pad thai, vegetarian']],
  },
  {
    id: 'who says no to each refuses nothing without it',
    before: 'food',
    when: ({ scope, list, reading }, { at, found }) =>
      scope.isOfEach &&
      scope.is('refused') &&
      list.isBehindComma &&
      !joiners.has(reading.word(at - 1)) &&
      !joiners.has(reading.word(at + (found?.length ?? 0))),
    effect: 'ends',
    examples: [['no bread no pasta, brisket', 'refused bread, refused pasta, wanted brisket, no dish pasta']],
  },
  {
    id: 'a phrase with its food goes on only over a list',
    before: 'food',
    when: ({ scope, list }) => scope.isListOnly && !list.isJoined,
    effect: 'ends',
    examples: [['no dairy chicken', 'wanted chicken, dairy-free']],
  },
]

/** Words by which somebody thinks of what they would like; of what makes them ill nobody says so. */
function isUnsure({ scope, list, reading }: Hearing, { at }: Met): boolean {
  return scope.is('refused') && list.isBehindComma && [1, 2].some((back) => unsure.has(reading.word(at - back)))
}
const degrees = wordSet('too so very as overly that')
const unsure = wordSet('maybe probably perhaps possibly ideally')

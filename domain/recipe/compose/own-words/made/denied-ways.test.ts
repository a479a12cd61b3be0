import { describe, expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

const works = 'fry boil grill steam roast simmer peel'.split(' ')
const foods = 'potatoes eggplant salmon carrots'.split(' ')
const gerunds: Record<string, string> = {
  fry: 'frying',
  boil: 'boiling',
  grill: 'grilling',
  steam: 'steaming',
  roast: 'roasting',
  simmer: 'simmering',
  peel: 'peeling',
}
const sayings = works.flatMap((work) =>
  foods.flatMap((food) => [
    `please dont ${work} the ${food}`,
    `i never ${work} ${food}`,
    `dinner without ${gerunds[work]} the ${food}`,
    `cant stand ${gerunds[work]} the ${food}`,
  ]),
)

describe('what is not to be done to a food', () => {
  it('is a way that is denied, and no refusal of the food', () => {
    const misheard = sayings.filter((notes) => {
      const { foods: named, dishes, qualities } = parseNotes(notes)
      const isWanted = named.some(({ as }) => as === 'wanted') || dishes.length > 0
      return !isWanted || named.some(({ as }) => as === 'refused') || !qualities.some(({ isDenied }) => isDenied)
    })
    expect(misheard).toEqual([])
  })

  it.each(['no frying', 'without frying', 'hate frying', 'no deep frying', 'eggplant, no frying'])(
    'is a way of cooking where no food is said: %s',
    (notes) => {
      expect(parseNotes(`dinner, ${notes}`).refusedMethods).toEqual(['Fried'])
    },
  )

  it.each([
    'no roast chicken',
    'dont want boiled eggs',
    'i dont cook pork',
    'no baking potatoes',
    'we dont eat fried fish',
  ])('a dish of that name is refused: %s', (notes) => {
    const { foods: named, refusedDishes } = parseNotes(notes)
    expect(named.some(({ as }) => as === 'refused') || refusedDishes.length > 0).toBe(true)
  })

  it('is kept where the dish is so, and told where it is not', () => {
    const notesOf = (notes: string) => {
      const made = compose({ ...anything, notes }, 1)
      return 'draft' in made ? [made.draft.title, ...made.draft.notes] : []
    }
    expect(notesOf('eggplant parm but dont fry the eggplant')).toEqual(['Eggplant Parmesan'])
    expect(notesOf('chicken schnitzel, dont fry the chicken')).toContain(
      'We found nothing that fits without frying the chicken',
    )
    expect(notesOf('mashed potatoes without peeling the potatoes')).toContain(
      'We found nothing that fits without peeling the potatoes',
    )
  })
})

describe('a dish that is not wanted', () => {
  it.each([
    ['half a tin of coconut milk left over from curry, what else but curry', 'curry'],
    ['what else can i make with rice but fried rice', 'fried rice'],
    ['tacos, not again', 'taco'],
    ['pasta again? something with ground beef', 'pasta'],
    ['not another curry', 'curry'],
    ['too hungry for just salad', 'Salad'],
    ['chicken dinner thats not just a salad', 'Salad'],
    ['something other than soup', 'Soup'],
    ['sick to death of pizza', 'pizza'],
  ])('%s', (notes, dish) => {
    const { dishes, refusedDishes } = parseNotes(notes)
    expect(dishes.map(({ words }) => words)).not.toContain(dish)
    expect(refusedDishes.map(({ words }) => words)).toContain(dish)
  })

  it.each(['curry again please', 'not just tomatoes, a real sauce'])('%s refuses nothing', (notes) => {
    const { foods: named, refusedDishes } = parseNotes(notes)
    expect(refusedDishes).toEqual([])
    expect(named.filter(({ as }) => as === 'refused')).toEqual([])
  })
})

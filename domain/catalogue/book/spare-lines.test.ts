import { describe, expect, inject, it } from 'vitest'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { spareLines } from '#domain/catalogue/book/spare-lines.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { chanceFrom } from '#domain/chance.ts'
import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

/** All that a recipe says. */
function textOf(wish: Partial<Wish>): { dish: string; text: string } {
  const made = compose({ ...anything, ...wish }, 3)
  if (!('draft' in made)) return { dish: '', text: made.contradiction.message }
  const { title, description, ingredients, instructions } = made.draft
  const lines = ingredients.map(({ name, preparation }) => `${name} ${preparation ?? ''}`)
  const steps = instructions.map((step) => step.description)
  return { dish: made.dish.split('/')[0]!, text: [title, description, ...lines, ...steps].join('\n') }
}

describe('a dish without what somebody will not have', () => {
  it.each([
    ['pot roast', 'garlic', 'dish-pot-roast'],
    ['chicken piccata', 'garlic', 'dish-chicken-piccata'],
    ['arroz con pollo', 'cilantro', 'dish-arroz-con-pollo'],
    ['steak with chimichurri', 'garlic', 'dish-steak-with-chimichurri'],
    ['beef barley soup', 'celery', 'dish-beef-barley-soup'],
    ['chicken pad thai', 'peanuts', 'dish-pad-thai'],
  ])('%s, no %s, is that dish and says nothing of it', (name, food, id) => {
    const { dish, text } = textOf({ notes: `${name}, no ${food}` })
    expect(dish).toBe(id)
    expect(text.toLowerCase()).not.toContain(food)
    expect(textOf({ notes: name, exclude: [food] })).toEqual({ dish, text: expect.not.stringContaining(food) })
  })

  it.each([
    ['garlic bread', 'garlic'],
    ['french onion soup', 'onions'],
    ['chicken marsala', 'wine'],
    ['beef stew', 'beef'],
  ])('%s is none without %s', (name, food) => {
    const id = textOf({ notes: name }).dish
    expect(textOf({ notes: `${name}, no ${food}` }).dish).not.toBe(id)
  })

  it('is made with all of its lines for whoever may have them', () => {
    expect(textOf({ notes: 'pot roast' }).text).toContain('garlic')
  })

  it('whichever line is refused: what is made never speaks of it', () => {
    const chance = chanceFrom(inject('testSeed'))
    const asked = [...bookDishes.values()].flatMap((dish) => {
      const line = [...spareLines(dish)].find(({ foods, mayGo }) => foods.length === 1 && !mayGo)
      const food = line && namedFood(line.foods[0]!)?.food
      return food && chance() < 0.12 ? [{ dish, food }] : []
    })
    const made = asked.filter(({ dish, food }) => {
      const { dish: id, text } = textOf({ notes: dish.names[0]!, exclude: [food.name] })
      if (id !== dish.id) return false
      expect(text.toLowerCase(), `${dish.names[0]} without ${food.name}`).not.toMatch(
        new RegExp(`\\b(?:${food.name}|${food.plural})\\b`, 'i'),
      )
      return true
    })
    expect(made.length / asked.length).toBeGreaterThan(0.6)
  })
})

import { describe, expect, it } from 'vitest'
import type { Verifiable } from '#domain/recipe/verify/reading/read-recipe.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

const found = (recipe: Verifiable) => verifyRecipe(recipe).findings.map(({ severity, code }) => `${severity} ${code}`)

describe('a raw sausage and game', () => {
  it.each([
    'boerewors',
    'cevapi',
    'cevapcici',
    'mici',
    'mititei',
    'longaniza',
    'kofta',
    'merguez',
    'bratwurst',
    'luganega',
    'fresh Mexican chorizo',
    'fresh kielbasa',
    'venison',
    'deer sausage',
    'rabbit',
    'wild boar shoulder',
    'hare',
    'squirrel',
    'elk',
    'moose',
    'reindeer',
    'kangaroo fillet',
    'bear roast',
  ])('asks 160°F of %s', (meat) => {
    const dish = (heat: string) => ({
      title: 'Meat with Onions',
      servings: 4,
      ingredients: [`1 lb ${meat}`, '2 onions'],
      instructions: [`Cook the ${meat} with the onions to an internal temperature of ${heat}.`],
    })
    expect(found(dish('150°F'))).toContain('blocks unsafe_temperature')
    expect(found(dish('160°F'))).not.toContain('blocks unsafe_temperature')
  })
  it.each(['smoked kielbasa', 'Spanish chorizo', 'cooked Italian sausage', 'knockwurst', 'pork chops'])(
    'asks no 160°F of %s',
    (meat) => {
      const dish = {
        title: 'Meat with Onions',
        servings: 4,
        ingredients: [`1 lb ${meat}`, '2 onions'],
        instructions: [`Cook the ${meat} with the onions to an internal temperature of 150°F.`],
      }
      expect(found(dish)).not.toContain('blocks unsafe_temperature')
    },
  )
})

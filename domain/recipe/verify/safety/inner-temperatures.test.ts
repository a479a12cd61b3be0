import { describe, expect, it } from 'vitest'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

/** Codes of the findings of a meat that is cooked to some degrees Fahrenheit. */
function found(meat: string, degrees: number): string[] {
  const recipe = {
    title: 'Meat with Onions',
    servings: 4,
    ingredients: [`1 lb ${meat}`, '2 onions'],
    instructions: [`Cook the ${meat} with the onions to an internal temperature of ${degrees}°F.`],
  }
  return verifyRecipe(recipe, undefined, { author: 'writer' }).findings.map(({ code }) => code)
}

describe('a meat in the middle', () => {
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
  ])('has 160°F where it is %s', (meat) => {
    expect(found(meat, 150)).toContain('unsafe_temperature')
    expect(found(meat, 160)).not.toContain('unsafe_temperature')
  })
  it.each(['smoked kielbasa', 'Spanish chorizo', 'cooked Italian sausage', 'knockwurst', 'pork chops'])(
    'needs no 160°F where it is %s',
    (meat) => {
      expect(found(meat, 150)).not.toContain('unsafe_temperature')
    },
  )
})

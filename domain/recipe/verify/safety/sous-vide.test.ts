import { describe, expect, it } from 'vitest'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

function found(ingredient: string, steps: string, author: 'cook' | 'writer' = 'writer'): string {
  const recipe = { title: 'Dish', servings: 4, ingredients: [ingredient], instructions: steps.split(/(?<=\.) /) }
  return verifyRecipe(recipe, undefined, { author })
    .findings.filter(({ code }) =>
      [
        'unsafe_temperature',
        'cold_sous_vide',
        'short_sous_vide',
        'sous_vide_time',
        'no_doneness_cue',
        'raw_meat',
      ].includes(code),
    )
    .map(({ severity, code }) => `${severity} ${code}`)
    .join()
}

describe('meat in a bag in a water bath', () => {
  it.each([
    ['2 chicken breasts', 'Cook the chicken sous vide at 145°F for 1 1/2 hours.'],
    ['2 chicken breasts', 'Seal the chicken in a bag. Place the bag in a 145°F water bath for 90 minutes.'],
    [
      '2 chicken breasts',
      'Set the immersion circulator to 150°F. Lower the bag with the chicken into the water for 75 minutes.',
    ],
    ['2 chicken breasts', 'Sous vide the chicken at 140°F for 2 hours.'],
    ['2 lb pork shoulder', 'Cook the pork in a water bath at 165°F for 18 hours.'],
    ['1 ribeye steak', 'Sous vide the steak at 130°F for 2 hours, then sear for 1 minute a side.'],
    ['2 chicken thighs', 'Sous vide the chicken at 130°F for 1 hour. Roast at 425°F to 165°F inside.'],
    [
      '1 turkey breast (2 lb)',
      'Heat a water bath to 63°C. Cook the sealed turkey in the water bath for 3 to 4 hours. Pat dry and brown.',
    ],
    ['4 duck breasts', 'Cook the duck with a circulator at 137°F for 2 1/2 hours, then crisp the skin in a hot pan.'],
    [
      '1 lb ground lamb',
      'Shape the lamb into patties. Cook sous vide at 140 degrees F for 1 hour 15 minutes and grill for 1 minute.',
    ],
    [
      '4 pork chops',
      'Put the chops in bags. Cook at 140°F for at least 1 hour 15 minutes in the sous vide bath. Sear hard.',
    ],
    ['2 chicken breasts', 'Sous vide the chicken at 130°F for 1 hour, then roast at 425°F until it is 165°F inside.'],
    [
      '1 strip steak',
      'Sous vide the steak at 131°F for 90 minutes. Finish the steak in a hot skillet for a minute a side.',
    ],
    ['4 pork chops', 'Sous vide the chops at 60.5°C for 2 hours.'],
    ['1 lb shrimp', 'Boil the shrimp for 3 minutes, until pink. Chill in an ice water bath to 40°F.'],
    ['2 chicken breasts', 'Vacuum-seal the chicken. Set the Anova to 145°F. Drop in the bag for 90 minutes.'],
  ])('%s is safe. %s', (ingredient, steps) => {
    expect(found(ingredient, steps)).toBe('')
  })

  it.each([
    ['2 chicken breasts', 'Cook the chicken sous vide at 130°F for 2 hours.', 'blocks cold_sous_vide'],
    ['2 chicken breasts', 'Place the chicken in a bag in a 120°F water bath for 45 minutes.', 'blocks cold_sous_vide'],
    ['2 chicken breasts', 'Sous vide the chicken at 140°F for 20 minutes.', 'blocks short_sous_vide'],
    [
      '2 chicken breasts',
      'Sous vide the chicken at 125°F for 2 hours, then sear for a minute.',
      'blocks cold_sous_vide',
    ],
    [
      '1 lb ground beef',
      'Sous vide the burgers at 130°F for 1 hour, then sear for a minute.',
      'blocks short_sous_vide',
    ],
    ['1 lb salmon fillet', 'Sous vide the salmon at 122°F for 40 minutes.', 'blocks cold_sous_vide'],
    ['2 chicken breasts', 'Sous vide the chicken at 150°F.', 'warns sous_vide_time'],
    [
      '1 turkey breast (2 lb)',
      'Cook the turkey in a water bath at 58°C for 1 hour. Brown the skin.',
      'blocks short_sous_vide',
    ],
    ['4 duck legs', 'Cook the duck with a circulator at 133°F for 24 hours.', 'blocks cold_sous_vide'],
    [
      '1 lb ground turkey',
      'Cook the patties sous vide at 140°F for 45 minutes and char briefly.',
      'blocks short_sous_vide',
    ],
    [
      '2 chicken breasts',
      'Sous vide the carrots at 185°F for 1 hour. Sous vide the chicken at 130°F for 45 minutes.',
      'blocks cold_sous_vide',
    ],
    [
      '2 chicken breasts',
      'Marinate the chicken in a zip-top bag in the fridge for 4 hours. Sous vide at 140°F for 30 minutes.',
      'blocks short_sous_vide',
    ],
    [
      '2 chicken breasts',
      'Sous vide the chicken at 145°F for 30 minutes. Chill the bag in an ice bath for 2 hours.',
      'blocks short_sous_vide',
    ],
    [
      '2 chicken breasts',
      'Preheat the sous vide bath to 140°F for 45 minutes. Lower the bag with the chicken in for 60 minutes, adding more water as needed.',
      'blocks short_sous_vide',
    ],
    ['4 pork chops', 'Sous vide the chops at 130°F for 10 minutes. Serve with brown rice.', 'blocks short_sous_vide'],
    ['1 strip steak', 'Sous vide the steak at 130°F for 10 minutes. Do not sear it.', 'blocks short_sous_vide'],
    ['2 pork steaks', 'Sous vide the steaks at 130°F for 10 minutes, then sear the steaks.', 'blocks short_sous_vide'],
    ['2 chicken breasts', 'Sous vide the chicken at 130-140°F for 2 hours.', 'blocks cold_sous_vide'],
  ])('%s is not. %s', (ingredient, steps, code) => {
    expect(found(ingredient, steps)).toBe(code)
  })

  it('warns a cook of their own steak or fish, and says how long it takes', () => {
    expect(found('1 lb salmon fillet', 'Sous vide the salmon at 122°F for 40 minutes.', 'cook')).toBe(
      'warns cold_sous_vide',
    )
    const recipe = {
      title: 'Chicken',
      servings: 2,
      ingredients: ['2 chicken breasts'],
      instructions: ['Cook the chicken sous vide at 140°F for 30 minutes.'],
    }
    const { findings } = verifyRecipe(recipe, undefined, { author: 'cook' })
    expect(findings.find(({ code }) => code === 'short_sous_vide')?.message).toBe(
      'Line 1 (chicken breasts) spends 30 minutes in 140°F water; a piece one inch thick needs 97.',
    )
  })

  it('what is cooked beside it is judged by itself', () => {
    const both = (bacon: string) =>
      verifyRecipe({
        title: 'Dish',
        servings: 4,
        ingredients: ['2 chicken breasts', '1/2 lb ground beef'],
        instructions: ['Cook the chicken sous vide at 145°F for 75 minutes.', bacon],
      }).findings.flatMap(({ code }) => (code === 'no_doneness_cue' || code === 'short_sous_vide' ? [code] : []))
    expect(both('Fry the ground beef in a skillet for 8 minutes, until no longer pink.')).toEqual([])
    expect(both('Fry the ground beef in a skillet for 3 minutes.')).toEqual(['no_doneness_cue'])
  })

  it('a pate that bakes in a water bath is none of it', () => {
    expect(found('1 lb ground pork', 'Bake the pork in a water bath at 325°F until it is 160°F inside.')).toBe('')
    expect(
      found(
        '1 lb ground pork',
        'Set the pan with the pork in a water bath and bake for 20 minutes at 325°F, until it reaches 140°F.',
      ),
    ).toBe('blocks unsafe_temperature')
  })
})

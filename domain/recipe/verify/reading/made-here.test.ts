import { describe, expect, it } from 'vitest'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

const tomato = ['1 lb tomatoes', '2 cloves garlic', '2 tbsp olive oil', '4 eggs']
const simmered = [
  'Simmer the tomatoes with the garlic and oil until thick, 15 minutes.',
  'Add the eggs and cook, 5 minutes.',
]
const raw = ['Slice the tomatoes and the eggs and scatter over the garlic and oil.']
const fish = ['1 lb cod fillets', '1 cup breadcrumbs', '2 eggs', '1/4 cup oil']
const breaded = ['Dip the cod in the eggs, turn in the breadcrumbs and fry in the oil to 145°F, 8 minutes.']
const cake = ['2 cups flour', '1 cup sugar', '3 eggs', '8 oz cream cheese', '1/2 cup butter', '1 cup powdered sugar']
const frosted = [
  'Bake the flour, sugar and eggs, 30 minutes.',
  'Beat the cream cheese, butter and powdered sugar and frost the cake.',
]
const marinade = ['1/4 cup oil', '2 tbsp soy sauce', '2 tbsp vinegar']
const stirred = ['Whisk the oil, soy sauce and vinegar.']
const chickpeas = ['1 can chickpeas', '1/3 cup tahini', '1 lemon']
const blended = ['Blend the chickpeas, tahini and lemon juice until smooth.']
const lamb = ['3 lb leg of lamb', '1/2 cup mint leaves', '2 tbsp red wine vinegar']
const minted = ['Roast the lamb to 145°F, 75 minutes.', 'Chop the mint into the vinegar.']
const plain = ['1 lb chicken breasts', '2 tbsp oil']
const seared = ['Sear the chicken in the oil to 165°F, 10 minutes.']

describe('what a title names and the list lacks', () => {
  it.each([
    ['Eggs in Tomato Sauce', tomato, simmered],
    ['Fish Fingers', fish, breaded],
    ['Breaded Fish Fillets', fish, breaded],
    ['Cake with Cream Cheese Frosting', cake, frosted],
    ['Steak Marinade', marinade, stirred],
    ['Marinade for Chicken Thighs', marinade, stirred],
    ['Hummus Dip', chickpeas, blended],
    ['Hummus from Scratch', chickpeas, blended],
    ['Roast Lamb with Mint Sauce', lamb, minted],
    ['Olive Garden Chicken', plain, seared],
    ['Roast Chicken Breast', plain, seared],
  ])('is no promise in %s', (title, ingredients, instructions) => {
    expect(promised(title, ingredients, instructions)).toEqual([])
  })

  it.each([
    ['Eggs in Tomato Sauce', tomato, raw],
    ['Eggs with Marinara', ['4 eggs', '2 tbsp oil'], ['Fry the eggs in the oil, 4 minutes.']],
    ['Fish Fingers with French Fries', fish, breaded],
    ['Cake with Chocolate Frosting', cake, frosted],
    ['Cake with Frosting', ['2 cups flour', '3 eggs'], ['Bake the flour and eggs, 30 minutes.']],
    ['Peanut Marinade', marinade, stirred],
    ['Steak in Marinade', marinade, stirred],
    ['Hummus with Pita', chickpeas, blended],
    ['Chicken with Mint Sauce', plain, seared],
    ['Chicken Thighs', plain, seared],
    ['Chicken with Olives', plain, seared],
    ['Chicken with Smoked Salmon', plain, seared],
    ['Chicken with Tomato Soup', plain, seared],
    ['Chicken and Croutons', plain, seared],
    ['Chicken with Fish Sauce', plain, seared],
  ])('is told in %s', (title, ingredients, instructions) => {
    expect(promised(title, ingredients, instructions)).not.toEqual([])
  })
})

function promised(title: string, ingredients: string[], instructions: string[]): string[] {
  return verifyRecipe({ title, servings: 4, ingredients, instructions })
    .findings.filter(({ code }) => code === 'claimed_food')
    .map(({ message }) => message)
}

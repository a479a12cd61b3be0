import { expect, it } from 'vitest'
import { bookForms } from '#domain/catalogue/book/book-forms.ts'
import { foods } from '#domain/food/foods.ts'
import { needsFridge } from '#domain/recipe/compose/asked/needs-fridge.ts'
import { traitsOf } from '#domain/recipe/compose/dish/traits.ts'
import type { Trait } from '#domain/wish/meaning.ts'

it.each<[Trait, string, string]>([
  [
    'for many',
    'lasagna baked-ziti pulled-pork beef-stew beef-chili pasta-salad egg-salad breakfast-casserole deviled-eggs pot-roast',
    'omelette poached-eggs steak-frites mushroom-risotto shakshuka pancakes duck-a-l-orange osso-buco cornish-pasties fried-chicken honey-garlic-salmon',
  ],
  [
    'keeps out',
    'chocolate-chip-cookies brownies banana-bread trail-mix popcorn granola-bars pb-and-j toffee pumpkin-muffins apple-pie',
    'no-bake-cheesecake cheesecake pumpkin-pie pecan-pie tiramisu deviled-eggs chicken-wrap guacamole mushroom-risotto panna-cotta lasagna cheese-fondue',
  ],
  [
    'party food',
    'buffalo-wings nachos ham-and-cheese-sliders pigs-in-blankets spinach-artichoke-dip jalapeno-poppers mozzarella-sticks',
    'trail-mix popcorn pico-de-gallo oysters-rockefeller shrimp-cocktail chicken-noodle-soup lasagna steak-salad brownies',
  ],
  [
    'carried',
    'lasagna pulled-pork beef-chili pasta-salad tater-tot-casserole banana-bread',
    'steak-salad tacos-al-pastor cheese-souffle butter-chicken nachos omelette',
  ],
  [
    'freezes',
    'lasagna beef-chili pulled-pork spaghetti-and-meatballs meatloaf',
    'chicken-and-orzo pasta-with-tomato-sauce ramen fish-curry summer-rolls',
  ],
  [
    'reheats',
    'lasagna beef-chili chicken-curry spaghetti-bolognese vegetable-egg-muffins',
    'mushroom-risotto aglio-e-olio shrimp-and-grits sushi-rolls cheese-fondue katsudon',
  ],
  [
    'cold',
    'chicken-wrap pasta-salad pb-and-j zucchini-muffins zucchini-slice vegetable-pasties',
    'fish-finger-sandwich buffalo-chicken-wrap crispy-chicken-sandwich grilled-cheese cornish-pasties',
  ],
  [
    'for children',
    'chicken-tenders mac-and-cheese spaghetti-and-meatballs pizza-margherita pancakes meatloaf',
    'tomato-and-egg pho-ga grilled-salmon rack-of-lamb chicken-tikka-masala black-beans-and-rice',
  ],
  [
    'plain',
    'chicken-tenders mac-and-cheese spaghetti-and-meatballs pizza-margherita pancakes buttered-noodles',
    'pesto-chicken vegetable-soup stuffed-peppers creamy-garlic-chicken bruschetta tuna-pasta-salad',
  ],
  [
    'gentle',
    'chicken-noodle-soup chicken-and-rice-soup turkey-soup',
    'pho-ga chicken-and-broccoli kedgeree cullen-skink lo-mein air-fryer-chicken-tenders',
  ],
  [
    'made ahead',
    'lasagna no-bake-cheesecake tiramisu beef-stew hummus',
    'steak-frites omelette shrimp-alfredo french-fries',
  ],
  [
    'soft',
    'vegetable-egg-muffins banana-muffins mac-and-cheese',
    'fish-sticks chicken-tenders bagels drunken-noodles pot-roast',
  ],
])('reads off a dish whether it is so: %s', (trait, held, not) => {
  const has = (id: string) => bookForms.some((form) => form.id === `dish-${id}` && traitsOf(form).has(trait))
  const known = (ids: string) => ids.split(' ').filter((id) => bookForms.some((form) => form.id === `dish-${id}`))
  expect(held.split(' ').filter((id) => !has(id))).toEqual([])
  expect(not.split(' ').filter(has)).toEqual([])
  expect([known(held).length, known(not).length]).toEqual([held.split(' ').length, not.split(' ').length])
})

it('says of foods whether they spoil outside a fridge', () => {
  const spoils = (ids: string) =>
    ids.split(' ').filter((id) => needsFridge(foods.get(id) ?? { id: '', aisle: 'Drinks' }))
  const fresh = 'chicken-breast scallops mascarpone egg milk bacon peas ricotta'
  expect(spoils(fresh)).toEqual(fresh.split(' '))
  expect(spoils('parmesan cheddar jerky milk-powder rice onion chickpeas canned-tomatoes honey')).toEqual([])
})

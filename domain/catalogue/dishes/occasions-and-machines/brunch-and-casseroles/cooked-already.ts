import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Suppers of the pasta that was cooked yesterday. */
export const cookedAlready: DishEntries = {
  'spaghetti-frittata': {
    names:
      'spaghetti frittata, pasta frittata, leftover spaghetti frittata, leftover pasta frittata, frittata di pasta, frittata di spaghetti, spaghetti omelet, leftover spaghetti, leftover pasta, leftover cooked pasta, leftover cooked spaghetti, leftover boiled spaghetti, leftover noodles',
    title: 'Spaghetti Frittata',
    family: 'soffritto',
    cuisine: 'Italian',
    near: 'vegetable-frittata frittata',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      egg egg 350
      creamy milk|oat-milk 60
      cheese parmesan 60 finely grated
      pepper pepper 1
      starch cooked-pasta=cooked_spaghetti/spaghetti 400
      cheese mozzarella 100? grated
      fat olive-oil 27
      aromatic garlic 6 finely chopped
      herb parsley 8? chopped
      salt
    `,
    steps: `
      4 Beat {egg, milk, parmesan, pepper, salt} in a large bowl. Stir in {cooked-pasta}[, {mozzarella}][ and {parsley}] until every strand is coated.
      2 Warm {olive-oil} with {garlic} in {@skillet}, nonstick if you have one, over medium heat until it sizzles, 1 minute.
      2+9 Pour in the pasta and eggs and press level. Cook over medium-low heat until the bottom is golden and the edge is firm, 8 to 9 minutes. Loosen it now and then.
      2+5 Slide onto a plate, cover with the upturned pan and flip it over. Cook the other side until the middle is set, at 160°F (71°C), about 5 minutes.
      0+5 Let stand for 5 minutes and cut into wedges. It is good warm or cold.
    `,
    face: 'Cold spaghetti set with eggs and cheese into a golden cake to cut in wedges',
    why: 'Starch on cooked pasta binds it to the eggs, so it holds together better than fresh',
  },
}

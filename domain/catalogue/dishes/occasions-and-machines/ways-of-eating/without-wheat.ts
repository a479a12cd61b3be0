import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What is usually made of wheat, with doughs and wrappers that have none. */
export const withoutWheat: DishEntries = {
  'gluten-free-pizza': {
    names:
      'gluten free pizza, gluten free pizza dough, gluten free pizza crust, gf pizza, pizza without gluten, gluten free margherita pizza, gluten free homemade pizza, gluten free cheese pizza, wheat free pizza, pizza without wheat',
    title: 'Gluten-Free Pizza',
    family: 'neapolitan',
    cuisine: 'American, Italian',
    near: 'pizza-margherita cauliflower-crust-pizza',
    beside: 'green-salad',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.15,
    list: `
      flour gf-flour 340
      thickener psyllium=psyllium_husk_powder/psyllium 15
      leavener yeast 7
      sweetener sugar 8
      leavener baking-powder 4
      seasoning salt 6
      fat olive-oil 45
      acid cider-vinegar 5
      body canned-tomatoes 250
      aromatic garlic 5
      ground-spice oregano 1.5
      cheese mozzarella|vegan-cheese 280
      herb basil 10
    `,
    steps: `
      8 Stir {yeast, sugar} into {water 330}, warm, and let it foam for 5 minutes. Whisk {gf-flour, psyllium, baking-powder, most salt} in a bowl. Beat in the yeast, {1/3 olive-oil} and {cider-vinegar} for 2 minutes, to a soft, sticky dough.
      0+40 Cover and let it rise in a warm place for 40 minutes: the psyllium firms it up.
      8 Heat the oven to 450°F (230°C), with {@sheet-pans} inside. On oiled parchment, with oiled hands, press the dough into rounds 1/4 inch thick, one for every two people, with a thicker rim.
      2+10 Slide them, on the parchment, onto the hot sheet and bake until set and pale gold, 10 minutes.
      4 Season {canned-tomatoes} with {garlic, oregano, salt} and spread over the crusts. Top with {mozzarella} and drizzle with {olive-oil}.
      1+12 Bake until the rim is golden and the cheese bubbles and browns, 10 to 12 minutes. Strew with {basil}.
    `,
    face: 'A crisp, chewy crust without wheat under tomato, bubbling cheese and basil',
    why: 'Psyllium gives the dough its stretch, and baked once before it is topped, it stays crisp in the middle',
  },
  'rice-paper-dumplings': {
    names:
      'gluten free dumplings, rice paper dumplings, gluten free potstickers, gluten free gyoza, crispy rice paper dumplings, dumplings without wrappers, wheat free dumplings, gf dumplings, gluten free pork dumplings, rice paper potstickers, dumplings with rice paper, vegan dumplings, vegan potstickers, plant based dumplings, vegan gyoza',
    title: 'Crispy Rice Paper Dumplings with Pork',
    family: 'ginger-soy',
    cuisine: 'Chinese',
    near: 'dumplings gyoza summer-rolls',
    beside: '',
    weight: 3,
    level: 2,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.25,
    titles: `
      tofu: Crispy Rice Paper Dumplings with Tofu
      ground-chicken: Crispy Rice Paper Dumplings with Chicken
    `,
    list: `
      fat neutral-oil 45
      protein ground-pork|ground-chicken|tofu 350
      vegetable napa 200 finely chopped
      vegetable carrot 60 coarsely grated
      aromatic garlic 9
      aromatic ginger 12 grated
      aromatic scallion 50 thinly sliced
      sauce tamari|coconut-aminos 50
      second-fat sesame-oil 8
      bread rice-paper=8-inch_rice_paper_wrappers/wrappers 190
      acid rice-vinegar 25
      chile flakes 0.6
    `,
    steps: `
      10 Heat {1/3 neutral-oil} in {@skillet} over medium-high heat. Brown {ground-pork}, breaking it up, until no pink is left[{?ground-pork} (160°F/71°C)][{?ground-chicken} (165°F/74°C)], 5 minutes. Add {napa, carrot, garlic, ginger} and cook until the pan is dry, 4 minutes. Stir in {1/3 tamari, scallion, sesame-oil} and let it cool.
      18 Dip one of {rice-paper} in water for 5 seconds and lay it on a damp board. When it is soft, put a heaping tablespoon of filling in the middle, fold in the four sides to a square packet, and wrap it in a second sheet in the same way. Do the same with the rest, keeping them apart: they stick.
      14 Heat {neutral-oil} in a clean nonstick skillet over medium heat. Fry the dumplings in batches, not touching, until golden and crisp, 3 to 4 minutes a side.
      1 Stir {rice-vinegar, flakes} with {tamari} and serve for dipping, at once.
    `,
    face: 'Packets of pork and cabbage in rice paper, fried until they crackle',
    why: 'Two layers of rice paper do not tear, and fry to a crisp shell with a chewy middle',
  },
}

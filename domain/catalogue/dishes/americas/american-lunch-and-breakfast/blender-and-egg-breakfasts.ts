import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Breakfasts from the blender, the egg pan, the muffin pan and the refrigerator. */
export const blenderAndEggBreakfasts: DishEntries = {
  'banana-oat-pancakes': {
    names:
      'banana oat pancakes, banana oatmeal pancakes, oat and banana pancakes, blender banana pancakes, banana oat blender pancakes, banana and oat pancakes, oatmeal banana pancakes, flourless banana pancakes',
    title: 'Banana Oat Blender Pancakes',
    family: 'farmhouse',
    near: 'banana-pancakes cottage-cheese-pancakes pancakes',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop, Blender',
    sweet: true,
    serves: 4,
    list: `
      fruit banana 236 peeled
      flour oats|gf-oats 180
      egg egg 100
      liquid milk|oat-milk|soy-milk|almond-milk 160
      sweet-spice vanilla 4
      leavener baking-powder 7
      ground-spice cinnamon 2
      seasoning salt 1.5
      fat butter|neutral-oil 20
      sweetener maple 60
    `,
    steps: `
      4+5 Blend {banana, egg, milk, vanilla} with {oats, baking-powder, cinnamon, salt} until hardly a fleck of oat is left. Leave the batter for 5 minutes to thicken; it should still pour.
      16 Grease {@skillet} with a little of {butter} over medium-low heat. Pour in 1/4 cup of batter for each pancake and cook in batches until the edges look dry and the undersides are brown, 2 to 3 minutes. Turn and cook for 2 minutes more.
      1 Serve hot, with {maple}.
    `,
    face: 'Soft banana and cinnamon pancakes that go straight from the blender to the pan',
    why: 'Ripe banana sweetens the batter and ground oats carry it, so it needs neither sugar nor flour',
  },
  'vegetable-egg-muffins': {
    names:
      'egg muffins with vegetables, egg muffins, vegetable egg muffins, veggie egg muffins, egg muffin cups, breakfast egg muffins, egg cups with vegetables, egg cups, egg cup, healthy egg muffins, spinach egg muffins, baked egg cups, muffin tin eggs, muffin tin frittatas, mini frittatas, breakfast egg cups',
    title: 'Egg Muffins with Peppers and Spinach',
    family: 'californian',
    near: 'egg-bites vegetable-frittata egg-muffins',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Breakfast, Snack, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.4,
    list: `
      fat olive-oil 12
      vegetable red-pepper 150 finely diced
      vegetable spinach 90 chopped
      aromatic scallion 45 thinly sliced
      egg egg 450
      liquid milk|oat-milk|soy-milk 60
      cheese cheddar|vegan-cheese 80? grated
      salt
      pepper pepper 0.6
    `,
    steps: `
      2 Heat the oven to 350°F (175°C). Oil 3 cups of a muffin pan for each serving with {1/2 olive-oil}.
      6 Cook {red-pepper} in {olive-oil} in a skillet over medium heat until it begins to soften, 4 minutes. Add {spinach, scallion} and stir until the leaves have wilted and the pan is dry, 1 minute. Divide among the cups.
      4 Beat {egg, milk, pepper, salt}[, stir in {cheddar}] and pour the mixture over the vegetables, until the cups are three quarters full.
      1+20 Bake until puffed and just set in the middle, at 160°F (71°C), 18 to 21 minutes.
      1+5 Let stand for 5 minutes: they sink and come away from the sides. They keep for three days in the refrigerator.
    `,
    face: 'Little baked omelets with sweet pepper, spinach and scallions',
    why: 'The vegetables give up their water in a pan first, so the eggs around them set without a puddle',
  },
  'tofu-scramble': {
    names:
      'tofu scramble, scrambled tofu, tofu scramble with peppers, vegan tofu scramble, breakfast tofu scramble, scrambled tofu with vegetables, tofu scramble with vegetables, easy tofu scramble',
    title: 'Tofu Scramble with Peppers and Spinach',
    family: 'californian',
    near: 'western-omelet scramble',
    beside: 'home-fries',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      fat olive-oil 30
      vegetable onion 120 finely chopped
      vegetable red-pepper 180 diced
      aromatic garlic 8
      protein tofu 560 drained and patted dry
      ground-spice turmeric 2
      ground-spice cumin 2
      ground-spice smoked-paprika 1.5
      seasoning nutritional-yeast 12?
      leaf spinach 90
      raw avocado 180? sliced
      bread bread|gf-bread 160? toasted
      salt
      pepper pepper 0.8
    `,
    steps: `
      7 Heat {most olive-oil} in {@skillet} over medium heat and cook {onion, red-pepper} until soft, 6 minutes.
      2 Stir in {garlic, turmeric, cumin, smoked-paprika} for 1 minute, with {olive-oil}, so that the spices bloom.
      8 Crumble in {tofu} with your hands, in pieces of every size. Cook, turning with a spatula now and then, until yellow all over and lightly browned here and there, 6 minutes. Season with {nutritional-yeast, salt, pepper} and moisten with {water 45}.
      2 Fold in {spinach} until it wilts, 1 minute.
      1 Serve at once[, with {avocado, bread} beside it].
    `,
    face: 'Golden, softly scrambled tofu with sweet peppers, spinach and warm spices',
    why: 'Crumbled by hand it has curds of every size, as eggs do, and a splash of water at the end keeps them soft',
  },
  'protein-overnight-oats': {
    names:
      'protein overnight oats, high protein overnight oats, overnight protein oats, greek yogurt overnight oats, overnight oats with greek yogurt, protein oats, peanut butter overnight oats, overnight oats with peanut butter',
    title: 'High-Protein Overnight Oats with Peanut Butter',
    family: 'californian',
    near: 'overnight-oats oatmeal overnight-oats',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    sweet: true,
    serves: 4,
    list: `
      oats oats|gf-oats 180
      nut chia 36
      seasoning salt 1
      sweet-spice vanilla 4
      nut peanut-butter|sunflower-butter 80
      sweetener maple|honey 40
      creamy nonfat-greek-yogurt|greek-yogurt 500
      liquid milk|soy-milk|oat-milk 480
      fruit blueberries 240
    `,
    steps: `
      3 Whisk {peanut-butter, maple, vanilla} with a ladleful of {milk} until smooth, then whisk in {nonfat-greek-yogurt} and the rest of the milk.
      2 Stir in {oats, chia, salt}. Divide among jars and cover.
      1+360 Refrigerate for 6 hours, or overnight, until thick and creamy.
      2 Stir, loosen with a splash of water where it is too stiff, and top with {blueberries}.
    `,
    face: 'Thick, creamy oats with Greek yogurt, peanut butter, chia and blueberries',
    why: 'Strained yogurt brings most of the protein, and chia holds everything together overnight',
  },
  'vegetable-frittata': {
    names:
      'vegetable frittata, frittata, veggie frittata, baked frittata, garden frittata, frittata with vegetables, easy frittata, breakfast frittata, clean out the fridge frittata, egg frittata',
    title: 'Vegetable Frittata with Feta',
    family: 'californian',
    cuisine: 'Italian, American',
    near: 'frittata egg-pan omelette',
    beside: 'green-salad no-knead-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      fat olive-oil 24
      vegetable red-onion 110 thinly sliced
      vegetable red-pepper 160 cut into thin strips
      vegetable zucchini 180 cut into 1/4-inch half-moons
      vegetable spinach 90
      aromatic garlic 6
      protein egg 450
      creamy milk|oat-milk|soy-milk 60
      cheese feta|vegan-cheese 85 crumbled
      salt
      pepper pepper 0.8
    `,
    steps: `
      9 Heat the oven to 375°F (190°C). Heat {olive-oil} in a 10-inch ovenproof skillet over medium heat and cook {red-onion, red-pepper, zucchini} until soft and dry, about 8 minutes.
      2 Stir in {garlic, spinach} until the leaves collapse, 1 minute.
      3 Beat {egg, milk, pepper, salt} just until no streaks are left. Pour over the vegetables and nudge everything level.
      2+14 Sprinkle with {feta}, slide the skillet into the oven and bake until the middle no longer trembles and reads 160°F (71°C), about 14 minutes.
      1+5 Let it cool for 5 minutes, then cut it into wedges in the pan.
    `,
    face: 'Eggs baked over soft peppers, zucchini and spinach',
    why: 'The vegetables lose their water in the skillet first, so the wedges come out whole',
  },
}

import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Muffins with cheese and ham, and a slice of zucchini and bacon. */
export const savoryMuffinsAndSlices: DishEntries = {
  'cheese-muffins': {
    names:
      'savory cheese muffin, cheese muffin, savory muffin, savory cheese muffins, cheese muffins, savory muffins, savoury muffin, savoury cheese muffin, savoury muffins, cheddar muffin, cheddar cheese muffin, cheddar chive muffin, cheddar and chive muffin, cheese and chive muffin, savory cheddar muffin, cheesy muffin, homemade cheese muffin, savory breakfast muffin, vegetarian savory muffin',
    title: 'Savory Cheese Muffins',
    family: 'farmhouse',
    near: 'ham-and-cheese-muffins corn-muffins',
    beside: 'tomato-soup vegetable-soup',
    weight: 3,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Breakfast, Lunch, Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    list: `
      flour flour|gf-flour 280
      leavener baking-powder 15
      sweetener sugar 12
      seasoning salt 4
      ground-spice mustard-powder 2
      chile cayenne 0.4?
      cheese cheddar 200 coarsely grated
      herb chives 15 snipped
      egg egg 100
      liquid buttermilk|milk 270
      fat butter 85 melted
    `,
    steps: `
      4 Grease {@tin 12-cup muffin pan} and heat the oven to 400°F (200°C). Whisk {flour, baking-powder, sugar, salt, mustard-powder}[ with {cayenne}] in a large bowl.
      2 Toss {most cheddar, chives} through the flour, so that they do not sink.
      3 Beat {egg, buttermilk, butter} together, pour over the flour and fold just until no dry patches are left. The batter is thick and lumpy.
      3+20 Divide between the cups and sprinkle with {cheddar}. Bake until deep golden and a toothpick comes out with no wet batter on it, about 20 minutes.
      1+10 Let stand in the pan for 10 minutes, then loosen with a knife and lift out. They keep for two days in an airtight container, or for two months in the freezer; warm them before serving.
    `,
    face: 'Tall, tender and freckled with chives, with a crust of toasted Cheddar',
    why: 'Dry mustard makes the cheese taste sharper, and tossing it in flour keeps it from sinking',
  },
  'ham-and-cheese-muffins': {
    names:
      'ham and cheese muffin, ham and cheddar muffin, ham and cheese muffins, ham cheese muffin, ham & cheese muffin, cheese and ham muffin, savory ham and cheese muffin, savoury ham and cheese muffin, savory ham muffin, ham muffin, ham cheddar muffin, ham and cheese breakfast muffin, ham and cheddar cheese muffin, ham and cheese muffins for lunchboxes',
    title: 'Ham and Cheese Muffins',
    family: 'farmhouse',
    near: 'cheese-muffins corn-muffins',
    beside: 'tomato-soup',
    weight: 2,
    level: 1,
    types: 'Snack, Side Dish',
    meals: 'Breakfast, Lunch, Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    list: `
      fat butter 85 melted
      aromatic scallion 45 thinly sliced
      flour flour|gf-flour 280
      leavener baking-powder 15
      sweetener sugar 12
      seasoning salt 3
      pepper pepper 0.5
      protein ham 150 finely diced
      cheese cheddar|gruyere 150 coarsely grated
      egg egg 100
      liquid milk|lactose-free-milk 240
      sauce dijon 15
    `,
    steps: `
      4 Set the oven to 400°F (200°C) and butter {@tin 12-cup muffin pan} well. Whisk {flour, baking-powder, sugar, salt, pepper} in a large bowl.
      2 Stir in {ham, cheddar, scallion} until they are coated.
      3 Beat {egg, milk, dijon, butter} together and fold into the flour until it only just disappears.
      3+20 Fill the cups to the rim and bake until browned, firm to a light touch and at 160°F (71°C) or more in the middle, about 20 minutes.
      1+5 Let stand for 5 minutes and lift out. Eat them warm. They keep for three days in the refrigerator, or for two months in the freezer.
    `,
    face: 'Hearty muffins with diced ham, Cheddar and scallions in every bite',
    why: 'The ham is cut small and coated with flour, so it stays spread through the crumb',
  },
  'zucchini-slice': {
    names:
      'zucchini slice, australian zucchini slice, zucchini and bacon slice, zucchini bacon slice, courgette slice, savory zucchini slice, savoury zucchini slice, aussie zucchini slice, zuchinni slice, zuchini slice, zucchini egg slice, zucchini and bacon bake, zucchini egg bake with bacon, zucchini and egg bake',
    title: 'Zucchini Slice',
    family: 'farmhouse',
    cuisine: 'Australian',
    near: 'quiche-lorraine frittata savory-tart',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 6,
    batch: true,
    salt: 0.35,
    list: `
      protein bacon 150? chopped
      vegetable onion 150 finely chopped
      vegetable zucchini 400 coarsely grated
      egg egg 250 beaten
      fat neutral-oil 80
      flour flour|gf-flour 150
      leavener baking-powder 7
      cheese cheddar 150 grated
      pepper pepper 0.8
      salt
    `,
    steps: `
      4 Line {@tin 8-inch square baking pan} with parchment and heat the oven to 350°F (175°C). Squeeze {=zucchini} hard in a towel.
      9+5 Cook {onion}[ with {bacon}] in a spoonful of {=neutral-oil} in a skillet over medium heat until soft, 8 minutes. Let cool for 5 minutes.
      4 Whisk {egg, neutral-oil, flour, baking-powder, pepper, salt} until smooth. Stir in {zucchini, most cheddar}, along with everything from the skillet.
      1+38 Pour it in, scatter with {cheddar}, and bake until browned, firm in the middle and 160°F (71°C), 36 to 40 minutes.
      0+10 Leave in the pan for 10 minutes, then cut. Good warm, and as good cold from a lunch box.
    `,
    face: 'The bake of every Australian lunch box, eggy and cheesy and green with zucchini',
    why: 'A hard squeeze takes the water out of the zucchini, and the slice sets firm enough to hold in the hand',
  },
}

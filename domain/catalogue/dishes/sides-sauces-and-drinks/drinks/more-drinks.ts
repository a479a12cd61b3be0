import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Drinks for breakfast, parties and bedtime. */
export const moreDrinks: DishEntries = {
  'peanut-butter-banana-smoothie': {
    names:
      'peanut butter banana smoothie, peanut butter smoothie, banana peanut butter smoothie, protein smoothie, protein shake, banana protein shake, pb banana smoothie, post workout shake',
    title: 'Peanut Butter Banana Smoothie',
    titles: 'sunflower-butter: Banana Smoothie with Seed Butter',
    family: 'californian',
    near: 'strawberry-banana-smoothie smoothie',
    weight: 3,
    level: 1,
    types: 'Beverage, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Raw/No Cook',
    equipment: 'Blender',
    serves: 2,
    sweet: true,
    list: `
      liquid milk|soy-milk|oat-milk 360
      creamy greek-yogurt|soy-yogurt 120
      fruit banana 236 frozen in slices
      nut peanut-butter|sunflower-butter 50
      sweetener honey|maple 10?
      sweet-spice cinnamon 0.6
    `,
    steps: `
      1 Pour {milk, greek-yogurt} into a blender.
      2 Add {banana, peanut-butter, honey, cinnamon} and blend until creamy, 1 minute.
      1 Pour into tall, cold glasses.
    `,
    face: 'Thick, filling and creamy, with a little cinnamon',
    why: 'Frozen banana makes it as thick as a shake',
  },
  'mango-smoothie': {
    names:
      'mango smoothie, tropical smoothie, mango pineapple smoothie, pineapple smoothie, tropical fruit smoothie, mango shake',
    title: 'Mango Pineapple Smoothie',
    family: 'californian',
    near: 'strawberry-banana-smoothie smoothie',
    weight: 3,
    level: 1,
    types: 'Beverage, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Raw/No Cook',
    equipment: 'Blender',
    weather: 'warm',
    serves: 2,
    sweet: true,
    list: `
      fruit mango 250 cubed and frozen
      main pineapple 200 cubed and frozen
      liquid coconut-milk-drink|oat-milk 300
      creamy yogurt|coconut-yogurt 100?
      acid lime 17
    `,
    steps: `
      1 Put {coconut-milk-drink, yogurt, lime} into a blender.
      3 Add {mango, pineapple} and blend on high until smooth and thick, 1 to 2 minutes.
      1 Serve at once, in cold glasses.
    `,
    face: 'Cold, golden and bright, like a holiday',
    why: 'Lime keeps all that sweetness from tasting flat',
  },
  'golden-milk': {
    names:
      'golden milk, turmeric latte, turmeric milk, haldi doodh, golden latte, golden turmeric milk, anti inflammatory turmeric milk, moon milk',
    title: 'Golden Milk',
    family: 'punjabi',
    near: 'hot-chocolate hot-drink',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Late Night, Snack, Breakfast',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 2,
    sweet: true,
    list: `
      liquid milk|oat-milk|coconut-milk-drink 480
      ground-spice turmeric 2
      sweet-spice cinnamon 0.8
      second-fat ginger 6 grated
      sweetener honey|maple 20
      pepper pepper 0.2
    `,
    steps: `
      5 Whisk {milk, turmeric, cinnamon, ginger, pepper} in a saucepan over medium heat until steaming, 4 minutes.
      1+3 Take off the heat and let steep for 3 minutes.
      1 Strain, stir in {honey} and whisk until frothy.
    `,
    face: 'Warm, sunny and gently spiced, for the end of the day',
    why: 'It steeps without boiling, so the spice stays soft',
  },
  'arnold-palmer': {
    names:
      'arnold palmer, half and half tea, iced tea lemonade, lemonade iced tea, tea lemonade, half tea half lemonade',
    title: 'Arnold Palmer',
    family: 'creole',
    near: 'iced-tea lemonade',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Lunch, Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      main black-tea 10
      liquid water 960
      sweetener sugar 90
      acid lemon 174
    `,
    steps: `
      1+4 Bring half of {=water} to a boil.
      1+4 Steep {black-tea} in it for 4 minutes and lift out.
      2 Dissolve {sugar} in it while it is hot. Add {water}, cold, and {lemon}.
      1+30 Chill for 30 minutes and pour over ice.
    `,
    face: 'Half brisk, half tart, and all cold',
    why: 'One batch of sugar sweetens both halves while the tea is hot',
  },
  'party-punch': {
    names:
      'fruit punch, party punch, punch, non alcoholic punch, ginger ale punch, baby shower punch, sparkling punch, holiday punch, cranberry punch, kids punch, christmas punch',
    title: 'Sparkling Cranberry Punch',
    family: 'new-england',
    near: 'lemonade punch',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    sweet: true,
    list: `
      liquid cranberry-juice 480 chilled
      main orange-juice 480 chilled
      body pineapple-juice 360 chilled
      sweetener sugar 60
      acid lime 67
      wine sparkling-water|ginger-ale 720 very cold
      fruit orange 131 thinly sliced
    `,
    steps: `
      2 Stir {sugar} into {cranberry-juice} in a large bowl until dissolved.
      1 Add {orange-juice, pineapple-juice, lime, orange}.
      1 Pour in {sparkling-water} just before you serve it, with plenty of ice.
    `,
    face: 'Tart, fruity and fizzy, for a crowd',
    why: 'The bubbles go in last, so they are still there for the toast',
  },
  'agua-de-jamaica': {
    names:
      'agua de jamaica, agua fresca de jamaica, hibiscus agua fresca, jamaica agua fresca, hibiscus tea, iced hibiscus tea, hibiscus iced tea, cold hibiscus tea, mexican hibiscus tea, hibiscus drink, hibiscus water, hibiscus cooler, jamaica tea, jamaica water, agua jamaica, flor de jamaica drink, hibiscus flower drink, hibiscus flower tea',
    title: 'Agua de Jamaica (Hibiscus Drink)',
    family: 'oaxacan',
    near: 'agua-fresca lemonade iced-tea cooler',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      main hibiscus 24 rinsed
      liquid water 1080
      sweetener sugar 85
      acid lime 30
    `,
    steps: `
      1+5 Bring half of {=water} to a boil in a saucepan that is not of bare aluminum and take it off the heat.
      1+15 Stir in {hibiscus}, cover and steep for 15 minutes, until it is dark red and puckers the mouth.
      2 Strain into a pitcher, pressing on the flowers. Stir in {sugar} while it is warm.
      1 Add {water}, cold, and {lime}. Taste: it should be a little strong, for the ice.
      1+30 Chill for 30 minutes. Pour over plenty of ice.
    `,
    face: 'Deep red, tart and lightly sweet, poured over ice',
    why: 'Steeped off the heat, the flowers give their color and their sourness without turning bitter',
  },
  'mint-tea': {
    names: 'mint tea, fresh mint tea, spearmint tea, mint tisane, herbal mint tea',
    title: 'Fresh Mint Tea',
    family: 'moroccan',
    near: 'ginger-tea iced-tea hot-drink',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Breakfast, Late Night',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    sweet: true,
    list: `
      main mint 40 left whole
      liquid water 900
      sweetener sugar|honey 40
    `,
    steps: `
      1+5 Bring {water} to a boil in a saucepan and take off the heat.
      1+5 Crush {mint} in your hands, push it under and steep, covered, for 5 minutes.
      1 Stir in {sugar} until dissolved. Strain into small glasses from as high as you dare, which makes a little foam.
    `,
    face: 'Sweet, green and cool in the nose though it is hot',
    why: 'Leaves crushed by hand give up their oil at once, and turn bitter when they are boiled',
  },
  'ginger-green-tea': {
    names:
      'ginger green tea, green tea with ginger, green ginger tea, green tea, honey green tea, lemon green tea, green tea with lemon, green tea with honey, green tea and ginger, ginger honey green tea',
    title: 'Ginger Green Tea',
    family: 'soy-mirin',
    near: 'ginger-tea iced-tea hot-drink',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Breakfast, Late Night',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 2,
    sweet: true,
    list: `
      main green-tea 4
      liquid water 600
      aromatic ginger 20 thinly sliced
      acid lemon 15
      sweetener honey|maple 20
    `,
    steps: `
      2+8 Simmer {ginger} in {water}, covered, in a small saucepan for 8 minutes.
      1+4 Take it off the heat and let it stand for 2 minutes, uncovered: boiling water makes green tea bitter. Steep {green-tea} in it for 2 minutes.
      1 Strain into mugs and stir in {lemon, honey}.
    `,
    face: 'Grassy and warm, with ginger at the back of the throat',
    why: 'Water that has cooled a little draws out the tea and leaves the bitterness behind',
  },
  'cucumber-water': {
    names:
      'cucumber water, spa water, infused water, cucumber mint water, lemon cucumber water, cucumber lemon water, detox water, fruit infused water, cucumber infused water, lemon water, mint water',
    title: 'Cucumber Water with Mint and Lemon',
    family: 'farmhouse',
    near: 'agua-fresca lemonade',
    weight: 1,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Lunch, Dinner, Breakfast',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      main cucumber 150 thinly sliced
      liquid water 1200
      fruit lemon 60 thinly sliced
      raw mint 6 left whole
    `,
    steps: `
      3+30 Put {cucumber, lemon, mint} in a pitcher, pour in {water}, cold, and chill for 30 minutes, until it tastes of them.
      1 Pour over ice in tall glasses. Drink it the same day: the rind turns it bitter overnight.
    `,
    face: 'Cold, clean and faintly green',
    why: 'Thin slices give up their scent within half an hour',
  },
}

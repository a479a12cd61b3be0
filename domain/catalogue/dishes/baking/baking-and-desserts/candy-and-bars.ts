import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sweets cut into squares and rolled into balls. */
export const candyAndBars: DishEntries = {
  fudge: {
    names: 'fudge, chocolate fudge, easy fudge, condensed milk fudge, christmas fudge, fudge recipe',
    title: 'Chocolate Fudge',
    family: 'new-england',
    near: 'chocolate-truffles rice-krispie-treats bites',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 18,
    batch: true,
    sweet: true,
    list: `
      fruit chocolate-chips 510
      body condensed-milk 397
      fat butter 30
      sweet-spice vanilla 6
      seasoning salt 1.5
      nut walnuts 110? chopped
    `,
    steps: `
      3 Line {@tin 8-inch square baking pan} with parchment that hangs over the sides.
      6 Melt {chocolate-chips, condensed-milk, butter} in a saucepan over low heat, stirring all the time, until smooth, about 5 minutes.
      2 Off the heat, stir in {vanilla, salt}[, then {walnuts}]. Scrape into the pan and smooth the top.
      2+120 Chill until firm, 2 hours. Lift out and cut into 1-inch squares.
    `,
    face: 'Dense, creamy squares that need no thermometer',
    why: 'The condensed milk sets it, and nothing has to be boiled',
  },
  'chocolate-truffles': {
    names:
      'chocolate truffles, truffles, chocolate truffle, ganache truffles, homemade truffles, dark chocolate truffles, cocoa truffles',
    family: 'new-england',
    cuisine: 'French',
    near: 'fudge chocolate-mousse bites',
    weight: 2,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      fruit dark-chocolate|df-chocolate 255 finely chopped
      creamy cream|coconut-cream 160
      fat butter|vegan-butter 20
      sweet-spice vanilla 3
      seasoning salt 0.6
      body cocoa 35
    `,
    steps: `
      5 Heat {cream} in a small saucepan until it steams. Pour it over {dark-chocolate, butter}, let stand for 2 minutes, and stir from the middle outward until glossy. Add {vanilla, salt}.
      1+120 Chill for 2 hours, until you can scoop it.
      12 Take up teaspoonfuls and roll them quickly between cold palms into {@count 18 ball balls}.
      3 Roll in {cocoa}. Keep cold, and take them out a little before you serve them.
    `,
    face: 'Soft, dark balls of ganache under a dusting of cocoa',
    why: 'Stirring from the center keeps the ganache smooth and unbroken',
  },
  flapjacks: {
    names:
      'flapjacks, flapjack, british flapjacks, oat flapjacks, oat bars, chewy flapjacks, english flapjacks, flapjack traybake, oat traybake, golden syrup flapjacks, golden syrup flapjack',
    title: 'Flapjacks (British Oat Bars)',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'granola-bars oatmeal-raisin-cookies',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Snack, Dessert',
    meals: 'Snack, Breakfast',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 170
      sweetener brown-sugar 110
      body corn-syrup=golden_syrup/golden_syrup|honey|maple 130
      seasoning salt 2
      oats oats|gf-oats 325
    `,
    steps: `
      4 Heat the oven to 325°F (165°C). Line {@tin 8-inch square baking pan}. Melt {butter, brown-sugar, corn-syrup, salt} in a large saucepan, stirring.
      3 Stir in {oats} until every flake shines. Press into the pan firmly with the back of a spoon.
      1+28 Bake until golden at the edges and still soft in the center, 25 to 30 minutes.
      2+60 Mark into bars while hot, and leave in the pan for 1 hour: they set as they cool.
    `,
    face: 'Chewy, buttery bars of oats and syrup, from a British tin',
    why: 'Pressed firmly and cooled in the pan, they cut without crumbling',
  },
  'granola-bars': {
    names:
      'granola bars, granola bar, homemade granola bars, chewy granola bars, cereal bars, muesli bars, oat and nut bars, breakfast bars',
    family: 'californian',
    near: 'energy-bites flapjacks bites',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack',
    meals: 'Snack, Breakfast, Lunch',
    methods: 'Raw/No Cook, Baked',
    equipment: 'Oven, Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      oats oats|gf-oats 200
      nut almonds|pepitas 80
      body peanut-butter|sunflower-butter 130
      sweetener honey|maple 130
      fat coconut-oil|neutral-oil 30
      sweet-spice vanilla 4
      seasoning salt 2
      crunch puffed-rice 30?
      fruit chocolate-chips|df-chocolate|raisins 85
    `,
    steps: `
      3+10 Heat the oven to 350°F (175°C). Toast {oats, almonds} on a sheet pan until they smell nutty, 10 minutes.
      4 Warm {peanut-butter, honey, coconut-oil} in a saucepan over low heat until runny. Stir in {vanilla, salt}.
      3+10 Mix with {=oats, =almonds}[, then {puffed-rice}]. Cool for 10 minutes, or the chips melt, then fold in {chocolate-chips}.
      3+90 Press very hard into {@tin 8-inch square baking pan} lined with parchment. Chill for 1 1/2 hours, then cut into bars.
    `,
    face: 'Chewy bars of toasted oats with a little crunch',
    why: 'Pressing hard is what makes them hold together in a lunch box',
  },
  'energy-bites': {
    names:
      'energy bites, energy balls, protein balls, bliss balls, no bake energy bites, oatmeal energy balls, protein bites, peanut butter energy balls, no bake energy balls, oat balls, power balls, peanut butter balls',
    title: 'Peanut Butter Energy Bites',
    titles: 'sunflower-butter: Seed Butter Energy Bites',
    family: 'californian',
    near: 'granola-bars bites',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack',
    meals: 'Snack, Breakfast',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      oats oats|gf-oats 120
      body peanut-butter|sunflower-butter 130
      sweetener honey|maple 110
      fruit chocolate-chips|df-chocolate 85
      nut flax 30
      crunch chia 20
      sweet-spice vanilla 4
      seasoning salt 1
    `,
    steps: `
      4 Stir {peanut-butter, honey, vanilla, salt} until smooth. Work in {oats, flax, chia, chocolate-chips} until evenly sticky.
      1+20 Chill for 20 minutes: the seeds swell and the mixture firms up.
      6 Squeeze and roll into {@count 25 ball balls} with damp hands.
      1 Keep cold in a covered box.
    `,
    face: 'Sweet, chewy little balls, ready without an oven',
    why: 'Seeds and oats soak up the honey in the cold, so nothing has to be baked',
  },
}

import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Spices that are mixed for the shelf, in place of a packet. */
export const spiceMixes: DishEntries = {
  'taco-seasoning': {
    names:
      'homemade taco seasoning, taco seasoning, taco seasoning mix, taco spice mix, taco spice, taco mix, taco seasoning from scratch, salt free taco seasoning, no salt taco seasoning, low sodium taco seasoning, taco seasoning without salt, diy taco seasoning, fajita seasoning, fajita spice mix, taco meat seasoning, mexican spice mix, mexican seasoning, chili seasoning, chili seasoning mix',
    title: 'Homemade Taco Seasoning',
    family: 'texmex',
    near: 'cajun-seasoning',
    beside: 'tacos fajitas',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      ground-spice chili-powder|ancho 24
      ground-spice cumin 9
      ground-spice sweet-paprika 7
      ground-spice garlic-powder 5
      ground-spice onion-powder 5
      ground-spice oregano 2
      chile cayenne 0.9?
      pepper pepper 1.2
      seasoning salt 9?
    `,
    steps: `
      3 Stir {chili-powder, cumin, sweet-paprika, garlic-powder, onion-powder, oregano, cayenne, pepper, salt} in a bowl until no streaks are left.
      2 Spoon it into a dry jar, close it well and keep it away from light. It is at its best for six months.
      1 Use 3 tablespoons to a pound (450 g) of filling: let it cook in them for a minute, then add a splash of water and simmer until it clings.
    `,
    face: 'Warm with chili, cumin and paprika, enough for two pans of taco filling',
    why: 'Mixed by you, it has no filler in it, and you say how hot it gets',
  },
  'garam-masala': {
    names:
      'garam masala, homemade garam masala, garam masala from scratch, punjabi garam masala, whole spice garam masala, indian spice mix, indian spice blend, how to make garam masala',
    title: 'Garam Masala',
    family: 'punjabi',
    near: 'taco-seasoning',
    beside: 'chana-masala dal',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop, Blender',
    serves: 16,
    batch: true,
    list: `
      whole-spice coriander-seed 14
      whole-spice cumin-seed 10
      pepper peppercorns 6
      whole-spice cinnamon-stick 6 broken up
      whole-spice cloves 3
      whole-spice bay 0.6? crumbled
      ground-spice cardamom 4
      ground-spice nutmeg 1
    `,
    steps: `
      5 Warm {coriander-seed, cumin-seed, peppercorns, cinnamon-stick, cloves, bay} in a dry skillet over medium-low heat, shaking it all the time, until they smell sweet and the seeds are a shade darker, 4 minutes. Stop before anything smokes.
      1+15 Tip out onto a plate and cool for 15 minutes: warm spices cake in the mill.
      4 Grind to a fine powder in a small blender or a spice mill. Sift out the husks, and grind what is coarse again. Stir in {cardamom, nutmeg}.
      1 Keep it in a small dry jar, away from light, for three months. A teaspoon is enough for four, stirred in at the end of cooking.
    `,
    face: 'Toasted, sweet and peppery, the pinch that goes in at the end',
    why: 'Whole spices hold their oils until they are ground, and gentle toasting brings those out',
  },
  'cajun-seasoning': {
    names:
      'cajun seasoning, homemade cajun seasoning, creole seasoning, cajun spice, blackening seasoning, blackened seasoning, homemade creole seasoning, cajun seasoning without salt, blackening spice, louisiana seasoning, cajun rub',
    title: 'Cajun Seasoning',
    family: 'creole',
    near: 'taco-seasoning',
    beside: 'blackened-fish jambalaya',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 12,
    batch: true,
    list: `
      ground-spice sweet-paprika 18
      ground-spice garlic-powder 9
      ground-spice onion-powder 7
      ground-spice oregano 3
      ground-spice dried-thyme 2.5
      chile cayenne 3.5
      pepper pepper 4
      pepper white-pepper 1.5?
      seasoning salt 14?
    `,
    steps: `
      2 Rub {oregano, dried-thyme} between your palms into a bowl, so that no stalks are left.
      2 Stir in {sweet-paprika, garlic-powder, onion-powder, cayenne, pepper, white-pepper, salt}.
      1 Store it in a closed jar, out of the light, for up to six months. Allow 2 teaspoons for each pound (450 g) of what you rub with it.
    `,
    face: 'Red, peppery and savory, for the skillet, the grill and the pot',
    why: 'Three kinds of pepper burn in three places, and the dried herbs keep it from being only hot',
  },
  'ranch-seasoning': {
    names:
      'ranch seasoning, ranch seasoning mix, homemade ranch seasoning, dry ranch mix, ranch mix, ranch packet, ranch powder, ranch dressing mix, homemade ranch packet, ranch dip mix, diy ranch seasoning',
    title: 'Ranch Seasoning Mix',
    family: 'farmhouse',
    near: 'ranch-dressing',
    beside: 'chicken-bacon-ranch-casserole',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    batch: true,
    list: `
      liquid buttermilk-powder|milk-powder 40
      herb dried-parsley 3
      herb dried-dill 4
      ground-spice garlic-powder 6
      ground-spice onion-powder 6
      pepper pepper 1.5
      seasoning salt 12
    `,
    steps: `
      3 Whisk {buttermilk-powder, dried-parsley, dried-dill, garlic-powder, onion-powder, pepper, salt} in a dry bowl. Crush the herbs between your fingers if you want it finer.
      2 Keep it in a closed jar in the refrigerator for three months. Three tablespoons are as much as a packet, and season two cups (480 ml) of dip or dressing.
    `,
    face: 'Tangy, oniony and green with dill, to stir into something creamy or to rub on a roast',
    why: 'Powdered buttermilk brings the tang, so a spoonful does what a packet does',
  },
  'everything-bagel-seasoning': {
    names:
      'everything bagel seasoning, everything seasoning, everything but the bagel seasoning, homemade everything bagel seasoning, everything but the bagel',
    title: 'Everything Bagel Seasoning',
    family: 'new-england',
    near: 'ranch-seasoning',
    beside: 'avocado-toast bagels',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Breakfast, Lunch, Snack',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 16,
    batch: true,
    list: `
      nut sesame=white_sesame_seeds/sesame_seeds 27
      nut poppy-seed 18
      aromatic dried-garlic 12
      aromatic dried-onion 12
      seasoning salt=flaky_sea_salt/salt 12
    `,
    steps: `
      4 Toast {sesame} in a dry skillet over medium-low heat, stirring, until pale gold, 3 minutes. Tip out onto a plate at once.
      2+10 Let cool for 10 minutes, then stir in {poppy-seed, dried-garlic, dried-onion, salt}.
      1 Keep it in a dry jar for three months, and shake it before you scatter it.
    `,
    face: 'Seeds, garlic, onion and crunchy salt, to scatter over whatever is plain',
    why: 'Only the sesame is toasted: dried garlic would burn, and poppy seeds have nothing to gain',
  },
  'pumpkin-pie-spice': {
    names:
      'pumpkin pie spice, pumpkin spice, pumpkin spice mix, homemade pumpkin pie spice, apple pie spice, mixed spice, british mixed spice',
    title: 'Pumpkin Pie Spice',
    family: 'farmhouse',
    near: 'garam-masala',
    beside: 'pumpkin-pie pumpkin-bread',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Snack, Breakfast',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'cold',
    serves: 12,
    batch: true,
    list: `
      sweet-spice cinnamon 16
      sweet-spice ground-ginger 5
      sweet-spice nutmeg 3
      sweet-spice allspice 3
      sweet-spice ground-cloves 2
    `,
    steps: `
      2 Sift {cinnamon, ground-ginger, nutmeg, allspice, ground-cloves} into a bowl and stir until the color is even.
      1 Spoon it into a small jar, close it well and keep it in a dark place for up to six months. A pie takes 2 teaspoons, a mug or a bowl no more than a pinch.
    `,
    face: 'Cinnamon first, with ginger, nutmeg, allspice and clove behind it',
    why: 'Cloves and allspice are strong, so they are weighed with a light hand',
  },
}

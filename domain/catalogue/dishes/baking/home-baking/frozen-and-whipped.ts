import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** From the freezer and the whisk, and a sundae of both. */
export const frozenAndWhipped: DishEntries = {
  gelato: {
    names:
      'gelato, homemade gelato, fior di latte gelato, vanilla gelato, italian ice cream, italian gelato, milk gelato, gelato without a machine, gelato fior di latte',
    title: 'Milk Gelato',
    family: 'emilian',
    near: 'vanilla-ice-cream panna-cotta ice-cream',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      liquid milk 600
      sweetener sugar 150
      thickener cornstarch 20
      seasoning salt 0.8
      body corn-syrup 30
      creamy cream 200 cold
      sweet-spice vanilla 3
    `,
    steps: `
      9 Whisk {sugar, cornstarch, salt} in a saucepan with a splash of {=milk} until smooth. Whisk in {milk, corn-syrup}. Stir over medium heat until it bubbles gently and coats a spoon, 7 minutes.
      2+120 Off the heat, stir in {cream, vanilla}. Pour into a wide metal pan, cover the surface, and chill until very cold, 2 hours.
      8+180 Freeze for 3 hours, beating it hard with a fork or an electric mixer every 45 minutes, so that the crystals stay small. A machine does it in one go.
      1+60 Press parchment onto the surface and freeze for 1 hour more, until it can be scooped. Let it soften for a few minutes at the table.
    `,
    face: 'Dense, silky and white, tasting of nothing but fresh milk',
    why: 'More milk than cream, and starch instead of eggs, keep it light and clean',
  },
  'whipped-cream': {
    names:
      'whipped cream, homemade whipped cream, chantilly cream, whip cream, sweetened whipped cream, vanilla whipped cream, creme chantilly, fresh whipped cream, whipping cream topping',
    title: 'Sweet Whipped Cream',
    family: 'norman',
    cuisine: 'American, French',
    near: 'buttercream-frosting custard-sauce',
    weight: 3,
    part: true,
    level: 1,
    types: 'Dessert',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      creamy cream|coconut-cream 240 very cold
      sweetener powdered-sugar 20
      sweet-spice vanilla 4
    `,
    steps: `
      1+10 Put the bowl and the whisk in the freezer for 10 minutes.
      4 Whip {cream, powdered-sugar, vanilla}, slowly at first and then faster, until the whisk leaves tracks and the peaks bend over, about 3 minutes. Stop there: a few turns more and it turns grainy.
    `,
    face: 'Soft, cool and just sweet enough, for whatever needs a cloud on top',
    why: 'Everything cold is the whole secret, since fat holds air only while it is firm',
  },
  'caramel-apples': {
    names:
      'caramel apples, caramel apple, homemade caramel apples, halloween caramel apples, apples with caramel, caramel dipped apples',
    title: 'Caramel Apples',
    family: 'farmhouse',
    near: 'baked-apples caramel-sauce fruit-plate',
    weight: 2,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    batch: true,
    sweet: true,
    list: `
      fruit apple 1080 washed and left whole
      body caramels 340 unwrapped
      creamy cream 45
      seasoning salt 1.5
      nut peanuts 80? chopped
    `,
    steps: `
      6 Dip {apple} in boiling water for a few seconds and rub off the wax with a towel. Dry them well, chill, and push a stick into each.
      8 Melt {caramels} with {cream, salt} in a small, deep saucepan over low heat, stirring, until smooth and thick, 6 minutes.
      6 Tilt the pan and turn each apple in it to the shoulder. Let the extra run off. [Roll the bottoms in {peanuts}.]
      1+30 Stand them on greased parchment and let stand for 30 minutes, until set.
    `,
    face: 'Crisp, sharp apples in a thick, chewy coat',
    why: 'The wax has to come off first, or the coat slides down the fruit',
  },
  'knickerbocker-glory': {
    names:
      'knickerbocker glory, knickerbocker glories, knickerbocker, nickerbocker glory, knickerbocker glory sundae, knicker bocker glory, british ice cream sundae, peach and raspberry sundae, tall ice cream sundae, fruit and ice cream sundae',
    title: 'Knickerbocker Glory',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'banana-split eton-mess milkshake',
    weight: 2,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      fruit raspberries 180
      sweetener powdered-sugar 30
      creamy cream 120 cold
      main peach|nectarine 300 pitted and cut into small pieces
      raw strawberries 200 hulled and quartered
      body ice-cream=vanilla_ice_cream/ice_cream 480
      nut almonds 20? toasted
      crunch cherries 33 left whole
    `,
    steps: `
      4 Mash {raspberries} with {most powdered-sugar} and press through a sieve to make a sauce.
      3 Whip {cream, powdered-sugar} to soft peaks.
      5 Spoon some of the sauce into tall glasses. Layer {peach, strawberries} with scoops of {ice-cream} up to the rim, trickling in more sauce as you go.
      1 Crown with the cream[, scatter with {almonds}] and put {cherries} on top. Serve at once with long spoons.
    `,
    face: 'Ice cream, peaches and berries in a tall glass, with raspberry sauce running down between',
    why: 'Sharp, fresh sauce between the layers keeps so much ice cream lively to the last spoonful',
  },
}

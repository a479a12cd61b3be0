import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Candies that set in the cold: chocolate, peanut butter and condensed milk. */
export const noBakeCandies: DishEntries = {
  'rocky-road': {
    names:
      'rocky road, rocky road bar, rocky road bars, british rocky road, no bake rocky road, rocky road fudge, rocky road candy, rocky road squares, christmas rocky road, rocky road traybake, chocolate marshmallow bars',
    title: 'Rocky Road Bars',
    family: 'farmhouse',
    cuisine: 'American, British',
    near: 'fudge rice-krispie-treats',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 16,
    batch: true,
    sweet: true,
    list: `
      sweetener dark-chocolate|df-chocolate 300 chopped
      fat butter|vegan-butter 100 cut into pieces
      sweetener corn-syrup|honey 60
      seasoning salt 1
      crunch digestive-biscuits|graham-crackers 180 broken into small chunks
      nut almonds|peanuts 90? roughly chopped
      sweetener marshmallows|vegan-marshmallows 100 quartered
      fruit dried-cherries|raisins 60?
      sweetener powdered-sugar 6?
    `,
    steps: `
      6 Melt {dark-chocolate, butter, corn-syrup, salt} in a large bowl over barely simmering water, stirring, until smooth. Let it cool until no longer hot, or the marshmallows melt.
      3 Fold in {digestive-biscuits, almonds, marshmallows, dried-cherries} until everything is coated.
      3+120 Press into {@tin 8-inch square pan}, lined with parchment paper, and chill for 2 hours, until firm.
      3 Cut into 16 bars with a hot knife.[ Dust with {powdered-sugar}.] They keep for a week in the refrigerator.
    `,
    face: 'Dark chocolate, packed with crunch, chew and marshmallow',
    why: 'Butter and syrup in the chocolate keep it soft enough to bite straight from the cold',
  },
  'coconut-barfi': {
    names:
      'coconut barfi, coconut burfi, nariyal barfi, nariyal burfi, barfi, burfi, coconut fudge, indian coconut fudge, condensed milk barfi, coconut barfi with condensed milk, diwali sweets, milk barfi, milk fudge, indian milk fudge, easy barfi',
    title: 'Coconut Barfi',
    family: 'punjabi',
    near: 'brigadeiros fudge',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 16,
    batch: true,
    sweet: true,
    list: `
      fat ghee|butter 20
      flour coconut-flour=unsweetened_desiccated_coconut/coconut 200
      liquid condensed-milk=sweetened_condensed_milk/condensed_milk 397
      sweet-spice cardamom 1.5
      nut pistachios 15? finely chopped
    `,
    steps: `
      4 Warm {ghee} in a heavy nonstick pan over medium-low heat. Stir {coconut-flour} in it until it smells sweet but has not colored, 3 minutes.
      10 Pour in {condensed-milk} and cook, stirring without a pause, until it leaves the sides of the pan and moves as one lump, 8 to 10 minutes. Stir in {cardamom}.
      3+90 Press into {@tin 8-inch square pan}, lined with parchment paper, and smooth the top.[ Press {pistachios} into it.] Leave until set, 1 1/2 hours.
      2 Cut into small squares or diamonds. They keep for a week in the refrigerator.
    `,
    face: 'Soft, milky squares of coconut that smell of cardamom',
    why: 'Toasting the coconut in ghee comes first, since nothing can toast once the milk is in',
  },
  buckeyes: {
    names:
      'buckeyes, buckeye, buckeye candy, peanut butter buckeyes, ohio buckeyes, chocolate peanut butter balls, peanut butter chocolate balls, buckeye balls, homemade peanut butter cups, chocolate covered peanut butter balls',
    title: 'Buckeyes',
    family: 'farmhouse',
    near: 'no-bake-cookies chocolate-truffles',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack',
    methods: 'Raw/No Cook',
    equipment: 'Stovetop',
    serves: 18,
    batch: true,
    sweet: true,
    list: `
      nut peanut-butter=creamy_peanut_butter/peanut_butter|sunflower-butter 260
      fat butter|vegan-butter 70 softened
      seasoning salt 1
      sweet-spice vanilla 4
      sweetener powdered-sugar 240
      sweetener dark-chocolate|df-chocolate 260 chopped
      second-fat coconut-oil|shortening 8
    `,
    steps: `
      4 Beat {peanut-butter, butter, salt, vanilla} until smooth, then beat in {powdered-sugar} to a stiff dough.
      10+30 Roll into 36 balls, set on a lined tray and freeze for 30 minutes, until hard.
      4 Melt {dark-chocolate, coconut-oil} in a bowl over barely simmering water, stirring until smooth.
      12+30 Spear each ball with a toothpick and dip it, leaving a bare circle on top. Set back on the tray, smooth over the hole and chill for 30 minutes. They keep for two weeks in the refrigerator.
    `,
    face: 'Sweet peanut butter centers, dipped so that an eye is left bare, as the nut has that they are named for',
    why: 'Frozen hard, the centers set the chocolate while you are still holding the toothpick',
  },
}

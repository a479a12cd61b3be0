import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Beans, paneer and bread of a Punjabi home. */
export const punjabiHomePots: DishEntries = {
  rajma: {
    names:
      'rajma, rajma masala, kidney bean curry, punjabi rajma, indian kidney beans, indian kidney bean curry, red kidney bean curry, kidney beans curry',
    title: 'Rajma (Punjabi Kidney Bean Curry)',
    family: 'punjabi',
    near: 'chana-masala dal-makhani bean-pot',
    beside: 'white-rice raita',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat ghee|neutral-oil 35
      whole-spice cumin-seed 3
      whole-spice bay 0.3
      aromatic onion 220 finely chopped
      aromatic garlic 15 grated
      aromatic ginger 15 grated
      chile serrano 10? slit
      body canned-tomatoes 300
      ground-spice coriander 5
      ground-spice turmeric 1.5
      ground-spice kashmiri|sweet-paprika 3
      pulse kidney-beans 520 drained and rinsed
      ground-spice garam-masala 3
      herb fenugreek-leaves 1? crushed
      herb cilantro 12 chopped
      salt
    `,
    steps: `
      2 Heat {ghee} in {@pot} over medium heat and let {cumin-seed, bay} sizzle for 30 seconds.
      12 Add {onion} and cook, stirring, until deep golden, 10 minutes. Stir in {garlic, ginger}[ with {serrano}] for 1 minute.
      8 Add {canned-tomatoes, coriander, turmeric, kashmiri, salt} and cook until the fat shows at the edges, 8 minutes.
      2+20 Stir in {kidney-beans} and {water 400}. Simmer for 20 minutes, mashing a ladleful against the side halfway, until thick and creamy.
      1 Take out {=bay}. Stir in {garam-masala}[ and {fenugreek-leaves}], and scatter with {cilantro}.
    `,
    face: 'Kidney beans in a thick, gingery tomato gravy',
    why: 'A few crushed beans thicken the gravy, and well-browned onions give it depth',
  },
  'paneer-butter-masala': {
    names:
      'paneer butter masala, butter paneer, paneer makhani, paneer makhanwala, butter masala paneer, paneer in butter sauce, paneer butter masala curry, creamy paneer curry, paneer tomato curry',
    title: 'Paneer Butter Masala',
    titles: `
      tofu: Tofu Butter Masala
    `,
    family: 'punjabi',
    near: 'paneer-tikka-masala matar-paneer butter-chicken',
    beside: 'naan pilau-rice',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop, Blender/Food Processor',
    serves: 4,
    salt: 0.4,
    list: `
      second-fat butter|vegan-butter 56
      whole-spice cardamom-pods 1
      whole-spice cinnamon-stick 2
      aromatic onion 180 roughly chopped
      aromatic garlic 15
      aromatic ginger 15 sliced
      nut cashews|sunflower 45
      body canned-tomatoes 400
      ground-spice kashmiri|sweet-paprika 5
      ground-spice coriander 3
      protein paneer|tofu 400 cut into 3/4-inch cubes
      sweetener honey|sugar 10
      creamy cream|soy-cream|oat-cream 90
      ground-spice garam-masala 3
      herb fenugreek-leaves 1 crushed
      salt
    `,
    steps: `
      8 Melt {1/2 butter} in {@pot} over medium heat with {cardamom-pods, cinnamon-stick}. Cook {onion, garlic, ginger, cashews} until soft and pale gold, 7 minutes.
      2+12 Add {canned-tomatoes, kashmiri, coriander, salt, water 150}. Cover and simmer for 12 minutes.
      4 Fish out the whole spices and blend until perfectly smooth.
      2+8 Melt {butter} in the pot, pour the sauce back in and simmer until it coats a spoon, 8 minutes.
      2+4 Stir in {paneer, honey, cream, garam-masala, fenugreek-leaves} and simmer gently for 4 minutes.
    `,
    face: 'Soft cubes in a silky, mildly spiced sauce of tomatoes, butter and cream',
    why: 'Nuts blended into the sauce make it silky, and fenugreek gives it the taste of a restaurant’s',
  },
  'plain-paratha': {
    names:
      'paratha, plain paratha, flaky paratha, lachha paratha, homemade paratha, whole wheat paratha, parathas, layered paratha, indian paratha, roti paratha',
    title: 'Flaky Parathas',
    family: 'punjabi',
    near: 'chapati aloo-paratha naan',
    beside: 'chana-masala dal',
    weight: 3,
    level: 2,
    types: 'Side Dish',
    meals: 'Breakfast, Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 8,
    batch: true,
    list: `
      flour whole-wheat-flour 180
      main flour 120
      seasoning salt 4
      fat ghee|neutral-oil 85 melted
    `,
    steps: `
      9 Mix {whole-wheat-flour, salt} and most of {=flour}. Rub in a spoonful of {=ghee} and stir in {water 180}, warm. Knead to a soft dough, 6 minutes.
      1+30 Cover and rest for 30 minutes.
      14 Divide into {@count 70 ball balls}. Roll each to a thin 8-inch round, brush with {1/2 ghee}, dust with {flour}, and pleat it like a fan into a strip. Coil the strip like a snail and press flat. Roll out gently to 6 inches.
      20 Cook one after the other in a hot, dry skillet over medium-high heat for 1 minute a side, then brush with {ghee} and fry, pressing, until brown in spots on both sides, 1 minute more. Crush lightly between your hands, so that the layers open.
    `,
    face: 'Crisp, coiled flatbreads that fall into layers',
    why: 'Fat and flour between the pleats keep the layers apart',
  },
}

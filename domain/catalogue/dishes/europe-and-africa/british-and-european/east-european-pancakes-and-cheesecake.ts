import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pancakes, filled and small, and cheesecake of Poland, Russia and the Jewish kitchen. */
export const eastEuropeanPancakesAndCheesecake: DishEntries = {
  blini: {
    names:
      'blini, buckwheat blini, russian blini, yeast blini, russian pancakes, buckwheat pancake, blinis, blini with smoked salmon, smoked salmon blini, russian buckwheat pancakes, yeast buckwheat pancakes, blini with sour cream, salmon blini, bliny, maslenitsa blini, mini blini',
    title: 'Buckwheat Blini with Smoked Salmon',
    family: 'pennsylvanian',
    cuisine: 'Eastern European',
    near: 'pancakes cheese-blintzes crepes',
    beside: 'borscht',
    weight: 2,
    level: 2,
    types: 'Appetizer, Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.35,
    list: `
      flour buckwheat=raw_buckwheat_groats/buckwheat 110
      starch flour 100
      leavener yeast 4
      sweetener sugar 10
      creamy milk 300
      egg egg 100 separated
      fat butter 55
      protein smoked-salmon 170 torn into strips
      liquid sour-cream|greek-yogurt 150
      herb chives|dill 6
      acid lemon 58 cut into wedges
      salt
    `,
    steps: `
      3 Grind {buckwheat} in a dry blender to a fine flour, 2 minutes. Shake it through a sieve into a large bowl and stir in {flour, yeast, sugar, salt}.
      4+60 Warm {milk} to no more than 110°F (43°C). Melt {1/2 butter} in it and beat it into the flour with the yolks of {egg} until smooth. Cover and let rise in a warm place until bubbly and doubled, 1 hour.
      4 Whip the whites to soft peaks, 3 minutes, and fold them into the batter.
      15 Heat {@skillet} over medium heat and brush it with a little of {butter}. Drop in the batter by rounded tablespoons, well apart, and cook until bubbles open on top, about 2 minutes. Turn and cook until springy and set all through, 1 minute more. Keep them warm in a towel and repeat with the rest: there are seven or eight for each.
      3 Serve warm with {smoked-salmon, sour-cream, chives} and {lemon} to squeeze.
    `,
    face: 'Small, spongy pancakes with the nutty taste of buckwheat, under smoked salmon and sour cream',
    why: 'Yeast gives them their tang and their holes, and whipped whites keep the heavy flour light',
  },
  'cheese-blintzes': {
    names:
      'blintzes, cheese blintzes, blintz, cheese blintz, jewish blintzes, ricotta blintzes, blintzes with ricotta, sweet cheese blintzes, shavuot blintzes, homemade blintzes, blintses, nalesniki, polish crepes, cheese filled crepes, cheese crepes',
    title: 'Cheese Blintzes',
    family: 'pennsylvanian',
    cuisine: 'Jewish',
    near: 'crepes french-toast pancakes',
    beside: '',
    weight: 2,
    level: 2,
    types: 'Main Dish, Dessert',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    sweet: true,
    list: `
      flour flour 130
      egg egg 200
      creamy milk 300
      fat butter 60 melted
      sweetener sugar 55
      seasoning salt 2.5
      cheese ricotta 340 drained in a sieve
      cheese cream-cheese 85 soft
      protein egg-yolk 17
      sweet-spice vanilla 4
      sweet-spice lemon-zest 2
      creamy sour-cream|greek-yogurt 115
      sweetener jam=cherry_or_blueberry_jam/jam 80
    `,
    steps: `
      4+30~ Whisk {flour} with {1/2 salt} and {egg} to a smooth paste. Beat in {milk}, a little at a time, then {1/3 butter}. Let the batter rest for 30 minutes.
      4 Meanwhile, mash {ricotta} with {cream-cheese, egg-yolk, sugar, vanilla, lemon-zest, salt} until nearly smooth. Keep it cold.
      2 Heat an 8-inch skillet over medium heat and brush it with a little of the rest of the butter.
      16 Pour in a scant 1/4 cup of batter and tilt the pan to coat the bottom thinly. Cook until the top is dry and the edge lifts, about 1 minute, and turn out onto a towel: one side only. Go on with the rest, brushing the pan now and then: there are three for each.
      8 With the cooked side up, put 2 heaping tablespoons of filling on the lower third of each. Fold the bottom over it, fold in the sides and roll up.
      10 Fry them, seam down first, in {butter} in a large skillet over medium-low heat, in two batches, until golden on both sides and 160°F (71°C) in the middle, about 5 minutes a batch.
      1 Serve hot with {sour-cream, jam}.
    `,
    face: 'Thin pancakes folded around lightly sweet cheese and fried golden in butter',
    why: 'Each is cooked on one side only, so the soft side browns later and the parcel does not crack',
  },
  syrniki: {
    names:
      'syrniki, russian cheese pancakes, ukrainian cheese pancakes, syrnyky, sirniki, cheese pancakes, russian syrniki, ukrainian syrniki, russian cottage cheese pancakes, ukrainian cottage cheese pancakes, sweet cheese pancakes, cottage cheese patties',
    title: 'Syrniki (Sweet Cheese Pancakes)',
    family: 'pennsylvanian',
    cuisine: 'Eastern European',
    near: 'cottage-cheese-pancakes cheese-blintzes pancakes',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    sweet: true,
    list: `
      cheese cottage-cheese=small-curd_cottage_cheese/cottage_cheese 680
      egg egg 50
      sweetener sugar 40
      flour flour 95
      sweet-spice vanilla 4
      seasoning salt 0.8
      fat butter 45
      creamy sour-cream|greek-yogurt 115
      sweetener jam=raspberry_jam/jam 80
    `,
    steps: `
      3+60 Spoon {cottage-cheese} into a clean towel, twist it into a bag and wring it hard. Set the bag in a sieve under a heavy can and let it drain in the refrigerator for 1 hour. You want it as dry as crumbled feta.
      4 Mash the curd with {egg, sugar, vanilla, salt}. Stir in {most flour} to a soft dough that just holds a shape.
      7 Spread {flour} on a plate. With wet hands, form balls of 3 tablespoons, roll them in it and pat them into cakes 3/4 inch thick, three for each.
      14 Melt {butter} in {@skillet} over medium-low heat. Fry the cakes, in two batches, until deep golden and 160°F (71°C) in the middle, 3 to 4 minutes a side.
      1 Serve warm with {sour-cream, jam}.
    `,
    face: 'Thick little cakes of fresh cheese, crusty outside and creamy in the middle',
    why: 'The curd is wrung dry first, so it takes little flour and the cakes taste of cheese',
  },
  sernik: {
    names:
      'sernik, polish cheesecake, polish sernik, sernick, traditional polish cheesecake, polish cheese cake, polish baked cheesecake, polish ricotta cheesecake',
    title: 'Sernik (Polish Cheesecake)',
    family: 'pennsylvanian',
    cuisine: 'Eastern European',
    near: 'cheesecake no-bake-cheesecake',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Food Processor',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      flour flour 160
      fat butter 190 soft
      sweetener sugar 220
      protein egg-yolk 17
      cheese ricotta 950
      egg egg 250 separated
      creamy sour-cream 120
      thickener cornstarch 32
      sweet-spice vanilla 8
      sweet-spice lemon-zest 4
      fruit raisins 80
      seasoning salt 2
      starch powdered-sugar 50
    `,
    steps: `
      3+120 Spoon {ricotta} into a sieve lined with a clean towel, fold the towel over and set a plate and a can on top. Drain in the refrigerator for 2 hours: it stands in for twaróg, the dry white cheese of Poland.
      6+20~ Heat the oven to 350°F (175°C). Rub {flour} with {1/2 butter, most powdered-sugar, 1/3 salt} until crumbly, then work in {egg-yolk} until it clumps. Press over the bottom of {@tin 9-inch springform pan}, prick all over with a fork and bake until pale gold, 20 minutes.
      4 Meanwhile, blend the drained cheese in a food processor until no grain is left, 3 minutes, scraping down the sides.
      5 Beat {butter} with {most sugar} until fluffy, 3 minutes. Beat in the yolks of {egg}, then {sour-cream, vanilla, lemon-zest, cornstarch, salt} and the smooth cheese. Stir in {raisins}.
      5 Whip the whites with {sugar} to soft peaks, 3 minutes, and fold them in, in three additions.
      2+60 Turn the oven down to 325°F (165°C). Spread the filling over the crust and bake until golden, firm at the rim and at least 160°F (71°C) in the middle, 55 to 60 minutes.
      1+60 Turn the oven off and leave the cake inside, with the door ajar, for 1 hour: it sinks evenly when it cools slowly.
      2+240 Chill for 4 hours, or overnight. Run a knife around the edge, release the ring and dust with {powdered-sugar}.
    `,
    face: 'A tall, lemony cheesecake with raisins on a thin butter crust, lighter and less sweet than one of cream cheese',
    why: 'Pressed dry and blended smooth, the cheese bakes firm, and whipped whites keep it from being heavy',
  },
}

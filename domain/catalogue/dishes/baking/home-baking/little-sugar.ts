import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sweets that fruit makes sweet enough, for who counts sugar or carbohydrates. */
export const littleSugar: DishEntries = {
  'baked-ricotta-pots': {
    names:
      'baked ricotta pots, baked ricotta with raspberries, baked ricotta, ricotta custards, baked ricotta custard, diabetic pudding, diabetic custard, low carb pudding, ricotta pudding',
    title: 'Baked Ricotta Pots with Raspberries',
    family: 'soffritto',
    cuisine: 'Italian, American',
    looksLike: 'pudding',
    near: 'baked-custard berry-yogurt-fool cheesecake',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    sweet: true,
    list: `
      fat butter 6 softened
      creamy ricotta 425
      egg egg 100
      sweetener maple 20
      sweet-spice lemon-zest 3 finely grated
      sweet-spice vanilla 4
      seasoning salt 0.6
      fruit raspberries|blackberries 125
    `,
    steps: `
      3 Heat the oven to 325°F (165°C). Rub {@count 165 ramekin ramekins} of 6 ounces with {butter} and set on a sheet pan.
      4 Beat {ricotta} with a whisk until it is smooth. Beat in {egg, maple, lemon-zest, vanilla, salt}.
      3 Scatter half of {raspberries} in the ramekins, pour the ricotta over them and push the rest into the top.
      1+28 Bake until the edges are set and a little puffed, and the middle is 160°F (71°C) and barely wobbles, 25 to 30 minutes.
      1+60 Let cool on a rack for 20 minutes, then chill for 40 minutes, or for up to two days. Serve cold in the pots.
    `,
    face: 'Lemony little cheesecakes without a crust, with warm pink pockets of berries',
    why: 'Ricotta is sweet by itself, so a spoonful of maple syrup is enough for four',
  },
  'berry-yogurt-fool': {
    names:
      'berry fool, berry yogurt fool, raspberry fool, yogurt fool, raspberry yogurt fool, fruit fool, light berry fool, diabetic fool, berry pots',
    title: 'Berry and Yogurt Fool',
    family: 'farmhouse',
    cuisine: 'British, American',
    looksLike: 'fool',
    near: 'panna-cotta eton-mess fool',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      fruit raspberries 250
      main strawberries 150 hulled and quartered
      sweetener honey|maple 15
      creamy cream|coconut-cream 120 cold
      cheese greek-yogurt|soy-yogurt|coconut-yogurt 340
      sweet-spice vanilla 4
    `,
    steps: `
      3+10 Crush half of {raspberries} with {honey} in a bowl until they run, and let stand for 10 minutes. Stir in {strawberries} and the rest of the raspberries, but for a few.
      3 Whip {cream} in a second bowl until it holds soft peaks. Fold in {greek-yogurt, vanilla}.
      2 Fold the berries through in a few strokes, so that it stays streaked. Spoon into glasses.
      1+60 Chill for at least an hour, or until the evening. Serve cold, with the berries that are left on top.
    `,
    face: 'Whipped cream and thick yogurt, streaked with crushed raspberries and served in glasses',
    why: 'Crushed berries give up so much juice that a spoonful of honey is all the sweetening it takes',
  },
  'chocolate-chia-pots': {
    names:
      'chocolate chia pudding, chocolate chia pots, chia pudding, chia seed pudding, chocolate chia seed pudding, overnight chia pudding, healthy chocolate pudding, diabetic chocolate pudding, vegan chia pudding',
    title: 'Chocolate Chia Pudding',
    family: 'californian',
    cuisine: 'American',
    looksLike: 'chia-pudding',
    near: 'chocolate-pudding overnight-oats chia-pudding',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack, Main Dish',
    meals: 'Snack, Breakfast, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    sweet: true,
    list: `
      body cocoa 24
      sweetener maple|honey 40
      creamy milk|soy-milk|almond-milk|oat-milk 480
      sweet-spice vanilla 5
      seasoning salt 0.6
      crunch chia 72
      fruit strawberries|raspberries|blueberries 200 sliced
    `,
    steps: `
      3 Whisk {cocoa} with {maple} and a splash of {=milk} in a bowl to a smooth paste. Whisk in the rest of {milk, vanilla, salt}.
      2+10 Whisk in {chia} and let stand for 10 minutes. Whisk again, so that no lumps form.
      1+240 Cover and chill for at least 4 hours, or overnight, until it is thick enough to hold a spoon.
      3 Stir, divide among glasses and top with {strawberries}. It keeps for four days in the refrigerator.
    `,
    face: 'Thick, dark and spoonable chocolate pudding, set by chia seeds in the refrigerator',
    why: 'Chia seeds drink many times their weight, so that there is nothing to cook and little to sweeten',
  },
  'almond-apple-loaf': {
    names:
      'almond apple loaf, apple almond loaf, sugar free apple cake, apple cake without sugar, no sugar apple cake, sugar free cake, cake without sugar, diabetic cake, diabetic apple cake, diabetic friendly cake, no added sugar cake, low carb apple cake, sugar free loaf',
    title: 'Almond and Apple Loaf without Added Sugar',
    family: 'farmhouse',
    cuisine: 'British, American',
    looksLike: 'snack-cake',
    near: 'apple-cake orange-almond-cake banana-bread snack-cake',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      fat butter|vegan-butter 100 melted
      fruit sweet-apple 400 peeled
      egg egg 200
      sweet-spice vanilla 8
      flour almond-flour 250
      leavener baking-powder 8
      sweet-spice cinnamon 5
      sweet-spice nutmeg 0.5
      seasoning salt 2
      nut almonds 20?
    `,
    steps: `
      4 Heat the oven to 350°F (175°C). Line {@tin 9-by-5-inch loaf pan} with parchment and brush it with a little of {=butter}.
      6 Grate three quarters of {sweet-apple} coarsely and squeeze out a handful of juice. Cut the rest into thin slices.
      3 Whisk {egg, vanilla} with the rest of {butter} for a minute, until foamy. Stir in the grated apple.
      3 Mix {almond-flour, baking-powder, cinnamon, nutmeg, salt} in a second bowl, break up any lumps, and fold into the eggs.
      3 Spread in the pan, press the sliced apple into the top[ and scatter with {almonds}].
      1+52 Bake until it is brown and a toothpick in the middle comes out clean, 50 to 55 minutes. Cover with foil once it is brown enough.
      1+40 Cool in the pan until it is just warm, or it will break. Cut into ten slices. It keeps for four days in the refrigerator.
    `,
    face: 'A moist, nutty loaf with soft apple all through, in slices for a quiet afternoon',
    why: 'Ripe, sweet apples and almonds do the work of sugar and flour, and cinnamon makes them taste sweeter than they are',
  },
}

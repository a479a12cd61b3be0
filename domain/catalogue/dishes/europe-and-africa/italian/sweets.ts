import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sweet things from the fridge, mostly: spoons rather than forks. */
export const italianSweets: DishEntries = {
  tiramisu: {
    names:
      'tiramisu, tiramisu cake, classic tiramisu, tirimisu, tiramasu, tira mi su, terimisu, easy tiramisu, italian coffee dessert, tiramisù, tiramissu, coffee mascarpone dessert',
    title: 'Tiramisu',
    family: 'soffritto',
    near: 'whipped-cream-tiramisu affogato panna-cotta mousse',
    weight: 4,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      egg egg 150 separated, pasteurized if you can
      sweetener sugar 100
      creamy mascarpone 450
      creamy cream 120
      liquid espresso=strong_brewed_espresso/espresso 360 cooled
      wine dry-sherry=dry_Marsala/Marsala 45?
      bread ladyfingers 200
      sweet-spice cocoa 12
    `,
    steps: `
      6 Separate {egg}. Beat the yolks with {most sugar} until pale and thick enough to fall in a ribbon, 4 minutes, then beat in {mascarpone} until just smooth.
      5 Whip {cream} to soft peaks. With clean beaters, whip the whites with {sugar} until they hold soft peaks. Fold the cream into the yolks, then the whites, a third at a time.
      2 Stir {espresso} in a shallow dish[ with {dry-sherry}].
      8 Dip half of {ladyfingers} in {=espresso}, a second on each side and no more, and line {@tin 9-inch square baking pan} with them. Spread with half the cream. Repeat with the rest and smooth the top.
      1+360 Cover and refrigerate for at least 6 hours, or overnight, until it cuts into squares that hold.
      1 Sift {cocoa} over the top just before you serve it.
    `,
    face: 'Espresso-soaked ladyfingers and airy mascarpone cream under a veil of cocoa',
    why: 'A dip of one second is enough: the night in the fridge finishes the soaking',
  },
  'whipped-cream-tiramisu': {
    names:
      'whipped cream tiramisu, tiramisu with whipped cream, tiramisu without raw eggs, tiramisu no raw eggs, no raw egg tiramisu',
    title: 'Tiramisu with Whipped Cream',
    family: 'soffritto',
    near: 'tiramisu affogato panna-cotta',
    weight: 2,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      creamy mascarpone 450
      sweetener sugar 90
      sweet-spice vanilla 4
      second-cream cream 360 cold
      liquid espresso=strong_brewed_espresso/espresso 360 cooled
      wine dry-sherry=dry_Marsala/Marsala 45?
      bread ladyfingers 200
      sweet-spice cocoa 12
    `,
    steps: `
      3 Stir {mascarpone} with {sugar, vanilla} until just smooth and the sugar no longer grates.
      5 Whip {cream} to soft peaks and fold it in, a third at a time.
      2 Pour {espresso} into a shallow dish[ and stir in {dry-sherry}].
      8 Dip half of {ladyfingers} in {=espresso}, a second on each side and no more, and line {@baking-dish} with them. Spread with half of the mascarpone cream. Repeat with the rest and smooth the top.
      1+360 Refrigerate under a cover for 6 hours, better overnight, until it holds its shape when cut.
      1 Sift {cocoa} over the top just before you serve it.
    `,
    face: 'Espresso-soaked ladyfingers and mascarpone lightened with whipped cream',
    why: 'Whipped cream gives the lift of beaten eggs, and nothing in it is raw',
  },
  'panna-cotta': {
    names:
      'panna cotta, vanilla panna cotta, pannacotta, panna cota, italian cream dessert, panacotta, panna cotta with berries, pana cotta',
    title: 'Vanilla Panna Cotta with Raspberries',
    titles: `
      coconut-milk: Coconut Panna Cotta with Raspberries
    `,
    family: 'soffritto',
    near: 'creme-brulee set-cream pudding',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    sweet: true,
    list: `
      creamy cream|coconut-milk 480
      liquid milk|oat-milk 240
      thickener gelatin 6
      sweetener sugar 75
      sweet-spice vanilla 6
      fruit raspberries 200
      acid lemon 5
    `,
    steps: `
      2+5 Pour {milk} into a saucepan, sprinkle {gelatin} evenly over it and let stand for 5 minutes, until it looks wrinkled.
      6 Add {cream} and {most sugar}. Warm over medium-low heat, stirring, until steaming and every grain has dissolved, 5 minutes.
      2 Off the heat, stir in {vanilla}. Pour through a sieve into small glasses or molds.
      0+240 Chill for at least 4 hours, until set but still trembling.
      3 Crush a third of {raspberries} with {sugar} and {lemon}, fold in the rest and spoon over the top.
    `,
    face: 'Cream set so softly that it trembles, under sharp crushed raspberries',
    why: 'It is set just enough to hold and no more: it should fall from the spoon',
  },
  affogato: {
    names:
      'affogato, affogatto, coffee and ice cream, ice cream with espresso, espresso over ice cream, affogato al caffe, vanilla affogato, afogato',
    title: 'Affogato',
    family: 'soffritto',
    near: 'tiramisu coffee-drink',
    weight: 2,
    level: 1,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    sweet: true,
    list: `
      main ice-cream=vanilla_ice_cream/ice_cream|df-ice-cream 400
      liquid espresso=hot_brewed_espresso/espresso 160
      wine amaretto 40?
      crunch dark-chocolate|df-chocolate 15? finely grated
    `,
    steps: `
      1+10 Put small glasses or cups in the freezer for 10 minutes: warm glass melts the scoops before anything is poured.
      2 Scoop {ice-cream} into the cold glasses, two balls for each.
      2 Pour {espresso} over at the table, while it is still steaming. [Add a spoonful of {amaretto}.] [Shave {dark-chocolate} on top.] Eat at once.
    `,
    face: 'Scoops drowned at the table in a shot of hot espresso',
    why: 'It is all contrast: very cold against very hot, sweet against bitter',
  },
  cannoli: {
    names:
      'cannoli, cannolis, sicilian cannoli, cannolo, cannoli filling, cannoli cream, canoli, homemade cannoli, easy cannoli, cannoli with ricotta, chocolate chip cannoli, ricotta cannoli, cannoli alla siciliana',
    family: 'sicilian',
    near: 'cannoli-dip tiramisu',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 6,
    sweet: true,
    list: `
      creamy ricotta 450
      sweetener powdered-sugar 90
      sweet-spice vanilla 4
      sweet-spice orange-zest 3
      sweet-spice cinnamon 0.5
      crunch chocolate-chips=mini_chocolate_chips/chocolate_chips 60
      bread cannoli-shells 180
      nut pistachios 30? finely chopped
    `,
    steps: `
      2+60 Line a sieve with a clean towel, spoon in {ricotta} and let it drain in the fridge for 1 hour. A wet filling softens the shells.
      4 Press the ricotta through a fine sieve with a spatula, until it is silky. Fold in {most powdered-sugar, vanilla, orange-zest, cinnamon, chocolate-chips}.
      5 Spoon the filling into a plastic bag, snip off a corner and pipe it into {cannoli-shells}, first from one end and then from the other.
      2 [Dip the ends in {pistachios}.] Dust with {powdered-sugar} and serve within the hour, while the shells still shatter.
    `,
    face: 'Crisp shells filled with sweet, silky ricotta and bits of chocolate',
    why: 'They are filled at the last minute from well-drained ricotta, and that is what keeps them crisp',
  },
  'cannoli-dip': {
    names:
      'cannoli dip, canoli dip, ricotta dip with chocolate chips, holy cannoli dip, cannoli dip with chips, sweet ricotta dip, cannoli cream dip',
    title: 'Cannoli Dip',
    family: 'sicilian',
    cuisine: 'American, Italian',
    near: 'tiramisu sweet-yogurt mousse',
    weight: 2,
    level: 1,
    types: 'Dessert, Appetizer, Snack',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    sweet: true,
    list: `
      creamy ricotta 425
      creamy mascarpone 225
      sweetener powdered-sugar 110
      sweet-spice vanilla 5
      sweet-spice orange-zest 3
      sweet-spice cinnamon 0.6
      crunch chocolate-chips=mini_chocolate_chips/chocolate_chips 110
      fruit strawberries 300
      bread cannoli-shells 120? broken into pieces
    `,
    steps: `
      2+30 Tip {ricotta} into a sieve lined with paper towels, set it over a bowl and drain in the fridge for 30 minutes.
      3 Beat the ricotta until smooth, about 1 minute. Beat in {mascarpone, powdered-sugar, vanilla, orange-zest} and {cinnamon} only until fluffy; overbeaten, it turns thin.
      1+30 Fold in {most chocolate-chips} and chill for 30 minutes.
      2 Heap into a bowl, sprinkle with {chocolate-chips} and set out with {strawberries, cannoli-shells} to dip.
    `,
    face: 'The filling of a cannolo, sweet ricotta and mascarpone with chocolate, in a bowl to dip into',
    why: 'Draining the ricotta keeps the dip thick enough to stand up on a strawberry',
  },
}

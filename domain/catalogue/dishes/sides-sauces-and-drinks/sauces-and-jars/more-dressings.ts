import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dressings that restaurants are known for, and the pourable sauces of sesame and herbs. */
export const moreDressings: DishEntries = {
  'japanese-ginger-dressing': {
    names:
      'japanese ginger dressing, ginger dressing, ginger salad dressing, japanese steakhouse salad dressing, japanese steakhouse ginger dressing, japanese restaurant salad dressing, hibachi salad dressing, hibachi ginger dressing, benihana salad dressing, benihana ginger dressing, carrot ginger dressing, ginger carrot dressing, carrot ginger salad dressing, japanese salad dressing, wafu dressing, sesame ginger dressing, asian ginger dressing, sushi restaurant salad dressing',
    title: 'Japanese Steakhouse Ginger Dressing',
    family: 'soy-mirin',
    near: 'miso-dressing vinaigrette',
    beside: 'green-salad teriyaki-chicken',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Blender/Food Processor',
    serves: 10,
    batch: true,
    list: `
      vegetable carrot 90 peeled and cut into chunks
      vegetable onion 70 cut into chunks
      vegetable celery 30 cut into chunks
      aromatic ginger 28 peeled and sliced
      acid rice-vinegar 70
      fat neutral-oil 90
      sauce soy-sauce|tamari 28
      sauce ketchup 12
      sweetener sugar 12
      acid lemon-juice 8
      second-fat sesame-oil 3?
      seasoning salt 1
    `,
    steps: `
      4 Blend {carrot, onion, celery, ginger, rice-vinegar, lemon-juice} until finely chopped, scraping down the sides.
      2 Add {neutral-oil, soy-sauce, ketchup, sesame-oil, sugar, salt} and blend in short bursts until it is loose and still a little grainy, as it should be.
      1+30 Chill for 30 minutes. It keeps for four days in the refrigerator; shake it before you pour.
    `,
    face: 'Bright, sharp and gingery, to pour over a bowl of cold, crunchy leaves',
    why: 'Onion, carrot and celery are blended in raw: they make it thick, and ketchup gives it the color that you remember',
  },
  'tahini-sauce': {
    names:
      'tahini sauce, tahini dressing, lemon tahini dressing, lemon tahini sauce, tahini salad dressing, tahini lemon dressing, garlic tahini sauce, tahina, tahina sauce, tahini sauce for falafel, falafel sauce, sauce for falafel, tarator sauce, creamy tahini dressing, vegan tahini dressing, tahini drizzle, israeli tahini sauce, lebanese tahini sauce, tahini sauce for bowls',
    title: 'Lemon Tahini Sauce',
    family: 'levantine',
    near: 'hummus tzatziki',
    beside: 'falafel roasted-cauliflower',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      aromatic garlic 6 finely grated
      acid lemon-juice 45
      seasoning salt 3
      nut tahini 130
      ground-spice cumin 0.5?
    `,
    steps: `
      1+10 Stir {garlic, lemon-juice, salt} together in a bowl and leave for 10 minutes.
      2 Whisk in {tahini, cumin}. It seizes into a stiff paste.
      3 Whisk in {water 100}, ice cold, a splash at a time, until the sauce turns pale and falls in a ribbon. It thickens as it stands: thin it with water. It keeps for five days in the refrigerator.
    `,
    face: 'Pale, nutty and lemony, to spoon over anything roasted, fried or raw',
    why: 'The garlic sits in the lemon juice first, which tames it, and ice water whips the paste light and smooth',
  },
  'italian-dressing': {
    names:
      'italian dressing, italian salad dressing, homemade italian dressing, zesty italian dressing, italian vinaigrette, easy italian dressing, olive garden dressing, sub sauce, hoagie dressing, italian sub dressing, oregano vinaigrette, dressing for pasta salad',
    title: 'Italian Dressing',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'vinaigrette greek-dressing',
    beside: 'antipasto-salad pasta-salad',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      acid red-vinegar 60
      aromatic garlic 5 finely grated
      ground-spice oregano 1.5
      ground-spice dried-basil 0.8
      ground-spice onion-powder 1
      chile flakes 0.5?
      sweetener sugar|honey 4
      sauce dijon 5
      seasoning salt 5
      pepper pepper 0.6
      fat olive-oil 135
      cheese parmesan|veg-parm|vegan-parmesan 12? finely grated
      herb parsley 5 finely chopped
    `,
    steps: `
      2+5 Shake {red-vinegar, garlic, oregano, dried-basil, onion-powder, flakes, sugar, dijon, salt, pepper} in a jar and leave for 5 minutes, so that the dried herbs soften.
      2 Add {olive-oil, parsley, parmesan}, close the jar and shake until creamy. It keeps for four days in the refrigerator, where the oil sets: let it come to room temperature before you shake it again.
    `,
    face: 'Tangy, garlicky and flecked with herbs, as everybody knows it from the bottle',
    why: 'Dried herbs wake up in vinegar and not in oil, so they get five minutes with it first',
  },
  'greek-dressing': {
    names:
      'greek dressing, greek salad dressing, homemade greek dressing, greek vinaigrette, lemon oregano dressing, greek salad vinaigrette, dressing for greek salad, mediterranean dressing, mediterranean salad dressing, lemon vinaigrette, lemon dressing, lemon olive oil dressing, lemon salad dressing',
    title: 'Greek Lemon-Oregano Dressing',
    family: 'greek',
    near: 'italian-dressing vinaigrette',
    beside: 'greek-salad greek-pasta-salad',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      acid lemon-juice 37
      acid red-vinegar 22
      aromatic garlic 4 finely grated
      ground-spice oregano 2
      sauce dijon 8
      sweetener honey|sugar 4
      seasoning salt 4.5
      pepper pepper 0.6
      fat olive-oil 125
    `,
    steps: `
      2+5 Shake {lemon-juice, red-vinegar, garlic, oregano, dijon, honey, salt, pepper} in a jar and let it stand for 5 minutes.
      1 Pour in {olive-oil}, close the jar and shake hard until cloudy. It keeps for four days in the refrigerator.
    `,
    face: 'Lemony and sharp, with good oil and plenty of oregano',
    why: 'Lemon brings the fragrance and vinegar the bite, and mustard keeps both in the oil',
  },
  'green-goddess-dressing': {
    names:
      'green goddess dressing, green goddess, green goddess dip, green goddess salad dressing, herb dressing, creamy herb dressing, green herb dressing, goddess dressing',
    title: 'Green Goddess Dressing',
    family: 'californian',
    near: 'ranch-dressing caesar-dressing',
    beside: 'green-salad grilled-chicken',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: 'Blender/Food Processor',
    weather: 'warm',
    serves: 8,
    batch: true,
    list: `
      creamy mayonnaise|vegan-mayonnaise 110
      creamy greek-yogurt|vegan-yogurt|vegan-sour-cream 120
      acid lemon-juice 22
      brine anchovies|capers 8
      aromatic garlic 3 peeled
      leaf parsley 30 leaves and tender stems
      herb basil 12
      herb chives 12 cut up
      herb tarragon 5? leaves only
      seasoning salt 2
      pepper pepper 0.5
    `,
    steps: `
      4 Put {lemon-juice, anchovies, garlic, parsley, basil, chives, tarragon} in a blender with {1/2 mayonnaise} and blend until smooth and very green.
      2 Blend in {mayonnaise, greek-yogurt, salt, pepper} in a few short bursts. Taste for lemon and salt.
      1+20 Chill for 20 minutes. It keeps for four days in the refrigerator.
    `,
    face: 'Cool, creamy and packed with soft herbs, to pour over leaves or to dip vegetables into',
    why: 'Anchovies and lemon make the herbs taste louder, and nobody can tell that they are there',
  },
  'poppy-seed-dressing': {
    names:
      'poppy seed dressing, poppyseed dressing, poppy seed salad dressing, creamy poppy seed dressing, homemade poppy seed dressing, honey poppy seed dressing, sweet salad dressing',
    title: 'Poppy Seed Dressing',
    family: 'farmhouse',
    near: 'honey-mustard-dressing vinaigrette',
    beside: 'fruit-salad chicken-salad',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 8,
    batch: true,
    list: `
      acid cider-vinegar 60
      sweetener honey|sugar|maple 50
      aromatic onion 15 finely grated, with its juice
      sauce dijon 10
      seasoning salt 3.5
      fat neutral-oil 120
      nut poppy-seed 9
    `,
    steps: `
      2 Whisk {cider-vinegar, honey, onion, dijon, salt} in a bowl until the honey dissolves.
      3 Whisk in {neutral-oil} in a thin stream, until the dressing thickens, and stir in {poppy-seed}. It keeps for a week in the refrigerator; shake it before you pour.
    `,
    face: 'Sweet, tangy and speckled, for tender leaves and for slaws',
    why: 'Mustard and a little grated onion hold the oil, so it stays creamy with neither eggs nor cream',
  },
  'miso-dressing': {
    names:
      'miso dressing, miso salad dressing, miso ginger dressing, miso vinaigrette, white miso dressing, sesame miso dressing, miso sesame dressing, miso sauce, miso ginger salad dressing',
    title: 'Miso-Ginger Dressing',
    family: 'miso-sesame',
    near: 'japanese-ginger-dressing vinaigrette',
    beside: 'asian-slaw crispy-tofu',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 6,
    list: `
      sauce miso=white_miso/miso 45
      acid rice-vinegar 45
      sweetener honey|maple 14
      aromatic ginger 6 finely grated
      aromatic garlic 2? finely grated
      fat neutral-oil 50
      second-fat sesame-oil 8
    `,
    steps: `
      2 Whisk {miso, rice-vinegar, honey, ginger, garlic} in a bowl until no lumps are left.
      2 Whisk in {neutral-oil, sesame-oil} in a stream, then {water 15}, until it pours. It keeps for five days in the refrigerator.
    `,
    face: 'Savory, tangy and gently sweet, for slaws and for tender greens',
    why: 'Miso seasons it and thickens it at once, so it needs neither salt nor mustard',
  },
}

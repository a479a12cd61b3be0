import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Glasses for whoever drives, is small or has been running. */
export const withoutAlcohol: DishEntries = {
  'apple-toddy': {
    names:
      'hot apple toddy, apple toddy, hot toddy without alcohol, alcohol free hot toddy, non alcoholic hot toddy, nonalcoholic hot toddy, virgin hot toddy, honey apple toddy, hot apple toddy without alcohol, non alcoholic apple toddy',
    title: 'Hot Apple Toddy without Alcohol',
    family: 'farmhouse',
    near: 'hot-apple-cider ginger-tea mulled-juice',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Late Night, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    sweet: true,
    list: `
      liquid apple-juice=apple_cider_or_cloudy_apple_juice/apple_juice 720
      aromatic ginger 20 sliced
      whole-spice cinnamon-stick 5
      whole-spice cloves 0.5
      sweetener honey|maple 40
      acid lemon-juice 45
    `,
    steps: `
      2+12 Put {apple-juice, ginger, cinnamon-stick, cloves, water 240} in a saucepan. Warm over low heat until it steams and smells of spice, about 12 minutes, without letting it boil.
      1 Take it off the heat and stir in {honey, lemon-juice} until the honey has gone.
      1 Strain into heatproof mugs and sip it hot.
    `,
    face: 'Hot apple, honey, lemon and spice, as soothing as the one from the bar',
    why: 'Ginger gives the warmth in the throat that spirits would, and lemon keeps it from being sweet alone',
  },
  'electrolyte-drink': {
    names:
      'electrolyte drink, homemade electrolyte drink, sports drink, homemade sports drink, electrolyte water, natural electrolyte drink, isotonic drink, homemade gatorade, hydration drink, drink for long runs, homemade isotonic drink, marathon drink',
    title: 'Citrus Electrolyte Drink',
    family: 'californian',
    near: 'lemonade cucumber-water lemonade',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Breakfast, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 2,
    sweet: true,
    list: `
      liquid orange-juice 220 strained
      acid lemon-juice 30
      sweetener sugar 32
      seasoning salt 1.5
      liquid water 720 cold
    `,
    steps: `
      2 Stir {sugar, salt} into {orange-juice, lemon-juice} until nothing is left at the bottom.
      1 Pour in {water} and shake well in a bottle. It keeps for two days in the refrigerator.
      1 Drink it cool, in small swallows, before, during and after an hour or more of hard work. For somebody who is ill, buy a rehydration solution at a pharmacy, which is measured more exactly.
    `,
    face: 'A pale, lightly salted orange and lemon drink with what a long sweat takes away',
    why: 'About six parts of sugar in a hundred, with a little salt, leave the stomach as fast as water does',
  },
  'recovery-smoothie': {
    names:
      'recovery smoothie, post workout smoothie, post run smoothie, after workout smoothie, workout smoothie, cherry recovery smoothie, chocolate cherry smoothie, cherry smoothie, smoothie for athletes, smoothie for runners, chocolate banana protein smoothie, recovery shake, smoothie after a run, smoothie after a workout, smoothie after the gym',
    title: 'Chocolate Cherry Recovery Smoothie',
    family: 'californian',
    near: 'peanut-butter-banana-smoothie strawberry-banana-smoothie smoothie',
    weight: 3,
    level: 1,
    types: 'Beverage, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Raw/No Cook',
    equipment: 'Blender',
    serves: 2,
    sweet: true,
    list: `
      liquid milk|soy-milk 360
      creamy greek-yogurt|soy-yogurt 280
      fruit cherries 240 pitted, frozen
      main banana 118 ripe
      oats oats|gf-oats 40
      body cocoa 10
      seasoning salt 0.6
    `,
    steps: `
      1 Pour {milk, greek-yogurt} into the blender with {oats} and blend for 30 seconds, so that the oats are fine.
      2 Add {cherries, banana, cocoa, salt} and blend until thick and smooth, about 1 minute.
      1 Drink it within half an hour or so of your workout. For later, keep it cold and shake it before you drink it.
    `,
    face: 'Thick, dark and cold, with cherries, cocoa and enough protein for tired legs',
    why: 'Milk and yogurt bring the protein, fruit and oats the carbohydrates, and salt what was sweated out',
  },
  'shirley-temple': {
    names:
      'shirley temple, shirley temples, shirley temple drink, shirley temple mocktail, kiddie cocktail, cocktail for kids, kids cocktail, homemade shirley temple',
    title: 'Shirley Temple',
    family: 'californian',
    near: 'virgin-mojito party-punch cooler',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      liquid pomegranate-juice 160
      sweetener sugar 60
      acid lime-juice 30
      main ginger-ale=lemon-lime_soda/lemon-lime_soda 800 very cold
      fruit cherries 40? pitted
    `,
    steps: `
      1+7 Simmer {pomegranate-juice, sugar} in a small saucepan until a little syrupy, 7 minutes. Stir in {lime-juice} and set it in ice water until cold.
      1 Fill tall glasses with ice and divide the syrup among them.
      1 Pour in {ginger-ale} slowly, so that the glass goes from red to gold. [Drop in {cherries} and serve with a straw.]
    `,
    face: 'Red at the bottom, gold at the top, all bubbles, and as grown up as a drink for children can be',
    why: 'Syrup that is cooked from pomegranate juice is fruity and a little sour, so that the glass is not all sweetness',
  },
  'cranberry-ginger-mocktail': {
    names:
      'cranberry mocktail, cranberry ginger mocktail, sparkling cranberry mocktail, holiday mocktail, christmas mocktail, mocktail for christmas, thanksgiving mocktail, festive mocktail, cranberry spritzer, alcohol free christmas drink, new year mocktail, cranberry ginger fizz, non alcoholic holiday drink',
    title: 'Cranberry Ginger Mocktail',
    family: 'new-england',
    near: 'virgin-mojito party-punch cooler',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    sweet: true,
    list: `
      main cranberry-juice 400 very cold
      acid orange-juice 120
      acid lime-juice 40
      aromatic ginger 15 finely grated
      liquid sparkling-water 400 very cold
      fruit fresh-cranberries 40?
      herb rosemary 4? in small sprigs
    `,
    steps: `
      2 Squeeze the juice of {ginger} through a fine sieve into a pitcher, pressing hard.
      1 Stir in {cranberry-juice, orange-juice, lime-juice}.
      2 Fill glasses with ice, pour the juice to two thirds, and top with {sparkling-water}. [Garnish with {fresh-cranberries, rosemary}.]
    `,
    face: 'Deep red and sparkling, tart with lime and warm with ginger, fit for a toast',
    why: 'Fresh ginger gives the bite that alcohol would, so the glass does not taste of fruit juice alone',
  },
}

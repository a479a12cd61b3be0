/** Houses, makers and people whose names hold a food's: 'Olive Garden Breadsticks' promise no olives. */
const houses: readonly string[] = [
  'olive garden',
  'cracker barrel',
  'red lobster',
  'taco bell',
  'pizza hut',
  'burger king',
  'dairy queen',
  'panda express',
  'waffle house',
  'cheesecake factory',
  'mary berry',
  'cracker jack',
  'coffee shop',
  'bird custard',
  'levain bakery',
]

/** Dishes whose names hold a food's that is not in them. */
const dishes: readonly string[] = [
  'welsh rabbit',
  'scotch broth',
  'scotch shortbread',
  'scotch pancake',
  'scotch pie',
  'texas caviar',
  'tom yam',
  'wiener schnitzel',
  'tea bread',
  'tea loaf',
  'tea cake',
  'cream tea',
  'ranch egg',
  'chocolate milk shake',
  'fondant au chocolat',
  'fior di latte gelato',
  'tortilla espanola',
  'tortilla de patata',
  'french bean casserole',
  'buffalo chicken wing dip',
  'pate chinois',
  'mackerel pate',
  'smoked mackerel pate',
  'plum pudding',
  'sugar plum',
  'soft gingerbread cookie',
  'hash brown pancake',
  'mexican cheese dip',
  'scallop potato',
  'ranch bean',
  'salsa romesco',
  'tostada con tomate',
  'chick pea',
  'cocktail shrimp',
]

/** Dishes that the table also knows as foods that are bought ready. */
const boughtReady: readonly string[] = [
  'chinese roast pork',
  'beef jerky',
  'student mix',
  'trail mix',
  'cereal bar',
  'muesli bar',
]

export const namesOfNoFood: readonly string[] = [...houses, ...dishes, ...boughtReady]

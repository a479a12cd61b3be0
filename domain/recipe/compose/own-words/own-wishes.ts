import type { Allergen } from '#domain/food/allergens/allergens.ts'
import type { Diet } from '#domain/food/diets.ts'

/** A wish as people write it, and what must be true of the printed recipe. Words of foods are patterns over the list of ingredients. */
export interface OwnWish {
  notes: string
  has?: readonly string[]
  not?: readonly string[]
  minutes?: number
  servings?: number
  lines?: number
  calories?: readonly [number, number]
  dollars?: number
  diet?: Diet
  allergen?: Allergen
  /** Words of which one is in the title or the form. */
  dish?: string
  /** The recipe says something about it. */
  note?: string
}

export const ownWishes: readonly OwnWish[] = [
  // wanted and refused
  { notes: 'chicken with broccoli', has: ['chicken', 'broccoli'] },
  { notes: 'no onions, garlic or peppers please', not: ['onion|shallot|scallion|leek', 'garlic', 'bell pepper'] },
  { notes: 'something with salmon but without dill', has: ['salmon'], not: ['dill'] },
  { notes: 'I hate mushrooms and olives', not: ['mushroom', 'olives'] },
  { notes: 'hold the cilantro, tacos', not: ['cilantro'], dish: 'taco' },
  { notes: 'skip the cheese. Beef and potatoes', has: ['beef|steak', 'potato'], not: ['cheese|feta|parmesan|cheddar'] },
  { notes: 'not a fan of eggplant; love zucchini', has: ['zucchini'], not: ['eggplant'] },
  { notes: 'soup w/o cream, w/ mushrooms', has: ['mushroom'], not: ['cream'], dish: 'soup' },
  { notes: 'no meat, with beans', diet: 'vegetarian', has: ['bean|chickpea'] },
  { notes: 'no meat but salmon is fine', has: ['salmon'] },
  { notes: "I can't stand tomatoes", not: ['tomato'] },
  { notes: "we don't eat pork, what about lamb?", has: ['lamb'], not: ['pork|bacon|\\bham\\b'] },
  { notes: 'anything but fish', not: ['salmon|cod|tuna|fish sauce|tilapia|halibut|snapper|haddock'] },
  { notes: 'instead of beef use mushrooms', has: ['mushroom|portobello'], not: ['beef|steak'] },
  { notes: 'swap the chicken for tofu in a curry', has: ['tofu'], not: ['chicken(?! stock)'], dish: 'curry' },
  { notes: 'replace rice with quinoa', has: ['quinoa'], not: ['rice(?! vinegar| wine)'] },
  { notes: 'substitute chickpeas for chicken', has: ['chickpea'], not: ['chicken breast|chicken thigh'] },
  { notes: 'mushrooms are disgusting', not: ['mushroom'] },
  { notes: 'chicken or tofu, with spinach', has: ['chicken|tofu', 'spinach'] },
  { notes: 'kids hate spinach, hates kale too', not: ['spinach', 'kale'] },
  { notes: 'everything except lamb', not: ['lamb'] },
  { notes: 'tired of chicken, sick of rice', not: ['chicken breast|chicken thigh', 'basmati|jasmine|grain rice'] },
  { notes: "I'm out of eggs", not: ['egg(?!plant)'] },
  { notes: 'carrots, celery and lentils to use up', has: ['carrot', 'celery', 'lentil'] },
  { notes: 'lots of garlic and lemon with shrimp', has: ['garlic', 'lemon', 'shrimp'] },
  { notes: 'feta, spinach and eggs', has: ['feta', 'spinach', 'egg'] },
  { notes: 'no coconut, thai curry', not: ['coconut'], dish: 'curry|thai' },
  { notes: 'sweet potato and black beans', has: ['sweet potato', 'black bean'] },
  { notes: 'with honey and soy sauce, pork', has: ['pork', 'soy sauce'] },
  // foods that only come by name
  { notes: 'turnip', has: ['turnip'] },
  { notes: 'trout for dinner', has: ['trout'] },
  { notes: 'venison', has: ['venison'] },
  { notes: 'with gruyere', has: ['gruy'] },
  { notes: 'farro', has: ['farro'] },
  { notes: 'edamame', has: ['edamame'] },
  { notes: 'brussels sprouts and bacon', has: ['brussels', 'bacon'] },
  { notes: 'scallops', has: ['scallop'] },
  { notes: 'rabbit', has: ['rabbit'] },
  { notes: 'duck breast', has: ['duck'] },
  { notes: 'kohlrabi', has: ['kohlrabi'] },
  { notes: 'brown rice and kale', has: ['brown rice', 'kale'] },
  { notes: 'prosciutto and asparagus', has: ['prosciutto', 'asparagus'] },
  // figures
  { notes: 'in 20 minutes', minutes: 20 },
  { notes: 'ready in under half an hour', minutes: 30 },
  { notes: 'I have an hour', minutes: 60 },
  { notes: 'quick chicken dinner', has: ['chicken'], minutes: 30 },
  { notes: '45 min max, with salmon', has: ['salmon'], minutes: 45 },
  { notes: 'under $10', dollars: 10 },
  { notes: '$3 a person', dollars: 12 },
  { notes: 'less than 12 dollars with chickpeas', has: ['chickpea'], dollars: 12 },
  { notes: 'around 500 calories', calories: [450, 550] },
  { notes: 'under 400 kcal please', calories: [100, 400] },
  { notes: 'low calorie dinner', calories: [100, 450] },
  { notes: 'at least 700 calories', calories: [700, 1100] },
  { notes: 'dinner for two', servings: 2 },
  { notes: 'feeds 6', servings: 6 },
  { notes: 'just me tonight', servings: 1 },
  { notes: '5 ingredients', lines: 5 },
  { notes: 'at most 6 ingredients with chicken', has: ['chicken'], lines: 6 },
  // diets and allergies
  { notes: 'vegan', diet: 'vegan' },
  { notes: "I'm vegetarian", diet: 'vegetarian' },
  { notes: 'keto please', diet: 'keto' },
  { notes: 'no carbs', diet: 'low-carb' },
  { notes: 'gluten free pasta', diet: 'gluten-free', has: ['pasta|penne|spaghetti|linguine|noodle'] },
  { notes: 'dairy-free and quick', diet: 'dairy-free', minutes: 30 },
  {
    notes: 'vegan and gluten-free dinner',
    diet: 'gluten-free',
    not: ['chicken|beef|(?<!vegan )(?:cheese|butter)|egg(?!plant)'],
  },
  { notes: 'allergic to peanuts', allergen: 'peanut' },
  { notes: 'my son is allergic to eggs', allergen: 'egg' },
  { notes: 'nut allergy!!', allergen: 'tree_nut' },
  { notes: 'celiac, so no wheat', diet: 'gluten-free', allergen: 'wheat' },
  { notes: "can't have shellfish", allergen: 'crustacean' },
  { notes: 'alergic to penuts and sesame', allergen: 'peanut', not: ['sesame|tahini'] },
  { notes: 'lactose intolerant', allergen: 'milk' },
  { notes: 'allergic to fish, soy and mustard', allergen: 'soy', not: ['mustard', 'fish'] },
  { notes: 'vegan with chicken', diet: 'vegan', note: 'chicken' },
  { notes: 'gluten, dairy and nut free', allergen: 'milk', diet: 'gluten-free', not: ['almond|walnut|cashew|pecan'] },
  // dishes, moods, methods, machines
  { notes: 'like a carbonara but vegan', diet: 'vegan', has: ['penne|spaghetti|pasta|fettuccine'] },
  { notes: 'risotto with peas', has: ['arborio', 'peas'], dish: 'risotto' },
  { notes: 'shakshuka', has: ['egg'], dish: 'egg|huevos|shakshuka|piperade' },
  { notes: 'minestrone', dish: 'minestrone|soup' },
  { notes: 'hummus', has: ['chickpea', 'tahini'], dish: 'hummus|dip' },
  { notes: 'pancakes', dish: 'pancake' },
  { notes: 'Sichuan stir fry with beef', has: ['beef|steak'], dish: 'stir-fry' },
  { notes: 'a warming soup', dish: 'soup' },
  { notes: 'not too spicy thai curry', not: ['thai chile|bird'], dish: 'curry|thai' },
  { notes: 'grilled chicken', has: ['chicken'], dish: 'grilled|kebab|skewer' },
  { notes: 'no oven', note: '' },
  { notes: 'in the air fryer', dish: 'air-fryer' },
  { notes: 'slow cooker beef', has: ['beef'], dish: 'slow-cooker' },
  { notes: 'something sweet with apples', has: ['apple'] },
  { notes: 'a drink with mango', has: ['mango'] },
  { notes: 'for breakfast, with oats', has: ['oats'] },
  // leftovers
  { notes: 'with leftover rice', has: ['rice'] },
  { notes: 'use up the leftover roast chicken', has: ['chicken'], note: 'leftover' },
  { notes: 'half a cabbage to use up', has: ['cabbage'] },
  // spelling and other tongues
  { notes: 'brocoli and zuchini with parmesean', has: ['broccoli', 'zucchini', 'parmesan'] },
  { notes: 'chikin and spagetti', has: ['chicken', 'spaghetti'] },
  { notes: 'aubergine and courgette', has: ['eggplant', 'zucchini'] },
  { notes: 'prawns with coriander leaves', has: ['shrimp', 'cilantro'] },
  { notes: 'pollo con arroz sin cebolla', has: ['chicken', 'rice'], not: ['onion'] },
  { notes: 'poulet aux champignons sans crème', has: ['chicken', 'mushroom'], not: ['cream'] },
  { notes: 'pasta senza glutine con melanzane', diet: 'gluten-free', has: ['eggplant'] },
  { notes: 'aloo palak bina pyaaz', has: ['potato', 'spinach'], not: ['onion'] },
  { notes: 'frijoles negros y aguacate', has: ['black bean', 'avocado'] },
  { notes: "sans l'ail, avec des pommes de terre", has: ['potato'], not: ['garlic'] },
  { notes: 'rajma chawal', has: ['kidney bean', 'rice'] },
  { notes: 'gambas al ajillo sin picante', has: ['shrimp'] },
]

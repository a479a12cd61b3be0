import type { Allergen } from '#domain/food/allergens/allergens.ts'
import type { Diet } from '#domain/food/diets.ts'
import type { RecipeType } from '#domain/options/options.ts'
import type { Wish } from '#domain/options/wish.ts'

/** What a free text must bring about, judged on the printed recipe. Foods as words, other names of the same behind '|'. */
export interface FreeTextRules {
  has?: readonly string[]
  hasNot?: readonly string[]
  maxMinutes?: number
  /** Lines of the list, salt, pepper, oil and water aside. */
  maxIngredients?: number
  /** Calories a serving, from and to. */
  calories?: readonly [number, number]
  /** Dollars for the whole recipe. */
  budget?: number
  diet?: Diet
  /** Neither there nor usually there. */
  allergens?: readonly Allergen[]
  /** The dish: a word of its title, its form or its description. */
  dish?: string
  type?: RecipeType
  cuisine?: string
  /** The only machines that it may need. */
  only?: readonly string[]
  /** A machine that it must not need. */
  without?: string
  servings?: number
}

export interface FreeTextWish extends FreeTextRules {
  text: string
  /** What stands in the form beside the text. */
  given?: Partial<Wish>
}

/** Wishes as people type them into the box for notes, with what each of them is to bring about. */
export const freeTextWishes: readonly FreeTextWish[] = [
  // foods that are wanted
  { text: 'chicken and broccoli', has: ['chicken', 'broccoli'] },
  { text: 'something with salmon', has: ['salmon'] },
  { text: 'I have a bag of spinach to use up', has: ['spinach'] },
  { text: 'use up the zucchini before they go bad', has: ['zucchini'] },
  { text: 'with leftover rice', has: ['rice'] },
  { text: 'with the leftover roast chicken from sunday', has: ['chicken'] },
  { text: 'half a cabbage and some carrots in the fridge', has: ['cabbage', 'carrot'] },
  { text: 'need to use a can of chickpeas', has: ['chickpea'] },
  { text: 'got some ground beef, what can I do', has: ['beef|steak'] },
  { text: 'dinner with shrimp and garlic', has: ['shrimp|prawn', 'garlic'] },
  { text: 'lots of garlic please', has: ['garlic'] },
  { text: 'I want mushrooms!', has: ['mushroom'] },
  { text: 'sweet potato and black beans', has: ['sweet potato', 'black bean'] },
  { text: 'something with lentils for the week', has: ['lentil'] },
  { text: 'tofu, ginger, bok choy', has: ['tofu', 'ginger', 'bok choy'] },
  { text: 'my garden is full of tomatoes and basil', has: ['tomato', 'basil'] },
  { text: 'trout from my fishing trip', has: ['trout'] },
  { text: 'there is a turnip in my veg box', has: ['turnip'] },
  { text: 'a recipe using quinoa and kale', has: ['quinoa', 'kale'] },
  { text: 'pork chops tonight', has: ['pork'] },
  { text: 'craving feta', has: ['feta'] },
  { text: 'I bought too many eggs', has: ['egg'] },
  { text: 'brussels sprouts, make them taste good', has: ['brussels sprout'] },
  { text: 'overripe bananas', has: ['banana'] },
  { text: 'use the leftover mashed potatoes', has: ['potato'] },
  { text: 'lamb and eggplant', has: ['lamb', 'eggplant|aubergine'] },
  { text: 'cauliflower as the main thing', has: ['cauliflower'] },
  { text: 'can you do something with edamame', has: ['edamame'] },
  { text: 'gruyere cheese needs eating', has: ['gruyere'] },
  { text: 'butternut squash soup', has: ['butternut squash'], type: 'Soup' },
  { text: 'asparagus is in season', has: ['asparagus'] },
  { text: 'I love halloumi', has: ['halloumi'] },
  { text: 'venison', has: ['venison'] },
  { text: 'something with canned tuna', has: ['tuna'] },
  { text: 'cod with olives and tomatoes', has: ['cod', 'olive', 'tomato'] },
  { text: 'farro salad', has: ['farro'], type: 'Salad' },
  // foods that are refused
  { text: 'no mushrooms', hasNot: ['mushroom'] },
  { text: 'without mushrooms or olives', hasNot: ['mushroom', 'olive'] },
  { text: 'please no cilantro, it tastes like soap', hasNot: ['cilantro'] },
  { text: 'I hate eggplant', hasNot: ['eggplant|aubergine'] },
  { text: 'hold the onions', hasNot: ['onion'] },
  { text: 'no onions, garlic or peppers', hasNot: ['onion', 'garlic', 'bell pepper'] },
  { text: 'chicken, but skip the tomatoes', has: ['chicken'], hasNot: ['tomato'] },
  {
    text: 'pasta without cheese',
    has: ['pasta|spaghetti|penne|linguine|fettuccine|orzo|macaroni|rigatoni'],
    hasNot: ['cheese|parmesan'],
  },
  { text: "I don't like fish", hasNot: ['salmon|cod|tuna|halibut|snapper|tilapia|trout|sardine|mackerel'] },
  { text: 'not a fan of beans', hasNot: ['black bean|kidney bean|pinto bean|white bean|cannellini bean'] },
  { text: "can't stand celery", hasNot: ['celery'] },
  { text: 'anything but chicken', hasNot: ['chicken'] },
  { text: 'a salad with no lettuce', type: 'Salad', hasNot: ['lettuce'] },
  { text: 'beef stew, no potatoes', has: ['beef|steak'], hasNot: ['potato'] },
  { text: 'curry without coconut', dish: 'curry', hasNot: ['coconut'] },
  { text: 'soup w/o cream', type: 'Soup', hasNot: ['cream'] },
  { text: 'leave out the ginger', hasNot: ['ginger'] },
  { text: 'my husband cannot eat pork', hasNot: ['pork|bacon|ham|pancetta|prosciutto|chorizo'] },
  { text: 'nothing with tofu', hasNot: ['tofu'] },
  { text: 'tacos minus the cheese', dish: 'taco', hasNot: ['cheese|cheddar|queso'] },
  { text: 'avoid red meat', hasNot: ['beef|lamb'] },
  { text: 'stir fry with beef instead of chicken', has: ['beef|steak'], hasNot: ['chicken'] },
  { text: 'swap the rice for quinoa', has: ['quinoa'], hasNot: ['rice'] },
  { text: 'use turkey, not beef', has: ['turkey'], hasNot: ['beef|steak'] },
  { text: 'no raisins in my food ever', hasNot: ['raisin'] },
  { text: 'a dessert without chocolate', type: 'Dessert', hasNot: ['chocolate|cocoa'] },
  { text: 'I am out of lemons', hasNot: ['lemon'] },
  { text: 'no alcohol please, no wine in the sauce', hasNot: ['wine|beer|sherry|mirin'] },
  { text: 'kids wont eat anything with spinach or kale', hasNot: ['spinach', 'kale'] },
  // time
  { text: 'in 20 minutes', maxMinutes: 20 },
  { text: 'under half an hour', maxMinutes: 30 },
  { text: 'I have 45 min', maxMinutes: 45 },
  { text: 'ready in less than an hour', maxMinutes: 60 },
  { text: 'chicken in 30 mins max', has: ['chicken'], maxMinutes: 30 },
  { text: '15-minute lunch', maxMinutes: 15 },
  { text: 'dinner on the table in half an hour with salmon', has: ['salmon'], maxMinutes: 30 },
  { text: 'an hour and a half at most, lamb', has: ['lamb'], maxMinutes: 90 },
  // mood, method, course
  { text: 'cozy soup for a rainy evening', type: 'Soup' },
  { text: 'light fresh salad', type: 'Salad' },
  { text: 'something sweet', type: 'Dessert' },
  { text: 'a cold drink for a hot day', type: 'Beverage' },
  { text: 'grilled chicken', has: ['chicken'], dish: 'grill' },
  { text: 'baked salmon', has: ['salmon'], dish: 'bake|roast|oven|traybake|sheet' },
  { text: 'slow cooker beef', has: ['beef|steak'], dish: 'slow' },
  { text: 'air fryer chicken thighs', has: ['chicken'], dish: 'air fry' },
  { text: 'no-cook lunch', without: 'Stovetop' },
  { text: 'an appetizer for a party', type: 'Appetizer' },
  { text: 'a side dish of green beans', has: ['green bean'], type: 'Side Dish' },
  { text: 'snack for after school', type: 'Snack' },
  { text: 'high protein breakfast with eggs', has: ['egg'] },
  { text: 'steamed fish with ginger', has: ['ginger'], dish: 'steam' },
  { text: 'a thai dinner', cuisine: 'Thai' },
  { text: 'feel like mexican tonight', cuisine: 'Mexican' },
  { text: 'Indian food with chickpeas', cuisine: 'Indian', has: ['chickpea'] },
  { text: 'korean, spicy', cuisine: 'Korean' },
  { text: 'japanese style noodles', cuisine: 'Japanese', has: ['noodle|udon|soba|ramen'] },
  // dishes by name
  { text: 'spaghetti carbonara', dish: 'carbonara', has: ['egg', 'spaghetti'] },
  { text: 'like a carbonara but vegan', diet: 'vegan', has: ['pasta|spaghetti|linguine|penne|fettuccine'] },
  { text: 'pad thai', dish: 'pad thai|noodle', has: ['noodle'] },
  { text: 'mushroom risotto', dish: 'risotto', has: ['mushroom', 'rice'] },
  { text: 'shakshuka', dish: 'shakshuka', has: ['egg', 'tomato'] },
  { text: 'beef tacos', dish: 'taco', has: ['beef|steak', 'tortilla'] },
  { text: 'pancakes', dish: 'pancake' },
  { text: 'blueberry pancakes', dish: 'pancake', has: ['blueberry'] },
  { text: 'chicken tikka masala', has: ['chicken'], dish: 'tikka|masala|curry' },
  { text: 'minestrone', dish: 'minestrone', type: 'Soup' },
  { text: 'gazpacho', dish: 'gazpacho', has: ['tomato'] },
  { text: 'hummus', dish: 'hummus', has: ['chickpea'] },
  { text: 'apple crumble', dish: 'crumble|crisp', has: ['apple'] },
  { text: 'french onion soup', has: ['onion'], type: 'Soup' },
  { text: 'greek salad', has: ['cucumber', 'feta'], type: 'Salad' },
  { text: 'fried rice', dish: 'fried rice', has: ['rice'] },
  { text: 'fried rice with leftover rice and peas', dish: 'fried rice', has: ['rice', 'pea'] },
  { text: 'lasagna', has: ['lasagna|lasagne|pasta|noodle'] },
  { text: 'a stir-fry with peppers', dish: 'stir-fry|stir-fried', has: ['bell pepper'] },
  { text: 'frittata', dish: 'frittata', has: ['egg'] },
  { text: 'meatballs', dish: 'meatball' },
  { text: 'vegetarian chili', diet: 'vegetarian', has: ['bean'] },
  { text: 'smoothie with mango', dish: 'smoothie', has: ['mango'] },
  { text: 'guacamole', has: ['avocado'] },
  { text: 'ratatouille', has: ['eggplant', 'zucchini', 'tomato'] },
  { text: 'something like a paella', has: ['rice'] },
  { text: 'oatmeal with berries', has: ['oat', 'blueberry|strawberry|raspberry|blackberry'] },
  { text: 'chicken noodle soup', has: ['chicken', 'noodle'], type: 'Soup' },
  { text: 'rice pudding', dish: 'pudding', has: ['rice'] },
  { text: 'dal', has: ['lentil|dal|mung|split pea'] },
  // money, calories, counts, equipment
  { text: 'under $10 for the four of us', budget: 10 },
  { text: '3 dollars a person max', budget: 12 },
  { text: 'keep it below $15', budget: 15 },
  { text: 'around 500 calories', calories: [450, 550] },
  { text: 'under 400 kcal per serving', calories: [0, 400] },
  { text: 'at least 600 calories', calories: [600, 3000] },
  { text: '350-450 calories, with chicken', calories: [340, 460], has: ['chicken'] },
  { text: 'only 5 ingredients', maxIngredients: 5 },
  { text: 'max six ingredients please', maxIngredients: 6 },
  { text: 'no more than 7 ingredients, with salmon', maxIngredients: 7, has: ['salmon'] },
  { text: 'only a microwave', only: ['Microwave'] },
  { text: 'I have no oven', without: 'Oven' },
  { text: 'my stove is broken but the oven works', without: 'Stovetop' },
  { text: 'dorm room, microwave only', only: ['Microwave'] },
  { text: "we don't have a blender, soup please", without: 'Blender', type: 'Soup' },
  { text: 'dinner for two', servings: 2 },
  { text: 'this has to feed 8 people', servings: 8 },
  // diets and allergies
  { text: 'vegan', diet: 'vegan' },
  { text: "I'm vegetarian", diet: 'vegetarian' },
  { text: 'plant-based dinner with beans', diet: 'vegan', has: ['bean|chickpea|edamame'] },
  { text: 'gluten free pasta dinner', diet: 'gluten-free', has: ['pasta|spaghetti|penne|noodle'] },
  { text: 'keto please', diet: 'keto' },
  { text: 'paleo chicken', diet: 'paleo', has: ['chicken'] },
  { text: 'dairy free dessert', diet: 'dairy-free', type: 'Dessert' },
  { text: 'my guest is celiac', diet: 'gluten-free' },
  { text: "I'm lactose intolerant", allergens: ['milk'] },
  { text: "I'm allergic to peanuts", allergens: ['peanut'] },
  { text: 'my son has an egg allergy', allergens: ['egg'] },
  { text: 'nut allergy!', allergens: ['tree_nut', 'peanut'] },
  {
    text: 'allergic to shellfish, would like pasta',
    allergens: ['crustacean'],
    has: ['pasta|spaghetti|linguine|penne|orzo'],
  },
  { text: "can't have soy or sesame", allergens: ['soy', 'sesame'] },
  { text: 'no dairy, no gluten', diet: 'gluten-free', allergens: ['milk', 'gluten'] },
  { text: 'pescatarian, something quick', diet: 'pescatarian' },
  { text: 'vegan with chicken', diet: 'vegan', hasNot: ['chicken'] },
  { text: 'allergic to fish but love thai food', allergens: ['fish'], cuisine: 'Thai' },
  { text: 'make it with peanut butter', given: { allergens: ['peanut'] }, allergens: ['peanut'] },
  { text: 'ignore my diet, give me bacon', given: { diet: 'vegan' }, diet: 'vegan', hasNot: ['bacon'] },
  { text: 'a low carb dinner with beef', diet: 'low-carb', has: ['beef|steak'] },
  { text: 'halal please, chicken', has: ['chicken'], hasNot: ['pork|bacon|ham|wine'] },
  // misspelt
  { text: 'chiken with brocoli', has: ['chicken', 'broccoli'] },
  { text: 'zuchini and parmesean', has: ['zucchini', 'parmesan'] },
  { text: 'no mushroms', hasNot: ['mushroom'] },
  { text: 'spinich and tomatos', has: ['spinach', 'tomato'] },
  { text: 'avacado toast', has: ['avocado'], dish: 'toast' },
  { text: 'letuce wraps', has: ['lettuce'] },
  { text: 'without cillantro', hasNot: ['cilantro'] },
  { text: 'alergic to penuts', allergens: ['peanut'] },
  { text: 'vegitarian lasagne', diet: 'vegetarian' },
  { text: 'cinamon and aples', has: ['cinnamon', 'apple'] },
  // British, and other tongues
  { text: 'aubergine and courgette', has: ['eggplant', 'zucchini'] },
  { text: 'prawns with coriander leaves', has: ['shrimp|prawn', 'cilantro'] },
  { text: 'mince and peas', has: ['beef|lamb|pork|turkey', 'pea'] },
  { text: 'a rocket salad', has: ['arugula|rocket'], type: 'Salad' },
  { text: 'no beetroot', hasNot: ['beet'] },
  { text: 'poulet aux champignons', has: ['chicken', 'mushroom'] },
  { text: 'poulet aux champignons sans crème', has: ['chicken', 'mushroom'], hasNot: ['cream'] },
  { text: 'une soupe de poireaux et pommes de terre', has: ['leek', 'potato'], type: 'Soup' },
  { text: 'sans gluten', diet: 'gluten-free' },
  { text: 'pollo con arroz', has: ['chicken', 'rice'] },
  { text: 'arroz con frijoles sin cebolla', has: ['rice', 'bean'], hasNot: ['onion'] },
  { text: 'gambas al ajillo', has: ['shrimp', 'garlic'] },
  { text: 'soy alérgico a los cacahuetes', allergens: ['peanut'] },
  { text: 'pasta con melanzane', has: ['eggplant', 'pasta|spaghetti|penne|rigatoni|linguine'] },
  { text: 'pasta senza glutine con funghi', diet: 'gluten-free', has: ['mushroom'] },
  { text: 'zuppa di ceci', has: ['chickpea'], type: 'Soup' },
  { text: 'aloo gobi', has: ['potato', 'cauliflower'] },
  { text: 'palak paneer', has: ['spinach', 'paneer'] },
  { text: 'rajma', has: ['kidney bean'] },
  { text: 'bina pyaaz ke chana', has: ['chickpea'], hasNot: ['onion'] },
  // foods in the fields for them
  { text: '', given: { include: ['brocoli'] }, has: ['broccoli'] },
  { text: '', given: { include: ['aubergine', 'feta'] }, has: ['eggplant', 'feta'] },
  { text: '', given: { exclude: ['mushrooms', 'coriander leaves'] }, hasNot: ['mushroom', 'cilantro'] },
  { text: 'quick', given: { include: ['poulet'], exclude: ['cebolla'] }, has: ['chicken'], hasNot: ['onion'] },
  // everything at once
  {
    text: 'quick healthy dinner with chicken and spinach, no dairy, under 40 minutes',
    has: ['chicken', 'spinach'],
    allergens: ['milk'],
    maxMinutes: 40,
  },
  {
    text: 'Hi! Could you make a vegan curry with sweet potatoes? My daughter is allergic to cashews so please no nuts. Thanks :)',
    diet: 'vegan',
    has: ['sweet potato'],
    allergens: ['tree_nut'],
    dish: 'curry',
  },
  { text: 'cheap, 30 min, one pan, beans, no meat', has: ['bean'], maxMinutes: 30, diet: 'vegetarian' },
  {
    text: 'I have chicken, rice, and broccoli. Not too spicy. No mushrooms. We are 3 people.',
    has: ['chicken', 'rice', 'broccoli'],
    hasNot: ['mushroom'],
    servings: 3,
  },
  {
    text: 'something italian with shrimp but no cream, max 600 calories',
    cuisine: 'Italian',
    has: ['shrimp'],
    hasNot: ['cream'],
    calories: [0, 600],
  },
]

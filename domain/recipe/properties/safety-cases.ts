import type { Hazard } from '#domain/recipe/properties/table/safety-phrasings.ts'
import type { FindingCode } from '#domain/recipe/verify/codes.ts'
import type { Verifiable } from '#domain/recipe/verify/verify.ts'

/** A recipe into which a sentence of danger or of care goes. */
export interface SafetyCase {
  expected: readonly FindingCode[]
  foods: readonly string[]
  recipe: (food: string, sentence: readonly string[]) => Verifiable
}

/** One recipe for each hazard; some sentences stand in the description instead of a step. */
export const safetyCases: Readonly<Record<Hazard, SafetyCase>> = {
  beans: {
    expected: ['raw_beans'],
    foods: ['red kidney beans', 'kidney beans', 'white kidney beans', 'cannellini beans', 'rajma'],
    recipe: (food, sentence) => ({
      title: 'Slow Beans',
      servings: 4,
      ingredients: [`2 cups dried ${food}`, '1 onion, chopped', '4 cups vegetable broth'],
      instructions: [...sentence, 'Put the beans, onion and broth in a slow cooker and cook on low for 8 hours.'],
    }),
  },
  eggs: {
    expected: ['raw_egg'],
    foods: ['eggs', 'large eggs', 'egg yolks', 'egg whites', 'fresh eggs'],
    recipe: (food, sentence) => ({
      title: 'Something with Eggs',
      servings: 4,
      ingredients: [`3 ${food}`, '1 cup olive oil', '1 tsp mustard'],
      instructions: [`Whisk the ${food} with the mustard and oil until thick.`, ...sentence],
    }),
  },
  meat: {
    expected: ['raw_meat', 'no_doneness_cue'],
    foods: ['chicken thighs', 'ground turkey', 'pork chops', 'ground beef', 'chicken breasts'],
    recipe: (food, sentence) => ({
      title: `Lemon ${food}`,
      servings: 4,
      ingredients: [`1 lb ${food}`, '2 lemons', '2 cups cooked rice'],
      instructions: [`Season the ${food} and toss with the lemon juice.`, ...sentence, 'Serve over the rice.'],
    }),
  },
  garlic: {
    expected: ['garlic_in_oil'],
    foods: ['garlic', 'garlic cloves', 'fresh garlic', 'peeled garlic', 'cloves garlic'],
    recipe: (food, sentence) => ({
      title: 'Garlic Oil',
      servings: 8,
      ingredients: [`1 cup ${food}`, '2 cups olive oil'],
      instructions: ['Combine the garlic and the oil in a jar.', ...sentence],
    }),
  },
  honey: {
    expected: ['honey_for_infant'],
    foods: ['honey', 'raw honey', 'clover honey', 'manuka honey', 'runny honey'],
    recipe: (food, sentence) => ({
      title: 'Banana Mash',
      servings: 2,
      ingredients: [`2 tbsp ${food}`, '2 bananas', '1 cup rolled oats'],
      instructions: ['Mash the bananas with the honey and oats.', ...sentence],
    }),
  },
  canning: {
    expected: ['unsafe_canning'],
    foods: ['green beans', 'carrots', 'corn kernels', 'mushrooms', 'beets'],
    recipe: (food, sentence) => ({
      title: `Home-Canned ${food}`,
      servings: 8,
      ingredients: [`2 lb ${food}`, '4 cups water', '1 tsp salt'],
      instructions: [`Pack the ${food} and salt into hot jars and cover with boiling water.`, ...sentence],
    }),
  },
  frozen: {
    expected: ['frozen_slow_cooker'],
    foods: ['chicken thighs', 'chicken breasts', 'turkey breast', 'pork shoulder', 'beef chuck roast'],
    recipe: (food, sentence) => ({
      title: `Slow ${food}`,
      servings: 4,
      ingredients: [`2 lb frozen ${food}`, '1 cup frozen corn', '2 cups vegetable broth'],
      instructions: [
        ...sentence,
        `Put the ${food}, corn and broth in the slow cooker and cook on low for 8 hours, until it reaches 165°F.`,
      ],
    }),
  },
  rhubarb: {
    expected: ['rhubarb_leaves'],
    foods: ['rhubarb', 'rhubarb stalks', 'fresh rhubarb', 'stalks rhubarb', 'pink rhubarb'],
    recipe: (food, sentence) => ({
      title: 'Rhubarb Compote',
      servings: 4,
      ingredients: [`4 cups ${food}`, '1 cup sugar'],
      instructions: ['Chop the rhubarb.', ...sentence, 'Simmer the rhubarb with the sugar for 10 minutes.'],
    }),
  },
  oil: {
    expected: ['oil_not_eaten'],
    foods: ['olive oil', 'vegetable oil', 'canola oil', 'sunflower oil', 'peanut oil'],
    recipe: (food, sentence) => ({
      title: 'Salad',
      servings: 4,
      ingredients: [`6 cups ${food}`, '1 head romaine lettuce', '2 potatoes', '2 tbsp vinegar'],
      instructions: ['Cut the lettuce and potatoes and toss with the vinegar and the oil.', ...sentence],
    }),
  },
  servings: {
    expected: ['servings_contradiction'],
    foods: ['lentils', 'carrots', 'potatoes', 'tomatoes', 'peas'],
    recipe: (food, sentence) => ({
      title: `Soup of ${food}`,
      servings: 2,
      ingredients: [`2 cups ${food}`, '1 onion', '3 cups vegetable broth'],
      instructions: [`Simmer the ${food} and onion in the broth for 30 minutes.`, ...sentence],
    }),
  },
  minutes: {
    expected: ['total_time_contradiction'],
    foods: ['beef chuck', 'lamb shoulder', 'pork shoulder', 'brisket', 'oxtail'],
    recipe: (food, sentence) => ({
      title: 'Stew',
      description: sentence.join(' '),
      servings: 4,
      ingredients: [`2 lb ${food}`, '2 onions', '3 cups beef broth'],
      instructions: [`Simmer the ${food} with the onions in the broth for 2 hours 30 minutes, until tender.`],
    }),
  },
  beaten: {
    expected: ['more_than_listed'],
    foods: ['eggs', 'large eggs', 'fresh eggs', 'medium eggs', 'free-range eggs'],
    recipe: (food, sentence) => ({
      title: 'Cake',
      servings: 8,
      ingredients: ['2 cups flour', '1 cup sugar', `2 ${food}`],
      instructions: ['Mix the flour and sugar.', ...sentence, 'Stir in the eggs and bake at 350°F for 40 minutes.'],
    }),
  },
}

/** Sentences that change nothing. */
export const neutral: readonly string[] = [
  'Take your time and enjoy the smell.',
  'A wooden spoon works well here.',
  'My neighbor gave me this recipe in 1998.',
  'Wipe down the counter while you wait.',
  'It looks lovely on a blue plate.',
  'The weather does not matter.',
  'Nothing could be simpler.',
  'Set the table and call everybody.',
  'You will hear it before you see it.',
  'Play some music, and do not hurry.',
]

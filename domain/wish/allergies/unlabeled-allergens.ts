import type { Meaning } from '#domain/wish/meaning.ts'

type Need = Extract<Meaning, { is: 'need' }>

/**
 * What people are allergic to and no label has to name: in which foods it is besides those of its name, and what nobody sees from a recipe.
 * By the pages named, as remembered.
 */
const rows: readonly (readonly [words: string, without: string, note: string])[] = [
  [
    // Children’s Wisconsin, Corn-free Diet; University of Rochester Medical Center, Corn-Free Diet
    'corn, maize, sweetcorn, cornstarch, corn starch, corn syrup',
    'corn, masa, baking powder, powdered sugar',
    'For your {} allergy we left out corn and foods made of it. Labels don’t have to name corn, and many packaged foods have some: ask their makers',
  ],
  [
    // CDC, Products That May Contain Alpha-gal
    'red meat, mammal, mammals, mammal meat, mammalian meat, alpha gal, tick bite',
    `red meat, beef, pork, lamb, veal, goat, venison, bison, rabbit, bacon, ham, sausage, chorizo, prosciutto, salami, hot dog, lard, suet, gelatin, marshmallow, beef stock, dairy`,
    'For your {} allergy we left out the meat of mammals, lard, gelatin and dairy. We don’t check recipes for that: stock and additives may come from mammals, so read labels and ask a doctor or dietitian',
  ],
  [
    // Anaphylaxis UK, Legumes and Pulses: peanut, soy and lupin are of the same family
    'legume, legumes, pulse, pulses',
    'beans, lentils, chickpeas, peas, green beans, tofu, tempeh, edamame, soy, peanut',
    'For your {} allergy we left out beans, lentils, peas, soy and peanut. Many packaged foods have pea protein or bean gums: read labels',
  ],
  [
    // AAAAI, Oral Allergy Syndrome: the fruits of one family
    'stone fruit, stone fruits, drupes, pitted fruit',
    'peach, nectarine, plum, apricot, cherry, mango, almond, amaretto',
    'For your {} allergy we left out peach, plum, apricot, cherry, mango and almond. We don’t check recipes for that: read labels of juices and jams',
  ],
  [
    // Anaphylaxis UK, Seed Allergy
    'seed, seeds, all seeds, any seeds',
    'seeds, poppy seeds, sesame oil, tahini, mustard, pine nuts',
    'For your {} allergy we left out sesame, mustard and other seeds. Breads, oils and spice blends may have some: read labels',
  ],
  [
    // FDA, Questions and Answers on Monosodium Glutamate
    'msg, monosodium glutamate, glutamate, ajinomoto',
    'soy sauce, oyster sauce, hoisin, fish sauce, worcestershire, miso, parmesan',
    'For {} we left out soy sauce and other sauces rich in glutamate. Stock and packaged foods may have it added, and we can’t check that: read labels',
  ],
  [
    // WebMD, Sulfite Sensitivity; FDA has them named on labels only above 10 parts in a million
    'sulfite, sulfites, sulphite, sulphites',
    'wine, shaoxing wine, cooking wine, beer, vinegar, pickles, grape juice, raisins, dried apricots, dried fruit, molasses, sauerkraut, shrimp, lobster, scallops, worcestershire',
    'For your {} allergy we left out wine, vinegar, pickles, dried fruit and shrimp. We don’t check recipes for that: many packaged foods have some, so read labels',
  ],
  [
    // American Contact Dermatitis Society, Low-Nickel Diet
    'nickel',
    `chocolate, cocoa, nuts, peanut, seeds, oats, brown rice, whole wheat flour, whole wheat bread, beans, lentils, chickpeas, peas, tofu, soy sauce, spinach, shellfish, coconut`,
    'For your {} allergy we left out whole grains, beans, nuts, seeds, chocolate and shellfish. We don’t check recipes for that: please ask a doctor or dietitian',
  ],
  [
    // Latex Allergy Resources; AAAAI: foods that cross-react; chestnut is not in the table
    'latex',
    'avocado, banana, kiwi, papaya, mango, melon, tomato, celery, apple, carrot, potato',
    'For your {} allergy we left out avocado, banana, kiwi and other foods that cross-react. We don’t check recipes for that: please ask a doctor or dietitian',
  ],
  [
    // AAAAI, Oral Allergy Syndrome
    'birch, birch pollen, pollen, raw fruit',
    'apple, pear, peach, plum, cherry, apricot, kiwi, hazelnut, almond, celery, carrot',
    'For your {} allergy we left out apple, stone fruit, hazelnut, celery and carrot, cooked too. We don’t check recipes for that: please ask a doctor or dietitian',
  ],
]

/** Each by the words it is called by, singular and plural. */
export const unlabeledAllergens: ReadonlyMap<string, Need> = new Map(
  rows.flatMap(([words, without, note]) =>
    words
      .split(', ')
      .map((word) => [word, { is: 'need', asks: [], without: without.split(',').map((food) => food.trim()), note }]),
  ),
)

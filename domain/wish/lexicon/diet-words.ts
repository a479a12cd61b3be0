import { type Allergen, allergens } from '#domain/food/allergens/allergens.ts'
import { crossed, type Meaning, type Phrases, phrasesFor } from '#domain/wish/meaning.ts'

/** Diets and illnesses as people name them, and the food words that stand for an allergen. */
export const dietWords: Phrases = new Map<string, Meaning>([
  ...phrasesFor(
    `vegan, vegans, veganism, plant based, plantbased, no animal products, no animal product, nothing from animals, vegetalien,
    vegetalienne, soy vegano, soy vegana, vegano, vegana, veganer, veganes, vegane, vegaan, shudh vegan, vegna, vegn`,
    { is: 'diet', diet: 'vegan' },
  ),
  ...phrasesFor(
    `vegetarian, vegetarians, but veggie, make it veggie, keep it veggie, veggie please, veggie version, veggie version of, something veggie, all veggie, im veggie, i am veggie, we are veggie, were veggie, is veggie, are veggie, be veggie, go veggie, going veggie, gone veggie, veggie household, veggie dinner, veggie meal, veggie dish, meatless, meat free, no meat or fish, lacto vegetarian,
    no dead animals, dead animals, nothing with a face, nothing with eyes, nothing that had a face, nothing that had a mother, no flesh, ovo vegetarian, lacto ovo, ovo lacto, eggetarian, vegetarien, vegetarienne, soy vegetariano, soy vegetariana, vegetariano, vegetariana, vegetarisch,
    vegetarisches, shakahari, eat animals, does not eat animals, dont eat animals, doesnt eat animals, do not eat animals, no animals, without animals, veg only, pure veg, vegatarian, vegeterian, vegitarian, vegetarain`,
    { is: 'diet', diet: 'vegetarian' },
  ),
  // 'my girlfriend's veggie' and 'everyone eats meat except my sister': of whom it is said is heard elsewhere
  ...phrasesFor(
    [
      ...crossed(
        'husband, wife, partner, girlfriend, boyfriend, son, daughter, brother, sister, mum, mom, dad, friend, roommate, flatmate, she, he, ones, one, shes, hes',
        'veggie',
      ),
      ...crossed(
        'eats meat, eat meat',
        'except my, except for my, except our, except one, apart from my, apart from one',
      ),
    ].join(),
    { is: 'diet', diet: 'vegetarian' },
  ),
  ...phrasesFor(
    'pescatarian, pescetarian, pescatarians, pesco vegetarian, vegetarian who eats fish, vegetarian that eats fish, vegetarian plus fish, vegetarian with fish, i eat fish but no meat, eats fish but no meat, for lent, lenten, lent dinner, lent friendly, during lent, lent recipe, lent recipes',
    { is: 'diet', diet: 'pescatarian' },
  ),
  ...phrasesFor('keto, ketogenic, keto friendly, cetogene, cetogenica, chetogenica', { is: 'diet', diet: 'keto' }),
  ...phrasesFor('paleo, paleolithic, caveman diet', { is: 'diet', diet: 'paleo' }),
  ...phrasesFor('mediterranean diet', { is: 'diet', diet: 'mediterranean' }),
  ...phrasesFor(
    `gluten free, glutenfree, without gluten, no gluten, zero gluten, celiac, coeliac, celiacs, coeliacs, celiac disease, celiac safe,
    coeliac disease, gf, cant have gluten, cant eat gluten, sans gluten, sin gluten, celiaquia, celiachia, maladie coeliaque, celiac sprue, soy celiaco, soy celiaca, celiaco, celiaca, senza glutine, glutenfrei, ohne gluten,
    wheat and gluten free, gluten intolerant, gluten intolerance, gluten sensitive`,
    { is: 'diet', diet: 'gluten-free' },
  ),
  ...phrasesFor(
    `dairy free, dairyfree, lactose, cmpa, cows milk allergy, non dairy, nondairy, no dairy, without dairy, zero dairy, lactose intolerant, lactose intolerance,
    lactose free, no lactose, cant have dairy, cant eat dairy, dont eat dairy, sans lactose, sin lactosa, senza lattosio,
    laktosefrei, milk free, no milk products, sans produits laitiers, sin lacteos, no milk or cheese, df`,
    { is: 'diet', diet: 'dairy-free' },
  ),
  ...phrasesFor(
    'nut free, nutfree, no nuts, without nuts, sans noix, sin frutos secos, sans fruits a coque, sans fruits a coques, senza frutta a guscio, sin nueces, senza frutta secca',
    {
      is: 'diet',
      diet: 'nut-free',
    },
  ),
  ...phrasesFor(
    `low carb, lowcarb, no carbs, no carb, low carbs, few carbs, zero carb, zero carbs, without carbs, cutting carbs, avoiding carbs,
    carb free, less carbs, fewer carbs, low in carbs, sans glucides, pauvre en glucides, bajo en carbohidratos, atkins`,
    { is: 'diet', diet: 'low-carb' },
  ),
  ...phrasesFor('low fat, lowfat, fat free, no fat, low in fat, less fat, bajo en grasa', {
    is: 'diet',
    diet: 'low-fat',
  }),
  ...phrasesFor('diabetic, diabetes, diabetic friendly, prediabetic, pre diabetic, blood sugar', {
    is: 'diet',
    diet: 'diabetic-friendly',
  }),
  ...phrasesFor(
    'heart healthy, heart friendly, low cholesterol, cholesterol, dash diet, heart disease, heart attack, heart failure, heart condition, heart problem, heart problems, heart trouble, heart issues, weak heart, bad heart, cardiac, cardiac diet, heart patient',
    { is: 'diet', diet: 'heart-healthy' },
  ),
  ...phrasesFor(
    `no mixing meat with dairy, no mixing meat and dairy, no mixing milk and meat, no mixing dairy and meat, no meat with dairy, no dairy with meat,
    dont mix meat and dairy, dont mix meat with dairy, dont mix milk and meat, no meat and dairy together, no meat and milk together,
    without mixing meat and dairy, meat and dairy separate`,
    { is: 'banned', words: [] },
  ),
  ...phrasesFor('nussallergie, nussallergien', { is: 'allergens', allergens: ['tree_nut', 'peanut'], words: 'nuts' }),
  ...phrasesFor('erdnussallergie', { is: 'allergens', allergens: ['peanut'], words: 'peanuts' }),
  ...phrasesFor('milchallergie, laktoseintoleranz, milcheiweissallergie', {
    is: 'allergens',
    allergens: ['milk'],
    words: 'dairy',
  }),
  ...phrasesFor('eiallergie, huhnereiallergie', { is: 'allergens', allergens: ['egg'], words: 'egg' }),
  ...phrasesFor('weizenallergie, glutenunvertraglichkeit, zoliakie', {
    is: 'allergens',
    allergens: ['wheat', 'gluten'],
    words: 'gluten',
  }),
  ...phrasesFor('sojaallergie', { is: 'allergens', allergens: ['soy'], words: 'soy' }),
  ...phrasesFor('fischallergie', { is: 'allergens', allergens: ['fish'], words: 'fish' }),
  ...phrasesFor('school is nut free, nut free school, nut free classroom, nut free table', {
    is: 'diet',
    diet: 'nut-free',
  }),
  ...phrasesFor('nightshade, nightshades, no nightshades, nightshade free', {
    is: 'banned',
    words: ['tomato', 'potato', 'eggplant', 'bell pepper', 'chile', 'paprika'],
  }),
  ...phrasesFor('allium, alliums, no alliums, allium free', {
    is: 'banned',
    words: ['onion', 'garlic', 'leek', 'scallion', 'shallot', 'chives'],
  }),
  ...phrasesFor('no stock, without stock, no broth, without broth, no bouillon, without bouillon', {
    is: 'banned',
    words: ['stock'],
  }),
  // 'without baking' alone is said of the oven
  ...phrasesFor('without baking powder', { is: 'banned', words: ['baking powder'] }),
  ...phrasesFor('without baking soda', { is: 'banned', words: ['baking soda'] }),
  ...phrasesFor('flourless', { is: 'banned', words: ['flour'] }),
  ...phrasesFor(
    'sugar free, sugarfree, no sugar, no sugar added, no added sugar, without sugar, unsweetened, sin azucar, sans sucre, senza zucchero',
    {
      is: 'banned',
      words: ['added sugar'],
    },
  ),
  ...phrasesFor('alcohol free, non alcoholic, nonalcoholic, no alcohol, no booze, virgin, teetotal', {
    is: 'banned',
    words: ['alcohol'],
  }),
  ...phrasesFor(
    'eggless, egg free, eggfree, no eggs, no egg, without eggs, without egg, sans oeuf, sans oeufs, sin huevo, sin huevos, senza uova',
    {
      is: 'allergens',
      allergens: ['egg'],
      words: 'egg',
    },
  ),
])

/** Food words that name an allergen as a whole: 'nuts' to who is allergic are peanuts too. */
export const allergenWords: ReadonlyMap<string, readonly Allergen[]> = new Map<string, readonly Allergen[]>(
  (
    [
      [
        'peanut, peanuts, groundnut, groundnuts, goober, cacahuete, cacahuetes, cacahuate, arachide, arachides, arachidi, erdnuss',
        'peanut',
      ],
      [
        'nut, nuts, noix, nueces, frutos secos, noci, nusse, noce, nuez, fruits a coque, fruits a coques, fruit a coque, coque, frutta a guscio, frutos de cascara',
        'tree_nut peanut',
      ],
      ['tree nut, tree nuts, treenut, treenuts', 'tree_nut'],
      ['dairy, milk, lactose, casein, whey, milk protein, lait, leche, latte, milch, lactosa, lattosio, doodh', 'milk'],
      ['cheese, butter, cream, yogurt, yoghurt', 'milk'],
      ['egg, eggs, oeuf, oeufs, huevo, huevos, uovo, uova, ei, eier, anda', 'egg'],
      ['fish, finned fish, poisson, pescado, pesce, fisch, machli, machhi', 'fish'],
      ['shellfish, fruits de mer, mariscos, frutti di mare, crustaces', 'crustacean mollusc'],
      ['seafood', 'fish crustacean mollusc'],
      [
        'crustacean, crustaceans, shrimp, shrimps, prawn, prawns, crab, lobster, crevettes, gambas, camarones, gamberi, crostacei, crustaceos, crostaceo, jhinga',
        'crustacean',
      ],
      [
        'mollusc, molluscs, mollusk, mollusks, clam, clams, mussel, mussels, oyster, oysters, scallop, scallops, squid, octopus, mollusques, moluscos, molluschi',
        'mollusc',
      ],
      ['wheat, ble, trigo, grano, weizen, gehun, gehu, maida, frumento', 'wheat gluten'],
      ['gluten, glutine, glutens', 'gluten wheat'],
      ['soy, soya, soybean, soybeans, soja', 'soy'],
      ['sesame, sesame seeds, sesame seed, tahini, sesamo, til, ajonjoli', 'sesame'],
      ['celery, celeri, apio, sedano', 'celery'],
      ['mustard, moutarde, mostaza, senape, sarson, rai', 'mustard'],
      ['lupin, lupine', 'lupin'],
      ['legume, legumes, pulse, pulses', 'peanut soy lupin'],
      ['seed, seeds, all seeds, any seeds', 'sesame mustard'],
      ['sulphite, sulphites, sulfite, sulfites', 'sulphite'],
    ] as const
  ).flatMap(([words, codes]) => words.split(', ').map((word) => [word, allergensIn(codes)] as const)),
)

function allergensIn(codes: string): Allergen[] {
  const split = codes.split(' ')
  return allergens.filter((code) => split.includes(code))
}

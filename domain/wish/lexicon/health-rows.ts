import { type Choice, crossed, type Meaning } from '#domain/wish/meaning.ts'

/** How people say that something of the body does not do as it should: 'kidney problems'. */
function troubled(parts: string): string {
  return crossed(
    parts,
    'problem, problems, trouble, troubles, issue, issues, disease, failure, condition, patient, surgery, operation',
  ).join(', ')
}

type Ask = Choice | Extract<Meaning, { is: 'diet' }>

/**
 * What people say of their health, what a dish for them should be and foods that it is written without. None of it is verified, and the
 * recipe says so; where nothing stands, nothing is done about it, and the recipe says that. By the pages for patients that each row
 * names, as remembered.
 */
export const healthRows: readonly (readonly [
  phrases: string,
  asks: readonly Ask[],
  without?: string,
  isFrail?: boolean,
  note?: string,
])[] = [
  [
    // Monash University: high FODMAP foods; bought stocks, sauces and spice mixes have onion and garlic in them
    'low fodmap, low fodmap diet, fodmap, fodmaps, ibs, irritable bowel, irritable bowel syndrome, sibo',
    [
      { is: 'diet', diet: 'gluten-free' },
      { is: 'mood', mood: 'mild' },
      { is: 'method', method: 'Fried', isRefused: true },
    ],
    `onion, garlic, shallot, leek, red onion, mushroom, cauliflower, asparagus, artichoke, black beans, kidney beans, white beans, pinto beans, fava beans, lima beans, baked beans, lentils, chickpeas, peas, apple, pear, mango,
    peach, cherry, honey, cashew, pistachio, celery, garlic powder, onion powder, chicken stock, beef stock, vegetable stock, fish stock, pesto, salsa, curry powder, chili powder,
    Italian seasoning, Cajun seasoning, chipotle chiles in adobo, Worcestershire sauce, barbecue sauce, marinara sauce, milk, cream, yogurt, ice cream, buttermilk, sour cream, crème fraîche, condensed milk, ricotta, cottage cheese, cream cheese, mascarpone, avocado`,
  ],
  [
    // Arthritis Foundation, Gout Diet
    'gout, gouty, gout diet, gout friendly, low purine, purine, uric acid',
    [],
    'red meat, liver, anchovy, sardine, mackerel, shrimp, scallop, mussel, clam, oyster, crab, lobster, bacon, turkey, alcohol, beer',
  ],
  [
    // NIDDK, Eating, Diet & Nutrition for GER & GERD
    'acid reflux, reflux, gerd, heartburn, acid indigestion, hiatal hernia, gastritis, stomach ulcer, ulcer, ulcers, low acid, low acid diet',
    [
      { is: 'mood', mood: 'mild' },
      { is: 'mood', mood: 'little fat' },
      { is: 'method', method: 'Fried', isRefused: true },
    ],
    'tomato, lemon, lime, orange, grapefruit, vinegar, chocolate, coffee, mint, alcohol, chile, hot sauce, kimchi, gochujang, onion',
  ],
  [
    // NIDDK, Eating Right for Chronic Kidney Disease, with its foods that are high in potassium or phosphorus; seeds go with its nuts
    `${troubled('kidney, kidneys')}, kidney diet, kidney friendly, one kidney, bad kidneys, weak kidneys, renal, renal diet, renal friendly, dialysis, ckd, kidney transplant,
    low potassium, low phosphorus, low phosphate, watching potassium, watching my potassium, limit potassium, limiting potassium, restrict potassium,
    ${crossed('watch, watch my, watching, watch his, watch her, watching his, watching her, careful with, low in, less, cut, cut back on', 'potassium, phosphorus').join()},
    potassium restricted, phosphorus, potassium and phosphorus`,
    [
      { is: 'mood', mood: 'low-salt' },
      { is: 'mood', mood: 'little protein' },
    ],
    'potato, sweet potato, tomato, tomato paste, banana, avocado, orange, kiwi, melon, dried apricot, raisins, prunes, dates, spinach, beans, lentils, nuts, peanut butter, almond butter, cashew butter, seeds, sunflower seed butter, pumpkin seeds, sunflower seeds, tahini, oats, bacon, ham, sausage',
  ],
  [
    // NIDDK, Eating, Diet & Nutrition for Kidney Stones
    'kidney stone, kidney stones, low oxalate, oxalate, oxalates',
    [{ is: 'mood', mood: 'low-salt' }],
    'spinach, rhubarb, beet, swiss chard, nuts, peanut, almond, potato, chocolate',
  ],
  [
    // Swiss Interest Group Histamine Intolerance, Food Compatibility List
    'low histamine, histamine, histamine intolerance, histamine intolerant, dao deficiency, mast cell, mcas',
    [],
    `parmesan, cheddar, gouda, blue cheese, feta, gruyere, alcohol, shellfish, vinegar, soy sauce, fish sauce, miso, kimchi, sauerkraut, tomato, spinach,
    eggplant, avocado, tuna, sardine, anchovy, mackerel, bacon, ham, salami, chorizo, prosciutto, chocolate, strawberry, lemon, lime, orange,
    walnut, cashew`,
  ],
  [
    // AIP Foundation: foods of the elimination phase
    'aip, aip diet, autoimmune protocol, autoimmune paleo, autoimmune diet',
    [{ is: 'diet', diet: 'paleo' }],
    'egg, nuts, seeds, tomato, potato, eggplant, bell pepper, chile, paprika, chili powder, cumin, mustard, coffee, chocolate, alcohol',
  ],
  [
    // CDC, Alpha-gal Syndrome
    `alpha gal, alpha gal syndrome, mammal, mammals, mammal meat, mammalian meat, tick bite, tick bites, bit by a tick,
    bitten by a tick, lone star tick`,
    [{ is: 'diet', diet: 'dairy-free' }],
    'red meat, beef, pork, lamb, veal, goat, venison, bison, bacon, ham, sausage, chorizo, prosciutto, salami, lard, gelatin, marshmallow, beef stock, beef broth',
  ],
  ['g 6 pd, g 6 pd deficiency, favism', [], 'fava beans'],
  [
    // AAAAI, Latex Allergy: foods that cross-react
    'latex, latex fruit, latex fruit syndrome',
    [],
    'avocado, banana, kiwi, papaya, mango, melon, tomato, celery, apple, carrot, potato',
  ],
  [
    // NIH Office of Dietary Supplements, Vitamin K
    'warfarin, coumadin, blood thinner, blood thinners, low vitamin k, vitamin k',
    [],
    'spinach, kale, collard greens, swiss chard, mustard greens, broccoli, brussels sprouts, cabbage, parsley, asparagus, lettuce, arugula, cranberry, grapefruit',
  ],
  [
    // FDA, Food Safety for Older Adults and People with Cancer, Diabetes, HIV/AIDS, Organ Transplants, and Autoimmune Diseases
    `chemo, chemotherapy, cancer, radiation therapy, immunocompromised, immune compromised, immunosuppressed, weak immune system, neutropenic,
    neutropenic diet, transplant, organ transplant`,
    [{ is: 'mood', mood: 'mild' }],
    'bean sprouts, blue cheese, brie, queso fresco, smoked salmon, prosciutto, salami, deli turkey, mortadella',
    true,
  ],
  [
    // FDA, Food Safety for Moms-to-Be: soft cheeses, raw sprouts, smoked and cured meat and fish, fish with much mercury
    'pregnant, pregnancy, expecting, expecting a baby, trimester',
    [],
    `alcohol, blue cheese, brie, queso fresco, bean sprouts, smoked salmon, smoked trout, prosciutto, salami, pepperoni, mortadella, deli turkey, swordfish, mackerel,
    tilefish, liver`,
    true,
  ],
  [
    // ADA, Gestational Diabetes: a diabetic's carbohydrates and a pregnancy's precautions
    'gestational diabetes, gestational diabetic, pregnancy diabetes',
    [{ is: 'diet', diet: 'diabetic-friendly' }],
    `alcohol, blue cheese, brie, queso fresco, bean sprouts, smoked salmon, smoked trout, prosciutto, salami, pepperoni, mortadella, deli turkey, swordfish, mackerel,
    tilefish, liver`,
    true,
  ],
  [
    // FDA, Grapefruit Juice and Some Drugs Don't Mix
    'statin, statins, lipitor, atorvastatin, zocor, simvastatin, lovastatin, grapefruit interaction',
    [],
    'grapefruit',
  ],
  [
    // AAAAI, Eosinophilic Esophagitis: the six-food elimination diet
    'six food elimination, six food elimination diet, 6 food elimination diet',
    [
      { is: 'diet', diet: 'gluten-free' },
      { is: 'diet', diet: 'dairy-free' },
    ],
    'wheat, dairy, egg, soy, nuts, peanut, fish, shellfish',
  ],
  [
    // AAAAI, Oral Allergy Syndrome: the birch's, which is the most frequent; cooked they mostly do no harm
    'oral allergy syndrome, pollen food syndrome, birch pollen, hay fever',
    [],
    'apple, pear, peach, plum, cherry, apricot, kiwi, hazelnut, almond, celery, carrot',
  ],
  [
    // NIDDK, Low-Fiber Diet, and Eating, Diet & Nutrition for Diverticular Disease
    'low residue, low residue diet, low fiber, low fibre, low fiber diet, diverticulitis, diverticulosis',
    [{ is: 'mood', mood: 'mild' }],
    `nuts, seeds, popcorn, tortilla chips, granola, beans, lentils, chickpeas, peas, corn, brown rice, quinoa, bulgur, oats, whole wheat flour, whole wheat bread,
    raisins, dates, coconut, berries, broccoli, cauliflower, cabbage, brussels sprouts, kale, alcohol`,
  ],
  [
    // NIDDK, Eating, Diet & Nutrition for Viral Gastroenteritis
    'bland diet, brat diet, stomach flu, stomach bug, tummy bug, vomiting bug, sickness bug, vomiting, throwing up, been throwing up, keep down, keep it down, keep anything down, cant keep anything down, keep food down, gastroenteritis, norovirus, food poisoning',
    [
      { is: 'mood', mood: 'mild' },
      { is: 'mood', mood: 'little fat' },
      { is: 'mood', mood: 'gentle' },
    ],
    'alcohol, coffee, chocolate, chile, hot sauce, onion, garlic, milk, cream',
  ],
  [
    // NIDDK, Eating, Diet & Nutrition for Hemochromatosis: alcohol, and shellfish that may be raw
    'hemochromatosis, haemochromatosis, iron overload, too much iron',
    [],
    'alcohol, liver, oyster, clam, mussel, shellfish',
  ],
  [
    // NIDDK, Diabetes Diet, Eating, & Physical Activity: insulin is dosed by carbohydrates
    'type 1 diabetes, type 1 diabetic, type one diabetes, type one diabetic, t 1 d, t1d, on insulin, taking insulin',
    [{ is: 'diet', diet: 'diabetic-friendly' }],
    '',
    false,
    'For {} we kept to what suits diabetics. Our carbohydrate figures are estimates: count them from your own labels before you dose insulin',
  ],
  [
    // NICHD, PKU: foods high in protein
    'pku, phenylketonuria, low protein diet, low protein',
    [{ is: 'diet', diet: 'vegan' }],
    'nuts, seeds, peanut, beans, lentils, chickpeas, peas, edamame, tofu, tempeh, soy, quinoa, oats',
    false,
    'We don’t check recipes for {}: we left out meat, fish, eggs, dairy, beans, nuts and soy, but not wheat or rice. Please go over it with a dietitian',
  ],
  [
    // NIDDK, Colonoscopy: a clear liquid diet the day before
    `clear liquid, clear liquids, clear liquid diet, liquid diet, full liquid, full liquid diet, colonoscopy, before a colonoscopy, colonoscopy prep, wired shut, jaw wired,
    jaw is wired, mouth wired`,
    [],
    'nuts, seeds, popcorn, corn, beans',
    false,
    'We don’t have recipes for {} and this one has solid food in it: please follow the list that your doctor gave you',
  ],
  [
    // FDA, Gluten and Food Labeling; FDA, Food Allergies: What You Need to Know
    `cross contamination, cross contact, cross contaminated, even traces, even traces of, trace amounts, trace amounts of, even a trace of, even a crumb,
    separate everything, shared equipment, shared fryer`,
    [],
    '',
    false,
    'You wrote {}: we can’t check for traces. Use packages whose labels rule them out, and clean boards, pans, toasters and oil',
  ],
  [
    `breastfeeding, breast feeding, breastfeed, breastfed, nursing mom, nursing mum, nursing mother, nursing moms, nursing mothers, nursing a baby, nursing a newborn,
    im nursing, while nursing, lactating, lactation, lactation friendly, good for lactation, milk supply, postpartum, post partum, after giving birth, after birth, just gave birth`,
    [],
    'alcohol, swordfish',
  ],
  [
    // NIDDK, Eating, Diet & Nutrition for Gallstones, and for Pancreatitis
    'gallbladder, gall bladder, gallstone, gallstones, no gallbladder, gallbladder removed, gallbladder surgery, pancreatitis',
    [{ is: 'diet', diet: 'low-fat' }],
    'alcohol',
  ],
  // NIDDK, Eating, Diet & Nutrition for NAFLD & NASH
  ['fatty liver, fatty liver disease, fatty liver diet, nafld', [{ is: 'diet', diet: 'mediterranean' }], 'alcohol'],
  [
    'anti inflammatory, antiinflammatory, anti inflammatory diet, inflammation',
    [{ is: 'diet', diet: 'mediterranean' }],
    'bacon, sausage, ham',
  ],
  [
    // American Migraine Foundation, Diet and Migraine
    'migraine diet, migraine friendly, for migraines, maoi, maois, mao inhibitor, nardil, phenelzine, parnate, tranylcypromine, marplan, low tyramine, tyramine',
    [],
    'parmesan, cheddar, gouda, blue cheese, feta, gruyere, provolone, alcohol, bacon, ham, salami, pepperoni, prosciutto, chorizo, fava beans, fish sauce, soy sauce, miso, sauerkraut, kimchi, chocolate',
  ],
  [
    'dysphagia, thickened liquids, thickened fluids, thickened drinks, trouble swallowing, difficulty swallowing, hard to swallow, cant swallow, cannot swallow, swallowing problems, swallowing, pureed, pureed food, pureed diet, mechanical soft',
    [{ is: 'mood', mood: 'soft' }],
    'nuts, popcorn, tortilla chips, granola',
  ],
  [
    'bariatric, bariatric surgery, gastric bypass, gastric sleeve, gastric band, lap band, weight loss surgery, stomach surgery',
    [
      { is: 'mood', mood: 'protein' },
      { is: 'mood', mood: 'soft' },
    ],
  ],
  [
    // NIDDK, Eating, Diet & Nutrition for Constipation
    'constipation, constipated',
    [{ is: 'mood', mood: 'fiber' }],
  ],
  [
    // NIH Office of Dietary Supplements, Iron; a fifth of the daily value, 21 CFR 101.54
    `iron rich, high iron, high in iron, rich in iron, lots of iron, plenty of iron, more iron, extra iron, low iron, iron is low, my iron is low, her iron is low, his iron is low, iron levels, low in iron, iron deficient, iron deficiency, need iron, needs iron, need more iron,
    boost my iron, anemia, anemic, anaemia, anaemic, low ferritin, ferritin`,
    [{ is: 'mood', mood: 'much iron' }],
  ],
  [
    // American Heart Association, Saturated Fat
    'bypass, bypass surgery, heart bypass, bypass operation, had a bypass, stent, stents, angina, clogged arteries, atherosclerosis, triglycerides, high triglycerides',
    [
      { is: 'diet', diet: 'heart-healthy' },
      { is: 'mood', mood: 'little saturated fat' },
    ],
  ],
  [
    // NIDDK, Eating, Diet & Nutrition: what is plain and has little smell is kept down; raw and risky foods as in pregnancy
    'morning sickness',
    [
      { is: 'mood', mood: 'gentle' },
      { is: 'mood', mood: 'mild' },
    ],
    'alcohol, blue cheese, brie, queso fresco, bean sprouts, smoked salmon, smoked trout, prosciutto, salami, swordfish, mackerel, tilefish, liver',
    true,
  ],
  [
    // figures that the table of foods does not have
    `calcium rich, high calcium, rich in calcium, high in calcium, more calcium, omega 3, omega 3s, omega three,
    high in omega 3, rich in omega 3, vitamin rich, vitamin c, vitamin d, vitamins, folate, folic acid, magnesium, zinc, potassium, high potassium, potassium rich,
    antioxidant, antioxidants, probiotic, probiotics, prebiotic, immune boosting, immunity, immune system, collagen`,
    [],
  ],
  [
    'no raw eggs, no raw egg, without raw eggs, without raw egg, no uncooked eggs, without uncooked eggs, no runny eggs, no raw egg whites, raw egg free',
    [],
    '',
    true,
    'You wrote {}, so we passed over dishes whose eggs meet no heat',
  ],
  [
    `crohns, crohn, crohns disease, crohn disease, colitis, ulcerative colitis,
    ibd, ostomy, colostomy, ileostomy, gastroparesis, feeding tube, wilsons disease, cirrhosis,
    liver disease, fructose, fructose intolerance, fructose intolerant, fructose malabsorption, hereditary fructose intolerance, sucrose intolerance, salicylate, salicylates,
    hashimotos, hashimoto, thyroid, hypothyroid, hypothyroidism,
    hyperthyroid, graves disease, pcos, endometriosis, lupus, candida, leaky gut, osteoporosis, epilepsy,
    psoriasis, multiple sclerosis, parkinsons, parkinson, eating disorder, anorexia, anorexic, bulimia, bulimic, arfid, orthorexia, binge eating, lithium, levothyroxine, metformin, high sodium, high sodium diet, high salt,
    high salt diet, dysautonomia`,
    [],
  ],
]

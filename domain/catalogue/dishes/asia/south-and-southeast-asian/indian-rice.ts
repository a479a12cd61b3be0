import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Rice with lemon, with yogurt and with mung beans. */
export const indianRice: DishEntries = {
  'lemon-rice': {
    names:
      'lemon rice, indian lemon rice, south indian lemon rice, chitranna, elumichai sadam, nimmakaya pulihora, lemon rice with peanuts, nimbu rice, yellow lemon rice, tamil lemon rice, lemon peanut rice',
    title: 'South Indian Lemon Rice',
    family: 'tamil',
    near: 'curd-rice fried-rice seasoned-rice',
    beside: 'chicken-chettinad chicken-65',
    weight: 3,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 1.75,
    list: `
      starch basmati|long-rice 280 rinsed
      fat neutral-oil 42
      nut peanuts|pepitas 50 left whole
      nut cashews 25?
      whole-spice mustard-seed 4
      whole-spice cumin-seed 2
      whole-spice dried-chiles 3 broken in half
      whole-spice curry-leaves 3
      chile serrano 15 slit lengthwise
      aromatic ginger 12 finely grated
      ground-spice turmeric 2
      acid lemon 60
      herb cilantro 10 chopped
      salt
    `,
    steps: `
      2+18 Bring {basmati} to a boil with {water 450}, cover and cook over low heat for 13 minutes, until just done. Leave it off the heat for 5 minutes.
      2+5~ Spread it on a sheet pan, loosen it with a fork and let it steam dry for 5 minutes, so that the grains stay apart.
      4 Meanwhile, fry {peanuts, cashews} in {neutral-oil} in {@skillet} over medium heat, stirring, until a shade darker, 3 minutes, and lift out.
      3 Add {mustard-seed} and cover until they pop, 30 seconds. Add {cumin-seed, dried-chiles, curry-leaves, serrano, ginger} and stir for 1 minute.
      1 Stir in {turmeric} and {salt} and take the pan off the heat. Add {lemon}.
      3 Turn the rice in it gently until every grain is yellow, over low heat if it has cooled, 2 minutes. Fold in the nuts and {cilantro} and eat at once.
    `,
    face: 'Loose yellow rice with lemon, crackled mustard seeds, curry leaves and fried peanuts',
    why: 'Lemon goes in off the heat, where it stays sharp and does not turn bitter',
  },
  'curd-rice': {
    names:
      'curd rice, yogurt rice, thayir sadam, thayir sadham, south indian curd rice, indian yogurt rice, bagala bath, daddojanam, mosaranna, curd rice with tempering, yoghurt rice, dahi rice, dahi chawal',
    title: 'Curd Rice (South Indian Yogurt Rice)',
    family: 'tamil',
    near: 'lemon-rice khichdi raita',
    beside: 'bombay-potatoes',
    weight: 2,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.75,
    list: `
      starch short-rice|long-rice 240 rinsed
      liquid milk|oat-milk 180
      creamy yogurt|coconut-yogurt|soy-yogurt 560
      raw cucumber 120 finely diced
      raw carrot 60 grated
      aromatic ginger 10 finely grated
      chile serrano 12 finely chopped
      fat neutral-oil|ghee 30
      whole-spice mustard-seed 3
      nut cashews 30?
      whole-spice curry-leaves 2
      whole-spice dried-chiles 2? broken in half
      herb cilantro 10 chopped
      salt
    `,
    steps: `
      3+27 Bring {short-rice} to a boil with {water 850}, cover and cook over low heat until very soft, 22 minutes. Leave it off the heat for 5 minutes.
      3 Mash it roughly with the back of a spoon, and beat in {milk}, cold, and {salt}.
      2+15 Spread it out in a wide dish and let it cool for 15 minutes, until no more than lukewarm.
      3 Stir in {yogurt, cucumber, carrot, ginger, serrano}. It should be loose, for it thickens as it stands.
      3 Heat {neutral-oil} in a small skillet over medium heat. Pop {mustard-seed} in it, then add {cashews, curry-leaves, dried-chiles} and fry until golden and crisp, 1 minute.
      1 Pour the sizzling spices over the rice, scatter with {cilantro} and eat at once, or chill it right away and eat it cold, within two days.
    `,
    face: 'Soft rice in cool yogurt, with cucumber, ginger and a crackle of mustard seeds and curry leaves',
    why: 'It cools before the yogurt goes in, so that nothing curdles and it stays fresh-tasting',
  },
  khichdi: {
    names:
      'khichdi, kichdi, khichri, khichadi, kichadi, kitchari, kitchadi, kitchri, kitcheree, moong dal khichdi, mung dal khichdi, dal khichdi, vegetable khichdi, masala khichdi, indian rice and lentil porridge, rice and lentil porridge',
    title: 'Khichdi (Rice and Mung Dal)',
    family: 'gujarati',
    near: 'dal curd-rice pilaf',
    beside: 'raita',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.75,
    list: `
      pulse mung-dal 200 rinsed
      starch basmati|short-rice 200 rinsed
      fat ghee|neutral-oil 50
      whole-spice cumin-seed 4
      whole-spice bay 0.4
      whole-spice cloves 0.3
      aromatic ginger 15
      chile serrano 10 slit lengthwise
      vegetable tomato 150 chopped
      vegetable carrot 120 finely diced
      ground-spice turmeric 2
      vegetable peas 120
      creamy yogurt|coconut-yogurt|soy-yogurt 240?
      acid lemon 20
      herb cilantro 8
      salt
    `,
    steps: `
      1+15~ Cover {mung-dal, basmati} with water and soak for 15 minutes. Drain.
      4 Heat {1/2 ghee} in {@pot} over medium heat. Add {1/2 cumin-seed, bay, cloves} and let them crackle, then {ginger, serrano} for 1 minute.
      4 Add {tomato, carrot, turmeric} and cook until soft and juicy, 3 minutes.
      3+28 Stir in {=basmati} and {=mung-dal} with {water 1500} and {1/2 salt}. Bring to a boil, then simmer, partly covered, stirring the bottom now and then, until both are soft and run together like porridge, 26 to 28 minutes. Add hot water if it gets too thick.
      1+4 Stir in {peas} and simmer for 4 minutes. Lift out {=bay} and season with {lemon, salt}.
      2 Heat {ghee} in a small skillet with {cumin-seed} until they are dark and fragrant, 1 minute, and pour it over. Top with {cilantro} [and serve with {yogurt}].
    `,
    face: 'Rice and mung dal cooked soft together with ginger and turmeric, under sizzling cumin seeds',
    why: 'Half of the cumin sizzles at the very end, so this mild dish reaches the table fragrant with it',
  },
}

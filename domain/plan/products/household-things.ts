import { foodWords } from '#domain/food/match/food-words.ts'

/** The aisle of what people buy beside food; undefined for what is none of it. */
export function householdCategory(text: string): 'Household' | undefined {
  const words = ` ${foodWords(text).join(' ')} `
  return things().some((thing) => words.includes(` ${thing} `)) ? 'Household' : undefined
}

let found: readonly string[] | undefined
const things = () => (found ??= names.split(',').map((name) => foodWords(name).join(' ')))

const names = `kitchen paper, paper towel, kitchen roll, toilet paper, toilet roll, loo roll, tissue, napkin, serviette, aluminum foil,
  aluminium foil, tin foil, foil, cling film, plastic wrap, parchment paper, baking paper, wax paper, freezer bag, sandwich bag, ziploc bag,
  bin bag, bin liner, trash bag, garbage bag, sponge, scourer, dish soap, dishwashing liquid, washing up liquid, dishwasher tablet,
  dishwasher pod, dishwasher salt, rinse aid, detergent, laundry detergent, washing powder, fabric softener, stain remover, bleach,
  cleaner, glass cleaner, all purpose cleaner, cleaning spray, disinfectant, wet wipe, baby wipe, wipe, diaper, nappy, baby formula,
  shampoo, conditioner, shower gel, body wash, soap, hand soap, toothpaste, toothbrush, dental floss, mouthwash, deodorant, razor,
  shaving foam, shaving cream, sunscreen, lotion, hand cream, cotton pad, cotton bud, tampon, pad, sanitary towel, bandage, plaster,
  band aid, painkiller, aspirin, ibuprofen, vitamin, cat food, dog food, pet food, cat litter, dog treat, bird seed, light bulb, bulb,
  battery, candle, match, lighter, flower, plant, potting soil, greeting card, wrapping paper, tape, glue, magazine, newspaper, charcoal,
  coffee filter, toothpick, skewer, paper plate, paper cup, plastic cup, straw`

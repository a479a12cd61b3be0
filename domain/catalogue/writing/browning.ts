import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { type DishLine, hasFact } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { isA } from '#domain/food/food.ts'

export interface Browning {
  /** 'Add the chicken in one layer …', without a full stop. */
  text: string
  active: number
}

/** Safe temperatures as printed: poultry 165°F/74°C, ground meat 160°F/71°C, fish and whole cuts 145°F/63°C (USDA FSIS), game 160°F/71°C (FoodSafety.gov). */
export const doneAt = {
  poultry: '165°F/74°C',
  ground: '160°F/71°C',
  whole: '145°F/63°C',
  game: '160°F/71°C',
} as const

/** As printed, the temperature that a tender piece has long passed: game is safe later than other meat. */
export function pastSafe({ food }: Pick<DishLine, 'food'>): string {
  return `well past ${isA('game')(food) ? doneAt.game : doneAt.whole}`
}

/** How shellfish looks when it is done: only shrimp turns pink and curls. */
export function shellfishDone(food: Pick<DishLine, 'behaviour'>): string {
  return hasFact(food, 'turns pink') ? 'pink and curled' : 'opaque and just firm'
}

/** Browning small pieces in a hot pan, until done. */
export function brown(kit: Kit, line: DishLine): Browning {
  const name = kit.the(line)
  if (/\bcooked\b/.test(line.food.name))
    return { text: `Add ${name} and stir until steaming hot and browned at the edges, 3 to 4 minutes`, active: 4 }
  const big = line.grams > 700
  const batches = big ? ' in two batches' : ''
  const extra = big ? 5 : 0
  const safe = line.behaviour.kind === 'ground poultry' ? doneAt.poultry : doneAt.ground
  const ways: Partial<Record<Kind, Browning>> = {
    poultry: {
      text: `Add ${name} in one layer${batches} and leave alone for 2 minutes, so that it browns, then stir until cooked through (${doneAt.poultry}), 3 to 4 minutes more`,
      active: 6 + extra,
    },
    steak: {
      text: `Add ${name} in one layer${batches}; let it sear untouched for 1 minute, then toss until browned outside and still pink within (${doneAt.whole}), 1 minute more`,
      active: 3 + extra,
    },
    pork: {
      text: `Add ${name} in one layer${batches}; sear for 2 minutes without stirring, then toss until just cooked through (${doneAt.whole}), 2 minutes more`,
      active: 4 + extra,
    },
    'ground meat': {
      text: `Add ${name} and break it up with a spoon; cook, letting it sit between stirs, until no pink is left (${safe}) and the edges are crisp, 6 to 7 minutes`,
      active: 7,
    },
    'ground poultry': {
      text: `Add ${name} and break it up with a spoon; cook, letting it sit between stirs, until no pink is left (${safe}) and the edges are crisp, 6 to 7 minutes`,
      active: 7,
    },
    shrimp: {
      text: `Add ${name} in one layer${batches} and cook until ${hasFact(line, 'turns pink') ? 'pink' : 'opaque'} and just firm, about 1 1/2 minutes a side`,
      active: 3 + extra,
    },
    fish: {
      text: `Add ${name} and cook, turning once, until it flakes (${doneAt.whole}), 6 to 7 minutes`,
      active: 7,
    },
    tofu: {
      text: `Add ${name} in one layer${batches} and fry, turning every couple of minutes, until crisp and golden on most sides, 7 to 8 minutes`,
      active: 8 + extra,
    },
    'frying cheese': { text: `Add ${name} and brown on both sides, 3 to 4 minutes in all`, active: 4 },
    'cured meat': {
      text: `Add ${name} and cook until the fat has run, the edges are crisp and it is cooked through, 5 to 6 minutes`.replace(
        'it is',
        `${kit.they(line)} ${kit.is(line)}`,
      ),
      active: 5,
    },
    bean: { text: `Add ${name} and cook, shaking the pan, until dry and starting to crisp, 5 minutes`, active: 5 },
  }
  return ways[line.behaviour.kind] ?? { text: `Add ${name} and cook, stirring, until golden, 5 minutes`, active: 5 }
}

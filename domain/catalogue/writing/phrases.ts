import type { CookedBy } from '#domain/catalogue/forms/form.ts'
import { type DishLine, hasFact, isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import type { Mention } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** The stock of the list, or as many milliliters a serving of water where the eater may have none. */
export function stockOrWater(kit: Kit, milliliters: number): DishLine | Mention {
  return kit.one('stock') ?? water(milliliters * kit.servings)
}

/** Slowest first: the order in which a cook adds vegetables. */
export function slowestFirst(lines: readonly DishLine[], by: CookedBy): DishLine[] {
  return [...lines].sort((one, other) => minutesOf(other, by) - minutesOf(one, by))
}
export function minutesOf(line: DishLine | undefined, by: CookedBy): number {
  return line?.behaviour[by] ?? 0
}

export function isLeaf(line: DishLine): boolean {
  return isKind(line, 'leaf')
}
/** The leaf's minutes in a hot pan: spinach one, kale four. */
export function wiltMinutes(leaves: readonly DishLine[]): number {
  return Math.max(1, ...leaves.map((leaf) => leaf.behaviour.sauteed ?? 1))
}

/** Aromatics that soften (onion, leek, pepper) and those that want a minute (garlic, ginger). Scallions are kept apart: half is for the top. */
export interface Aromatics {
  slow: DishLine[]
  quick: DishLine[]
  scallion: DishLine | undefined
}
export function aromaticsOf(kit: Kit): Aromatics {
  const all = kit.all('aromatic')
  const scallion = all.find((line) => hasFact(line, 'green on top'))
  const quick = all.filter((line) => isKind(line, 'quick aromatic'))
  return { slow: all.filter((line) => line !== scallion && !quick.includes(line)), quick, scallion }
}

/** Herbs that go in whole and come out again, ground spices, garam masala (stirred in at the end). */
export interface Spices {
  woody: DishLine[]
  early: DishLine[]
  late: DishLine | undefined
}
export function spicesOf(kit: Kit): Spices {
  const ground = kit.all('ground-spice')
  const woody = ground.filter((line) => isKind(line, 'woody herb'))
  const late = ground.find((line) => hasFact(line, 'scent boils off'))
  return { woody, early: ground.filter((line) => !woody.includes(line) && line !== late), late }
}
export function takeOut(kit: Kit, woody: readonly DishLine[]): string {
  return woody.length ? `${kit.vary('Lift out', 'Pull out')} ${kit.again(...woody)}.` : ''
}

/** The sentence for what remains unsaid by others: empty words make no sentence. */
export function sentence(before: string, words: string, after = ''): string {
  return words ? `${before} ${words}${after}.` : ''
}

/** Sauces of a broth: what simmers with it, and miso, which loses its scent when it boils; nut pastes clot in it and go in as late. */
export function brothSauces(kit: Kit): { early: DishLine[]; miso: DishLine[] } {
  const sauces = kit.all('sauce')
  const miso = sauces.filter((line) => hasFact(line, 'scent boils off') || isKind(line, 'nut paste'))
  return { early: sauces.filter((line) => !miso.includes(line)), miso }
}
/** 'Off the heat, loosen the miso with a ladle of the broth and stir it in.' Empty where there is none. */
export function stirInMiso(kit: Kit): string {
  return sentence('Off the heat, loosen', kit.the(brothSauces(kit).miso), ' with a ladle of the broth and stir it in')
}

/** The last sharp note, from the acid of the list: 'Brighten with the lime juice.' Empty when there is none left. */
export function sharpen(kit: Kit): string {
  const acid = kit.the(kit.one('acid'))
  return acid ? `${kit.vary('Finish with', 'Brighten with', 'Stir in', 'Sharpen with')} ${acid}.` : ''
}

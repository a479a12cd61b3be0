/** A stream of numbers from 0 to 1, the same for the same seed (mulberry32). */
export type Chance = () => number

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One number from 0 to 1 for a name: however many others are drawn beside it, and in whichever order, it is the same for the same seed. */
export function luckOf(name: number, seed: number): number {
  let mixed = Math.imul(name ^ (name >>> 16), 0x21f0aaad) ^ (seed | 0)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x6d2b79f5)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
}

/** A stream for a name, whatever else was drawn with the same seed before. */
export function chanceOf(name: string, seed: number): Chance {
  return chanceFrom(luckOf(hashOf(name), seed) * 4294967296)
}

/** A number of 32 bits for a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  }
  return hash >>> 0
}

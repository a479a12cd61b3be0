import { z } from 'zod'
import { type Limits, mostFoodWords, mostNotes } from '#contract/recipes/wish-limits.ts'

/** A number as it is typed: '' asks for nothing. `said` begins the sentence about a number that is out of bounds: 'Time must be'. */
export function typedNumber({ least, most }: Limits, said: string, unit = '') {
  const bounds = `${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US')}${unit}`
  return z
    .string()
    .refine((text) => text.trim() === '' || (Number(text) >= least && Number(text) <= most), `${said} ${bounds}`)
}

/** A number that a slider or a stepper holds. */
export const heldNumber = ({ least, most }: Limits) => z.number().min(least).max(most)

const letters = (most: number) => z.string().max(most, `At most ${most.toLocaleString('en-US')} characters`)
export const foodWords = letters(mostFoodWords)
export const specialNotes = letters(mostNotes)

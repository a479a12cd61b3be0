import type { Form } from '#domain/catalogue/forms/form.ts'
import type { DishStep } from '#domain/catalogue/writing/kit.ts'
import type { Intents } from '#domain/wish/intents.ts'

/** Whether a smooth soup is to be made without a blender: it is boiled soft enough to be mashed and rubbed through a sieve. */
export function isByHand({ types, methods }: Pick<Form, 'types' | 'methods'>, { refusedMachines }: Intents): boolean {
  return types[0] === 'Soup' && !methods.includes('Raw/No Cook') && refusedMachines.includes('Blender')
}

/** The steps with a masher and a sieve for the blender. */
export function mashedByHand(steps: readonly DishStep[]): DishStep[] {
  let isMashed = false
  return steps.map((step) => {
    const sentences = step.text.split(/(?<=[.!?]) +/)
    if (!sentences.some((each) => blends.test(each))) return step
    const kept = sentences.flatMap((each) => {
      if (!blends.test(each)) return [each]
      if (isMashed) return []
      isMashed = true
      return [byHand]
    })
    return { ...step, text: kept.join(' '), active: step.active + 6 }
  })
}
const blends = /\b(?:blend(?:er|s|ed|ing)?|pur[eé]e(?:d|s)?)\b/i
const byHand =
  'Take the pot off the heat, crush everything in it with a potato masher, then rub it through a sieve with the back of a ladle until the soup is smooth.'

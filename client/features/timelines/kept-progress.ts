import { keptForMember } from '#client/kept.ts'
import { cookingHours } from '#contract/how-long.ts'

/** How far one has come along a timeline. */
export interface Progress {
  /** As people count. */
  step: number
  /** For each step that was turned to, when that was first: milliseconds since 1970. */
  begun: readonly number[]
}

/**
 * How far one has come with these dishes, kept on the device as long as a single one’s ticks; with others in their place it begins anew. Where
 * their timeline has become another, one stays near the step, and nothing is late that was begun along the old one. `place`: which they are, 'menu-3'.
 */
export function keptProgress(place: string, recipes: readonly { readonly id: number }[], tasks: number) {
  const shelf = keptForMember(`cook-${place}`)
  const dishes = recipes.map(({ id }) => id).join(' ')
  return {
    read: (now: number): Progress => {
      const [step, of, begun = '', at, ofTasks] = (shelf.read() ?? '').split(';')
      if (of !== dishes || !(now - Number(at) < longest)) return { step: 1, begun: [] }
      return { step: Number(step), begun: Number(ofTasks) === tasks ? begun.split(' ').map(Number) : [] }
    },
    keep: ({ step, begun }: Progress, now: number) =>
      void shelf.keep([step, dishes, begun.join(' '), now, tasks].join(';')),
    drop: shelf.drop,
  }
}

/** Milliseconds. */
const longest = cookingHours * 60 * 60 * 1000

/** With a step that is turned to at this moment, unless it was before; those that were passed over count as begun as planned. */
export function turnedTo(begun: readonly number[], step: number, now: number): readonly number[] {
  const passed = step - 1 - begun.length
  return passed >= 0 ? [...begun, ...Array<number>(passed).fill(0), now] : begun
}

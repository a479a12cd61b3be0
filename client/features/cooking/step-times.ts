import type { Recipe } from '#contract/recipes/recipe.ts'

export type StepTime = NonNullable<Recipe['stepTimes']>[number][number]

/** The times of a step where they stand in its words as they are shown: in other measures and for more people they are the same, in the same order. */
export function shownTimes(shown: string, written: string, times: readonly StepTime[] = []): StepTime[] {
  let from = 0
  return times.flatMap((time) => {
    const place = placesOf(time.words, written).indexOf(time.at)
    const at = placesOf(time.words, shown)[place] ?? -1
    if (at < from) return []
    from = at + time.words.length
    return [{ ...time, at }]
  })
}

function placesOf(words: string, text: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) places.push(at)
  return places
}

/** A stretch of a step's words; `time`: that it is one of its times. */
interface Stretch {
  at: number
  text: string
  time?: StepTime
}

/** The words of a step, its times apart from what stands between them. */
export function timedStretches(text: string, times: readonly StepTime[]): Stretch[] {
  const ends = [0, ...times.map(({ at, words }) => at + words.length)]
  const between = ends.map((at, place) => ({ at, text: text.slice(at, times[place]?.at) }))
  return between
    .flatMap((words, place) => {
      const time = times[place]
      return time ? [words, { at: time.at, text: time.words, time }] : [words]
    })
    .filter((stretch) => stretch.text !== '')
}

/** Whether there is more than one to choose from: two that are equal are one time, started twice. */
export function areSeveral(times: readonly StepTime[]): boolean {
  return new Set(times.map(({ minutes }) => minutes)).size > 1
}

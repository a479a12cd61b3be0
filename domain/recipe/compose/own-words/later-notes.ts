import { keepingOf } from '#domain/recipe/keeping.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Mood } from '#domain/wish/meaning.ts'

/** How a dish that is asked for to freeze or to be eaten on another day keeps, in a sentence each without a full stop. */
export function laterNotes(draft: RecipeDraft, moods: ReadonlySet<Mood>): string[] {
  if (!moods.has('freezes') && !moods.has('reheats')) return []
  const keeping = keepingOf(draft).join(' ')
  const [, months] = /keep for (\d to \d) months/.exec(keeping) ?? []
  const heated = keeping.includes('Reheat') ? ' and reheat it until steaming, 165°F (74°C) in the middle' : ''
  if (moods.has('freezes') && months)
    return [
      `To freeze it, cool it within two hours, pack it in portions with an inch of room and use it within ${months} months. Thaw it overnight in the fridge${heated}`,
    ]
  return keeping.includes('3 to 4 days')
    ? [`It keeps 3 to 4 days in the fridge${heated && `; ${heated.slice(5)}`}`]
    : []
}

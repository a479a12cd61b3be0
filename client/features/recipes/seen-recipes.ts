import { keptForMember } from '#client/kept.ts'

const mostSeen = 12
const kept = () => keptForMember('seen-recipes')

/** Ids of the recipes that were looked at last in this browser, the last first. */
export function seenRecipes(): number[] {
  return (kept().read() ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
}

/** One more was looked at. */
export function noteSeen(id: number): void {
  kept().keep([id, ...seenRecipes().filter((each) => each !== id)].slice(0, mostSeen).join(','))
}

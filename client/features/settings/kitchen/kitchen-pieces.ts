import { kitchenChecklist } from '#domain/options/equipment.ts'
import { optionKey } from '#domain/options/options.ts'

/** What stands in a kitchen: pieces of the checklist and pieces of one's own, both as they are stored, in lower case. */
export interface Kitchen {
  listed: readonly string[]
  own: readonly string[]
}

/** The checklist, group by group. */
export const groups = Object.entries(kitchenChecklist).map(([name, pieces]) => ({
  name,
  pieces,
  options: pieces.map((label) => ({ value: label.toLowerCase(), label })),
}))

const checklist = groups.flatMap(({ options }) => options)

/** A stored list in its two parts; other spellings of a piece are that piece. */
export function kitchenOf(stored: readonly string[]): Kitchen {
  const listed = new Set<string>()
  const own: string[] = []
  for (const name of stored) {
    const piece = pieceNamed(name)
    if (piece) listed.add(piece)
    else if (!isAmong(own, name)) own.push(name)
  }
  return { listed: checklist.map(({ value }) => value).filter((value) => listed.has(value)), own }
}

/** As it is stored. */
export const storedKitchen = ({ listed, own }: Kitchen): string[] => [...listed, ...own]

/** The kitchen with a piece that was typed, or why not. A piece of the checklist is ticked there. */
export function withPiece(kitchen: Kitchen, typed: string): Kitchen | { error: string } {
  const name = typed.trim().replace(/\s+/g, ' ')
  if (name === '') return { error: 'Please name a piece of equipment' }
  if (name.length > longestName) return { error: `A name can have at most ${longestName} characters` }
  const piece = pieceNamed(name)
  if (piece ? kitchen.listed.includes(piece) : isAmong(kitchen.own, name))
    return { error: `“${name}” is already in your kitchen` }
  if (storedKitchen(kitchen).length >= mostPieces)
    return { error: `A kitchen can have at most ${mostPieces} pieces of equipment` }
  return piece
    ? { ...kitchen, listed: [...kitchen.listed, piece] }
    : { ...kitchen, own: [...kitchen.own, name.toLowerCase()] }
}

/** Whether two kitchens hold the same, in whatever order it was pressed. */
export function isSameKitchen(one: Kitchen, other: Kitchen): boolean {
  const keys = (kitchen: Kitchen) => storedKitchen(kitchen).map(optionKey).toSorted().join()
  return keys(one) === keys(other)
}

const longestName = 60
const mostPieces = 80

const isAmong = (names: readonly string[], name: string) => names.some((each) => optionKey(each) === optionKey(name))

function pieceNamed(name: string): string | undefined {
  const key = optionKey(name)
  if (key === optionKey('Instant Pot')) return 'pressure cooker'
  return checklist.find(({ value }) => optionKey(value) === key)?.value
}

import { memberCookie } from '#contract/accounts/member-cookie.ts'

/*
 * The only way to what the browser keeps. All of it is taken for the member's and goes when they leave, also what is written
 * under a key that nobody has thought of; what stays is named here.
 */

/** What says nothing of anybody: how pages look, what was answered to the advertising network, and that the one demo recipe was made. */
const deviceKeys = ['theme', 'units', 'library-view', 'ad_consent', 'demo_used'] as const
/** Whose everything else is: the id of who was signed in last. */
const ownerKey = 'owner'

/** Whether there may be a session: whoever has none need not be told so by a call that fails. */
export const mayBeSignedIn = () => document.cookie.includes(`${memberCookie}=`)

/** Texts of a browser: a Storage, or what stands in for it. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** One text that is kept. Where the browser keeps nothing, nothing is found again. */
export interface Kept {
  /** Whether there was room for it. */
  keep: (text: string) => boolean
  read: () => string | undefined
  drop: () => void
}

/** Stays when its member leaves. */
export const keptOnDevice = (key: (typeof deviceKeys)[number]): Kept => keptIn(() => localStorage, key)

/** Until its member signs out or another one comes, in every window. */
export const keptForMember = (key: string): Kept => keptIn(memberShelf, key)

/** The same, in this tab of the browser alone: through sign-up and other sites. */
export const keptInTab = (key: string): Kept => keptIn(() => sessionStorage, key)

/** All that is kept for the member in every window. Throws where the browser keeps nothing. */
export function memberShelf(): Shelf {
  const all = localStorage
  const keys = () => keysOf(all).filter((key) => !isOfDevice(key))
  return {
    getItem: (key) => all.getItem(key),
    setItem: (key, text) => all.setItem(key, text),
    removeItem: (key) => all.removeItem(key),
    key: (index) => keys()[index] ?? null,
    get length() {
      return keys().length
    },
  }
}

/** Whether anything is kept that may be somebody's, in this tab or in all. */
export function isAnythingKept(): boolean {
  return attempt(() => memberShelf().length > 0 || sessionStorage.length > 0) ?? false
}

/** Nothing of a member is left in this browser, its memory included; other windows hear of it. */
export function forgetMember(): void {
  clearShelf()
  clearTab()
  clearMemory()
}

/** What is kept is this member's from now on; what another one has left goes first. A visitor becomes the member. */
export function takeOver(userId: string): void {
  const [owner, ofTab] = [keptForMember(ownerKey), keptInTab(ownerKey)]
  const isOthers = ({ read }: Kept) => ![undefined, userId].includes(read())
  if (isOthers(ofTab)) clearTab()
  if (isOthers(owner)) {
    clearShelf()
    clearMemory()
  }
  owner.keep(userId)
  ofTab.keep(userId)
  known = userId
}

/** Whether what is kept is still this member's: so it is where a session has ended, until they sign out or another member comes. */
export const isOwner = (userId: string) => keptForMember(ownerKey).read() === userId

/** Hears when a member has left, in whichever window: what stands in memory goes too. Answers how to stop. */
export function whenForgotten(forget: () => void): () => void {
  forgetters.add(forget)
  return () => forgetters.delete(forget)
}

/** A tab that slept, or was opened again, may hold what is a former member's; other windows tell when theirs leaves. */
export function watchOwner(onChange: () => void): void {
  known = keptForMember(ownerKey).read()
  const ofTab = keptInTab(ownerKey).read()
  if (ofTab !== undefined && ofTab !== known) clearTab()
  addEventListener('storage', ({ key }) => {
    const owner = keptForMember(ownerKey).read()
    if ((key !== ownerKey && key !== null) || owner === known) return
    // the first member of a browser may have begun as its visitor
    if (known !== undefined) {
      clearTab()
      clearMemory()
    }
    known = owner
    onChange()
  })
}

const forgetters = new Set<() => void>()
/** The owner as this window knows it. */
let known: string | undefined

function clearShelf(): void {
  attempt(() => {
    const shelf = memberShelf()
    for (const key of keysOf(shelf)) shelf.removeItem(key)
  })
}

const clearTab = () => attempt(() => sessionStorage.clear())

function clearMemory(): void {
  known = undefined
  for (const forget of forgetters) forget()
}

function keptIn(shelf: () => Shelf, key: string): Kept {
  return {
    keep: (text) =>
      attempt(() => {
        shelf().setItem(key, text)
        return true
      }) ?? false,
    read: () => attempt(() => shelf().getItem(key)) ?? undefined,
    drop: () => attempt(() => shelf().removeItem(key)),
  }
}

/** The keys of a shelf as they are now. */
export function keysOf(shelf: Shelf): string[] {
  return Array.from({ length: shelf.length }, (_, index) => shelf.key(index)).filter((key) => key !== null)
}

const isOfDevice = (key: string) => deviceKeys.some((each) => each === key)

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

import { keptInTab } from '#client/kept.ts'

const kept = keptInTab('place_to_come_back_to')

/** The address, with its search, at which somebody was asked to sign in or set out for an account. */
export const { keep: keepPlace, drop: dropPlace } = kept

/** The page she comes back to with her account, once; undefined where home is as good. */
export function keptPlace(): string | undefined {
  return ownPlace(kept.read())
}

/** An address as a place of this site other than home: of another origin, whatever its spelling, nothing is left. */
export function ownPlace(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address, site)) return undefined
  const { origin, pathname, search } = new URL(address, site)
  return origin === site && /^\/[^/]/.test(pathname) ? pathname + search : undefined
}

/** Stands for whichever origin serves the page: what leaves it leaves the site. */
const site = 'https://own.invalid'

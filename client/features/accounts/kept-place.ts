import { keptInTab } from '#client/kept.ts'

const kept = keptInTab('place_to_come_back_to')

/** The address, with its search, at which somebody was asked to sign in or set out for an account. */
export function keepPlace(address: string): void {
  if (!isWayIn(address)) kept.keep(address)
}
export const dropPlace = kept.drop

/** The page, or dialog over home, that a visitor returns to after signing in or up, one time; undefined where plain home is as good. */
export function keptPlace(): string | undefined {
  const address = kept.read()
  return ownPlace(address) ?? dialogOverHome(address)
}

/** Nobody comes back to where people sign in or set up an account. */
const isWayIn = (address: string) =>
  /^\/(?:signin|signup|forgot-password|reset-password|account-setup)(?:[/?#]|$)/.test(address)

/** Only the dialogs, of all that the address of home may say. */
function dialogOverHome(address: string | undefined): string | undefined {
  return address !== undefined && /^\/\?(?:dialog=generate|recipe=\d+)$/.test(address) ? address : undefined
}

/** An address as a place of this site other than home: of another origin, whatever its spelling, nothing is left. */
export function ownPlace(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address, site)) return undefined
  const { origin, pathname, search } = new URL(address, site)
  return origin === site && /^\/[^/]/.test(pathname) ? pathname + search : undefined
}

/** Stands for whichever origin serves the page: what leaves it leaves the site. */
const site = 'https://own.invalid'

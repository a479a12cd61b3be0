import type { User } from '#contract/accounts.ts'

/** What is kept on this device for reading without reception stands under keys that begin so. */
const kept = 'kept-'
const key = `${kept}user`

/** Who was signed in on this device when the server last answered: known without reception, until she signs out. */
export function keptUser(): User | undefined {
  try {
    const user = JSON.parse(localStorage.getItem(key) ?? 'null') as User | null
    return typeof user?.id === 'string' && typeof user.email === 'string' ? user : undefined
  } catch {
    return undefined
  }
}

/** Nothing that is kept for reading outlives its member's stay: it goes when she signs out, or another one comes. */
export function keepUser(user: User | null): void {
  try {
    if (keptUser()?.id !== user?.id)
      for (const each of Object.keys(localStorage)) if (each.startsWith(kept)) localStorage.removeItem(each)
    if (user) localStorage.setItem(key, JSON.stringify(user))
  } catch {
    // a browser that keeps nothing needs its connection
  }
}

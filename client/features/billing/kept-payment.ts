/**
 * A payment that was made before somebody signed in, kept in this tab until they have: so that who turns out to have an
 * account already need not pay, or search for the link, a second time.
 */
export function keepPayment(sessionId: string): void {
  try {
    sessionStorage.setItem(key, sessionId)
  } catch {
    // Then the letter to the payer brings the link.
  }
}

export function keptPayment(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function dropPayment(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

const key = 'paid_checkout'

/** One value that stays in this tab of the browser through sign-up and other sites; nothing where the browser keeps nothing. */
export function keptInTab(key: string) {
  return {
    keep: (value: string): void => {
      try {
        sessionStorage.setItem(key, value)
      } catch {
        // then it is not found again
      }
    },
    read: (): string | undefined => {
      try {
        return sessionStorage.getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    drop: (): void => {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // nothing was kept
      }
    },
  }
}

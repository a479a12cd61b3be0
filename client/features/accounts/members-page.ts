import { useEffect } from 'react'

let drawn = 0

/** Says that the page is one for members, for as long as it is drawn and shows what is theirs. */
export function useAsMembersPage(isTheirs = true): void {
  useEffect(() => {
    if (!isTheirs) return undefined
    drawn += 1
    return () => {
      drawn -= 1
    }
  }, [isTheirs])
}

/** Whether the page that is drawn now is one for members: without a session it cannot stay. */
export const isMembersPage = () => drawn > 0

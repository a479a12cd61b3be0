let isAsked = false

/** Whoever finishes onboarding may have a first recipe written as soon as the kitchen opens: noted in this tab's memory, so that no address can ask for it. */
export const askForFirst = (): void => {
  isAsked = true
}

export const isFirstAsked = (): boolean => isAsked

/** Whether it was asked for; true once. */
export function takeFirst(): boolean {
  const was = isAsked
  isAsked = false
  return was
}

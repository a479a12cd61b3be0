import { keptForMember } from '#client/kept.ts'

/** What brings a visitor's demo recipe back: for whoever signs up here next. Apart, since every page looks for it. */
export const keepsake = keptForMember('demo-recipe')

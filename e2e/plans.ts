import type { Page } from '@playwright/test'
import { apiOf } from './members.ts'

/** A plan of the member of this page, as the server has it. */
export const planOf = (page: Page, id: number) => apiOf(page.request).mealPlans.get({ params: { id } })

/** A thing of the calendar on this page. */
export const entryOf = (page: Page, id: string) => page.locator(`[data-entry="${id}"]`)

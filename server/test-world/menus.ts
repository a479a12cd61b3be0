import type { GeneratedMenu, MenuForm } from '#contract/planning/menus.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { grant } from '#server/test-world/planning.ts'
import type { TestApp } from '#server/test-world/start-app.ts'

/** A member whose tier has menus. */
export async function menuMember(
  world: TestApp,
  tier: 'mid' | 'premium' = 'mid',
  answers: Parameters<typeof cook>[1] = {},
): Promise<Cook> {
  const made = await cook(world.app, answers)
  await grant(world, made, tier)
  return made
}

/** How much of theirs is kept, held and counted. */
export async function rowsOf({ database }: TestApp, { user }: Cook) {
  const { rows } = await database.query<Record<'menus' | 'recipes' | 'held' | 'used', number>>(
    `select (select count(*)::int from menus where user_id = $1) as menus,
       (select count(*)::int from recipes where user_id = $1) as recipes,
       (select count(*)::int from generation_reservations where user_id = $1) as held,
       (select daily_generations_used from users where id = $1) as used`,
    [user.id],
  )
  return rows[0]!
}

export function generatedMenu(ada: Cook, body: MenuForm): Promise<GeneratedMenu> {
  return ada.api.menus.generate({ body })
}

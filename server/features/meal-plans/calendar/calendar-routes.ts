import type { FastifyInstance } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { entitlements } from '#contract/plans.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { ownerOfFeed } from '#server/features/meal-plans/calendar/feed-store.ts'
import { eventsOf } from '#server/features/meal-plans/calendar/plan-events.ts'
import { calendarText, type PlanOfCalendar } from '#server/features/meal-plans/calendar/write-calendar.ts'
import { planOn, plansInTurn } from '#server/features/meal-plans/store.ts'
import { readerHasLeft } from '#server/http/binding.ts'
import { networkOf } from '#server/http/limits/limits.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'address' | 'now'>

/** The calendar of a member for whoever has its address: phones, which cannot sign in. */
export function addCalendarRoutes(app: FastifyInstance, context: AppContext): void {
  app.get('/calendar/:file', async (request, reply) => {
    const left = readerHasLeft(reply)
    await context.limits.consume('search', networkOf(request.ip))
    const { file = '' } = request.params as { file?: string }
    const [, token] = /^([\w-]{22})\.ics$/.exec(file) ?? []
    const owner = token && (await ownerOfFeed(context.database, token, context.now()))
    // it is there again as soon as their tier allows it
    if (!owner || !entitlements[owner.subscriptionTier].mealPlans)
      throw new AppError('not_found', 'There’s no calendar at this address.')
    const world = { ...context, kitchen: context.kitchen.for(owner.id, left) }
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .send(await calendarOf(world, owner))
  })
}

/** What the plans that a member eats by are in a calendar, each on its own days; those of the last month too. */
async function calendarOf(world: World, owner: UserRow): Promise<string> {
  const today = world.now().toISOString().slice(0, 10)
  const inTurn = await plansInTurn(world.database, owner.id, dayAfter(today, -31))
  const plans: PlanOfCalendar[] = []
  for (const plan of inTurn)
    plans.push({ plan, events: await eventsOf(world, plan, owner), isOn: (date) => planOn(inTurn, date) === plan })
  return calendarText(plans, world.address())
}

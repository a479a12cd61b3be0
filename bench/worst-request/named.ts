import { demo } from '#contract/public/demo.ts'
import { recipes } from '#contract/recipes/recipes.ts'
import { planBounds } from '#domain/plan/meal-plan/meal-plan.ts'
import { idOf, type Maker, type Making, type Values } from './making.ts'
import { communityMakers } from './named-community.ts'
import { deskMakers } from './named-desk.ts'
import { everybody } from './planners.ts'

const week = { startDate: '2026-11-23', endDate: '2026-12-20' }
const flour = { amount: '1', unit: 'cup', name: 'flour' }
const onDay = { cookedOn: '2026-11-20', servings: 4 }

/** Of a plan as long as one may be. */
const everyDay = Array.from({ length: planBounds.days }, (_, at) => at)

/** What a change of a plan leaves as it is. */
const notChanged = Object.fromEntries(
  ['startDate', 'endDate', 'isActive', 'isTemplate', 'repeats', 'eaters', 'rules', 'clock'].map((field) => [
    `.${field}`,
    undefined,
  ]),
)

/** What stands for the parameters of an address, and what is made first so that it is there; the first that fits. */
const makers: readonly Maker[] = [
  ...communityMakers,
  ...deskMakers,
  [
    /^\/api\/demo-recipe\/(?:read|keep)$/,
    async ({ send, legal }) => {
      const { keepsake } = await send('POST', '/api/demo-recipe', legal(demo.make.body))
      return { '.keepsake': keepsake }
    },
  ],
  // a member's own equipment has first to be written down
  [/^\/api\/generate-recipe$/, () => Promise.resolve({ '.kitchenEquipment': undefined })],
  // of few tags, as a recipe has twenty at most
  [/^\/api\/recipes\/tag$/, ({ mark }) => Promise.resolve({ '.tag': `tag ${mark.charCodeAt(0) % 10}` })],
  [
    /^\/api\/collections\/:id/,
    async ({ send, mark, recipes }) =>
      idOf(await send('POST', '/api/collections', { name: mark, recipeIds: await recipes(1) })),
  ],
  [
    /^\/api\/cooked\/:id/,
    async ({ send, recipes }) => {
      const [recipeId] = await recipes(1)
      return idOf(await send('POST', '/api/cooked', { recipeId, ...onDay }))
    },
  ],
  [
    /^\/api\/at-home\/cooked\/:cookingId/,
    async ({ send, legal }) => {
      const dough = { ...legal(recipes.create.body, ['.variationOf', '.cookNotes']), ingredients: [flour] }
      const { id } = await send('POST', '/api/recipes', dough)
      await send('POST', '/api/at-home', { text: '5 lb flour' })
      const { cookingId } = await send('POST', '/api/at-home/cooked', { recipeId: id, servings: 4 })
      return { cookingId: Number(cookingId) }
    },
  ],
  [
    /^\/api\/at-home\/:id/,
    async ({ send, mark }) => idOf(await send('POST', '/api/at-home', { text: `2 lb ${mark}` })),
  ],
  [
    /^\/api\/menus\/:id/,
    async ({ send, once, recipes }) => {
      const first = await once('menu', async () => {
        const { menu } = await send('POST', '/api/generate-menu', { mealType: 'dinner', recipeCount: 2 })
        return Number((menu as { id?: number } | undefined)?.id)
      })
      const { id } = idOf(await send('POST', `/api/menus/${first}/duplicate`, {}))
      await send('PATCH', `/api/menus/${Number(id)}`, { recipeIds: await recipes(8) })
      return { id }
    },
  ],
  [
    /^\/api\/meal-plans\/generate$/,
    () => Promise.resolve({ '.eaters': everybody, '.rules': undefined, '.without': undefined, '.seconds': 1 }),
  ],
  [
    /^\/api\/meal-plans\/:id/,
    async ({ send, mark, plan, path, method }) => {
      const largest = await plan()
      if (method === 'PATCH') {
        const { id } = await send('POST', '/api/meal-plans', { title: mark, ...week })
        return { ...notChanged, id, '.changes': largest.changes }
      }
      const { id } = await send('POST', `/api/meal-plans/${largest.id}/duplicate`, { startDate: week.startDate })
      const swapped = path.endsWith('/swap') && { '.day': 0, '.meal': 'dinner' }
      return { id, '.isTemplate': false, '.days': everyDay, ...swapped }
    },
  ],
  [
    /^\/calendar\/:file/,
    async ({ send, plan }) => {
      await plan()
      const { path } = await send('POST', '/api/calendar-feed', {})
      return { file: String(path).split('/').at(-1) }
    },
  ],
  [/^\/api\/blog\/(?:posts\/)?:id/, () => Promise.resolve({ id: 1 })],
  [/^\/api\/checkout-redirect\/:tier/, () => Promise.resolve({ tier: 'mid' })],
]

/** Undefined where nothing of this kind is made for such an address. */
export function makerFor(path: string): ((making: Making) => Promise<Values>) | undefined {
  return makers.find(([pattern]) => pattern.test(path))?.[1]
}

/** For making what a request names, as the member who sends it. */
export interface Making {
  readonly send: (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>
  /** Another word for each request. */
  readonly mark: string
  /** Recipes of the candidate's words. */
  readonly recipes: (count: number) => Promise<number[]>
  /** What takes long is made once for all calls. */
  readonly once: (make: () => Promise<number>) => Promise<number>
}

type Values = Readonly<Record<string, string | number | undefined>>

const week = { startDate: '2026-11-23', endDate: '2026-12-20' }
const onDay = { cookedOn: '2026-11-20', servings: 4 }

/** What stands for the parameters of an address, and what is made first so that it is there; the first that fits. */
const makers: readonly (readonly [path: RegExp, make: (making: Making) => Promise<Values>])[] = [
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
    async ({ send, recipes }) => {
      const [recipeId] = await recipes(1)
      await send('POST', '/api/at-home', { text: '5 lb flour' })
      const { cookingId } = await send('POST', '/api/at-home/cooked', { recipeId, servings: 4 })
      return { cookingId: cookingId === null ? 1 : Number(cookingId) }
    },
  ],
  [
    /^\/api\/at-home\/:id/,
    async ({ send, mark }) => idOf(await send('POST', '/api/at-home', { text: `2 lb ${mark}` })),
  ],
  [
    /^\/api\/menus\/:id/,
    async ({ send, once, recipes }) => {
      const first = await once(async () => {
        const { menu } = await send('POST', '/api/generate-menu', { mealType: 'dinner', recipeCount: 2 })
        return Number((menu as { id?: number } | undefined)?.id)
      })
      const { id } = idOf(await send('POST', `/api/menus/${first}/duplicate`, {}))
      await send('PATCH', `/api/menus/${id}`, { recipeIds: await recipes(8) })
      return { id }
    },
  ],
  [
    /^\/api\/meal-plans\/:id/,
    async ({ send, mark, recipes }) =>
      idOf(await send('POST', '/api/meal-plans', { title: mark, ...week, recipeIds: await recipes(4) })),
  ],
  [
    /^\/calendar\/:file/,
    async ({ send, mark, recipes }) => {
      await send('POST', '/api/meal-plans', { title: mark, ...week, recipeIds: await recipes(4) })
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

function idOf({ id }: Record<string, unknown>): Values {
  return { id: id === undefined ? undefined : Number(id) }
}

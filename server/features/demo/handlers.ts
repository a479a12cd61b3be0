import type { demo } from '#contract/public/demo.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { keepDemo } from '#server/features/demo/keep-demo.ts'
import { openKeepsake } from '#server/features/demo/keepsake.ts'
import { demoView, makeDemo } from '#server/features/demo/make-demo.ts'
import { recipeView } from '#server/features/recipes/store.ts'
import type { Handlers } from '#server/http/binding.ts'

export const demoHandlers: Handlers<typeof demo, UserRow> = {
  make: (context, { body }) => makeDemo(context, body),

  read: (context, { body: { keepsake } }) => demoView(context, openKeepsake(context, keepsake), keepsake),

  async keep(context, { body: { keepsake } }) {
    const kept = await keepDemo(context, context.account, openKeepsake(context, keepsake))
    return recipeView(context, kept, context.account)
  },
}

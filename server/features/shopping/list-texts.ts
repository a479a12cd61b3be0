import { listFile } from '#domain/plan/shopping/list-file.ts'
import { lineEnd } from '#domain/recipe/texts/recipe-text.ts'
import type { AppContext } from '#server/context.ts'
import { listView } from '#server/features/shopping/list-view.ts'
import { readLists } from '#server/features/shopping/rows/read-lists.ts'

/** Own lists as files to be read by people, the newest first, a few at a time. */
export async function* listTexts(
  { database, kitchen }: Pick<AppContext, 'database' | 'kitchen'>,
  { id, aisleOrder }: { id: string; aisleOrder: readonly string[] },
): AsyncGenerator<{ title: string; text: string }[]> {
  for (let before: number | undefined; ; ) {
    const { lists, isLast } = await readLists(database, id, { limit: listsAtOnce, before })
    const views = await Promise.all(lists.map((list) => listView(kitchen, list, aisleOrder)))
    yield views.map((list) => ({ title: list.title, text: listFile(list).replaceAll('\n', lineEnd) }))
    before = lists.at(-1)?.id
    if (isLast) return
  }
}

const listsAtOnce = 10

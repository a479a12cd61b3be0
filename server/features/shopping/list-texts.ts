import { listFile } from '#domain/plan/list-file.ts'
import { lineEnd } from '#domain/recipe/recipe-text.ts'
import type { Db } from '#server/db/database.ts'
import { listView } from '#server/features/shopping/list-view.ts'
import { readLists } from '#server/features/shopping/read-lists.ts'

/** Own lists as files to be read by people, the newest first, a few at a time. */
export async function* listTexts(
  db: Db,
  { id, aisleOrder }: { id: string; aisleOrder: readonly string[] },
): AsyncGenerator<{ title: string; text: string }[]> {
  for (let before: number | undefined; ; ) {
    const lists = await readLists(db, id, { limit: listsAtOnce, before })
    yield lists.map((list) => ({
      title: list.title,
      text: listFile(listView(list, aisleOrder)).replaceAll('\n', lineEnd),
    }))
    before = lists.at(-1)?.id
    if (lists.length < listsAtOnce) return
  }
}

const listsAtOnce = 50

import { community } from '#contract/community/community.ts'
import { mostComments } from '#contract/community/community-views.ts'
import type { Maker, Making, Voice } from './making.ts'

/** So many more are published before the list of all is asked for. */
const publishedAtOnce = 5

/** What addresses of the community and of its moderation name. */
export const communityMakers: readonly Maker[] = [
  [
    /^\/(?:api\/community\/recipes|community)\/:token/,
    async (making) => {
      const { path, method, legal, size, cook } = making
      await takePart(making)
      const { voice, id, token } = await publishedByCook(making)
      if (path.endsWith('/photo')) await voice.photo(`/api/recipes/${id}/photo`)
      if (method === 'GET' && /^\/community|\/comments$/.test(path)) {
        const comment = async () => {
          const words = legal(community.comment.body, ['.parentCommentId'])
          await (await cook()).send('POST', `/api/community/recipes/${token}/comments`, words)
        }
        await Promise.all(Array.from({ length: Math.ceil(mostComments * size.items) }, comment))
      }
      return { token, '.parentCommentId': undefined }
    },
  ],
  [
    /^\/api\/community\/comments\/:id/,
    async (making) => {
      await takePart(making)
      const { token } = await published(making)
      const words = making.legal(community.comment.body, ['.parentCommentId'])
      const { id } = await making.send('POST', `/api/community/recipes/${token}/comments`, words)
      return { id: Number(id) }
    },
  ],
  [
    /^\/api\/recipes\/:id\/publication/,
    async (making) => {
      await takePart(making)
      if (making.method !== 'POST') return { id: (await published(making)).id }
      const [id] = await making.recipes(1)
      return { id }
    },
  ],
  [
    /^\/(?:api\/)?cooks\/:handle/,
    async (making) => {
      await takePart(making)
      return { handle: (await making.cook()).handle }
    },
  ],
  [
    /^\/api\/community\/reports$/,
    async (making) => {
      await takePart(making)
      return { '.about.token': (await publishedByCook(making)).token }
    },
  ],
  [
    /^\/api\/community\/membership$/,
    async (making) => {
      await takePart(making)
      return { '.handle': making.mark }
    },
  ],
  [
    /^\/(?:api\/)?community$/,
    async (making) => {
      const { voice } = await publishedByCook(making)
      for (const id of await voice.recipes(publishedAtOnce - 1)) await publish(voice, id)
      // of everybody, as long as it may be
      return Object.fromEntries(['.diet', '.without', '.cook', '.following'].map((field) => [field, undefined]))
    },
  ],
  [
    /^\/api\/admin\/reports/,
    async (making) => {
      const { send, member, legal, path } = making
      const { token } = await publishedByCook(making)
      const { reason, note } = legal(community.report.body)
      await member.send('POST', '/api/community/reports', { about: { kind: 'recipe', token }, reason, note })
      if (!path.includes(':id')) return {}
      return rowOf(
        send,
        '/api/admin/reports?limit=100',
        (row) => String(row['path']).endsWith(token),
        ({ id }) => send('POST', `/api/admin/reports/${Number(id)}/settle`, { isHidden: false }),
      )
    },
  ],
]

/**
 * What stands for the address of the row that is meant in a queue of administrators, where the oldest comes first; others before it are put
 * aside.
 */
export async function rowOf(
  send: Voice['send'],
  queue: string,
  isMeant: (row: Readonly<Record<string, unknown>>) => boolean,
  putAside: (row: Readonly<Record<string, unknown>>) => Promise<unknown>,
): Promise<{ id: number | undefined }> {
  for (;;) {
    const rows = (await send('GET', queue)) as unknown as Readonly<Record<string, unknown>>[]
    const row = rows.find(isMeant)
    if (row || rows.length === 0) return { id: row && Number(row['id']) }
    for (const other of rows) await putAside(other)
  }
}

/** Has a handle of their own, and blocks nobody. */
async function takePart({ send, cook, mark }: Making): Promise<void> {
  await send('PATCH', '/api/community/membership', { handle: mark })
  await send('POST', `/api/cooks/${(await cook()).handle}/block`, { isBlocked: false })
}

async function publishedByCook({ cook }: Making) {
  return published(await cook())
}

async function published(voice: Voice): Promise<{ voice: Voice; id: number; token: string }> {
  const [id = 0] = await voice.recipes(1)
  return { voice, id, token: await publish(voice, id) }
}

async function publish({ send }: Voice, id: number): Promise<string> {
  const { path } = await send('POST', `/api/recipes/${id}/publication`, {})
  return String(path).replace('/community/', '')
}

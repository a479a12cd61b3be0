import { afterAll, beforeAll, expect, test } from 'vitest'
import { postIds } from '#contract/blog/post-pictures.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
let bob: Cook
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
  bob = await cook(world.app)
})
afterAll(() => world.close())

const like = ({ api }: Cook, id: number, isLiked: boolean) => api.blog.like({ params: { id }, body: { isLiked } })
const save = ({ api }: Cook, id: number, isSaved: boolean) => api.blog.save({ params: { id }, body: { isSaved } })
const marks = async ({ api }: Pick<Cook, 'api'>, id: number) =>
  (await api.blog.marks({})).find((post) => post.id === id)

test('likes are counted once for each member, and taken back', async () => {
  expect(await like(ada, 1, true)).toEqual({ id: 1, likes: 1, isLiked: true, isSaved: false })
  expect(await like(ada, 1, true)).toMatchObject({ likes: 1 })
  expect(await like(bob, 1, true)).toMatchObject({ likes: 2 })
  expect(await like(ada, 1, false)).toEqual({ id: 1, likes: 1, isLiked: false, isSaved: false })
  expect(await marks(bob, 1)).toMatchObject({ likes: 1, isLiked: true })
})

test('members see what they have saved themselves, strangers how many like each post', async () => {
  expect(await save(ada, 2, true)).toEqual({ id: 2, likes: 0, isLiked: false, isSaved: true })
  await like(ada, 2, true)
  expect(await marks(bob, 2)).toEqual({ id: 2, likes: 1, isLiked: false, isSaved: false })
  const seen = await visitor(world.app).api.blog.marks({})
  expect(seen.map(({ id }) => id)).toEqual([...postIds])
  expect(seen.filter(({ isLiked, isSaved }) => isLiked || isSaved)).toEqual([])
  expect(seen.find(({ id }) => id === 2)).toMatchObject({ likes: 1 })
  expect(await save(ada, 2, false)).toMatchObject({ isSaved: false, isLiked: true })
})

test('presses at the same moment leave one like', async () => {
  await Promise.all(Array.from({ length: 5 }, () => like(ada, 3, true)))
  expect(await marks(ada, 3)).toMatchObject({ likes: 1, isLiked: true })
})

test('a post that was never written is liked by nobody', async () => {
  for (const id of [0, 7, 999])
    for (const kind of ['like', 'save'] as const) {
      const payload = kind === 'like' ? { isLiked: true } : { isSaved: true }
      const answer = await ada.send({ method: 'POST', url: `/api/blog/${id}/${kind}`, payload })
      expect([id, answer.statusCode]).toEqual([id, id === 0 ? 400 : 404])
    }
  const stranger = await visitor(world.app).send({
    method: 'POST',
    url: '/api/blog/1/like',
    payload: { isLiked: true },
  })
  expect(stranger.statusCode).toBe(401)
})

test('a post may have any number, and nothing else is one', async () => {
  const { isPage } = await import('#contract/pages.ts')
  expect(postIds.filter((id) => !isPage(`/blog/${id}`) || !isPage(`/blog/${id}/`))).toEqual([])
  expect(['/blog/0', '/blog/01', '/blog/one', '/blog/1/2', '/blog/1234567890'].filter(isPage)).toEqual([])
  expect(['/blog', '/blog/7'].filter(isPage)).toHaveLength(2)
})

test('likes go with their account', async () => {
  const gone = await cook(world.app)
  await like(gone, 4, true)
  await world.database.query('delete from users where id = $1', [gone.user.id])
  expect(await marks(ada, 4)).toMatchObject({ likes: 0 })
})

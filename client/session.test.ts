import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { streamFile } from '#client/download.ts'
import { fetchOwn, onSessionEnd } from '#client/session.ts'

const ended = vi.fn<() => void>()
const answer = (status: number, code: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ code, message: 'No.' }), { status, headers })
/** The server answers so, one call after the other; tells how often it was asked. */
const server = (...answers: Response[]) => {
  const asked = vi.fn<(url: string) => Promise<Response>>(async () => answers.shift() ?? new Response('{}'))
  vi.stubGlobal('fetch', asked)
  return asked
}

beforeEach(() => {
  vi.useFakeTimers()
  ended.mockClear()
  onSessionEnd(ended)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('any call that finds the session over tells so, and still has its answer to read', async () => {
  server(answer(401, 'not_signed_in'))
  const response = await fetchOwn('/api/recipes/7/file?format=pdf')
  expect(ended).toHaveBeenCalledOnce()
  expect(await response.json()).toMatchObject({ code: 'not_signed_in' })
})

it('a wrong password ends no session, nor does asking who is signed in', async () => {
  server(answer(401, 'wrong_credentials'), answer(401, 'not_signed_in'), answer(403, 'forbidden'))
  for (const url of ['/api/auth/signin', '/api/auth/user', '/api/admin/users']) await fetchOwn(url)
  expect(ended).not.toHaveBeenCalled()
})

it('a busy server is asked once more when it says, and no more than that', async () => {
  const asked = server(answer(503, 'busy', { 'retry-after': '3' }), answer(503, 'busy', { 'retry-after': '3' }))
  const response = fetchOwn('/api/recipes/verify', { method: 'POST', body: '{}' })
  await vi.advanceTimersByTimeAsync(2900)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect((await response).status).toBe(503)
  expect(asked).toHaveBeenCalledTimes(2)
})

it('what took too long, or would for long, is not asked again', async () => {
  for (const response of [
    answer(503, 'took_too_long', { 'retry-after': '3' }),
    answer(503, 'busy', { 'retry-after': '600' }),
    answer(503, 'unavailable'),
  ]) {
    const asked = server(response)
    expect((await fetchOwn('/api/recipes')).status).toBe(503)
    expect(asked).toHaveBeenCalledOnce()
  }
})

it('the browser is led to a large file only where it would not be refused', async () => {
  const link = { href: '', download: 'unset', click: vi.fn<() => void>() }
  vi.stubGlobal('document', { createElement: () => link })
  vi.stubGlobal('location', { origin: 'http://127.0.0.1' })
  const asked = server(
    answer(401, 'not_signed_in'),
    answer(429, 'too_many_requests'),
    new Response(null, { status: 204 }),
  )
  const file = '/api/recipe-library/file?format=jsonld'
  await expect(streamFile(file)).rejects.toMatchObject({ status: 401 })
  expect(ended).toHaveBeenCalledOnce()
  await expect(streamFile(file)).rejects.toMatchObject({ status: 429 })
  expect(link.click).not.toHaveBeenCalled()
  await streamFile(file)
  expect(ended).toHaveBeenCalledOnce()
  expect(asked.mock.lastCall?.[0]).toBe(`http://127.0.0.1${file}&probe=true`)
  expect([link.href, link.download, link.click.mock.calls.length]).toEqual([file, '', 1])
})

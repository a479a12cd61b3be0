import { afterAll, describe, expect, test } from 'vitest'
import { startApp } from '#server/test-world/start-app.ts'

const client = 'ca-pub-1234567890123456'

describe('an advertising network that is configured', async () => {
  const world = await startApp({ adClient: client })
  const { app } = world
  afterAll(() => world.close())

  test('runs in a frame that only our own pages may show, and that has no origin of ours', async () => {
    const { statusCode, headers, body } = await app.inject('/api/ads/frame?slot=dashboard')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain(`data-ad-client="${client}"`)
    expect(headers['x-frame-options']).toBeUndefined()
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toMatch(/; sandbox [a-z -]*$/)
    expect(policy).not.toContain('allow-same-origin')
    expect(policy).not.toMatch(/script-src[^;]*('unsafe-|\*(;| |$)|https:(;| |$))/)
  })

  test('is known to the pages, whose own scripts stay ours alone', async () => {
    const { headers, body } = await app.inject('/api/site')
    expect(JSON.parse(body)).toMatchObject({ adClient: client })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("frame-src 'self'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test.each(['', '?slot=', '?slot=signin', '?slot=<script>', '?slot=dashboard&slot=generate'])(
    'has no place %j',
    async (query) => {
      const { statusCode, body } = await app.inject(`/api/ads/frame${query}`)
      expect(statusCode).toBe(400)
      expect(JSON.parse(body)).toMatchObject({ code: 'invalid_input' })
    },
  )
})

test('without a network there is no frame of it, and pages show frames of our own alone', async () => {
  const world = await startApp()
  const { app } = world
  const { statusCode, headers } = await app.inject('/api/ads/frame?slot=dashboard')
  expect(statusCode).toBe(404)
  expect(String(headers['content-security-policy'])).toContain("frame-src 'self'")
  await world.close()
})

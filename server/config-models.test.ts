import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { ConfigError } from '#server/start-error.ts'

describe('half of a language model refuses to start', () => {
  test.each([
    [{ AI_MODEL: 'openai-compatible:llama3.2' }, 'set AI_BASE_URL'],
    [{ AI_MODEL: 'anthropic:some-model' }, 'set AI_API_KEY'],
    [{ AI_MODEL: 'google:some-model' }, 'set AI_API_KEY'],
  ])('%o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(sentence)
  })
  test('a key is not needed for a server of one’s own, and none of it counts without a model', () => {
    const own = { AI_MODEL: 'openai:local', AI_BASE_URL: 'http://127.0.0.1:1234/v1' }
    expect(readConfig(own).model).toMatchObject({ provider: 'openai', model: 'local', apiKey: undefined })
    expect(readConfig({ AI_API_KEY: 'sk-of-something-else' }).model).toBeUndefined()
  })
})

describe('half of an image model refuses to start', () => {
  test.each([
    [{ AI_IMAGE_MODEL: 'openai-compatible:flux' }, 'set AI_IMAGE_BASE_URL'],
    [{ AI_IMAGE_MODEL: 'openai:gpt-image-1' }, 'set AI_IMAGE_API_KEY'],
    [
      { AI_IMAGE_MODEL: 'openai:gpt-image-1', AI_MODEL: 'anthropic:some-model', AI_API_KEY: 'theirs' },
      'set AI_IMAGE_API_KEY',
    ],
    [{ AI_IMAGE_MODEL: 'anthropic:some-model', AI_IMAGE_API_KEY: 'key' }, 'makes no pictures'],
    [{ AI_IMAGE_API_KEY: 'key' }, 'set AI_IMAGE_MODEL'],
    [{ AI_IMAGE_BASE_URL: 'http://127.0.0.1:7860' }, 'set AI_IMAGE_MODEL'],
  ])('%o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(sentence)
  })

  test('address and key of the language model do where both are of one provider', () => {
    const writer = { AI_MODEL: 'openai-compatible:llama', AI_BASE_URL: 'http://127.0.0.1:1234/v1', AI_API_KEY: 'ours' }
    const flux = { provider: 'openai-compatible', model: 'flux' }
    expect(readConfig({ ...writer, AI_IMAGE_MODEL: 'openai-compatible:flux' }).imageModel).toEqual({
      ...flux,
      baseUrl: 'http://127.0.0.1:1234/v1',
      apiKey: 'ours',
    })
    // a key is sent to nobody but the address that it was set for
    const other = { AI_IMAGE_MODEL: 'openai-compatible:flux', AI_IMAGE_BASE_URL: 'http://127.0.0.1:7860/v1' }
    expect(readConfig({ ...writer, ...other }).imageModel).toEqual({
      ...flux,
      baseUrl: 'http://127.0.0.1:7860/v1',
      apiKey: undefined,
    })
    expect(readConfig({}).imageModel).toBeUndefined()
  })
})

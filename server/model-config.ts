import type { ModelSettings } from '#server/ports/recipe-writer/language-model/model-settings.ts'
import { ConfigError } from '#server/start-error.ts'

/** Half of a configuration refuses to start: the companies' own services want a key, a server of one's own its address. */
export function modelSettings(
  named: Pick<ModelSettings, 'provider' | 'model'> | undefined,
  url: string | undefined,
  key: string | undefined,
): ModelSettings | undefined {
  if (!named) return undefined
  if (named.provider === 'openai-compatible' && url === undefined)
    throw new ConfigError('AI_MODEL names an openai-compatible model: set AI_BASE_URL to its address.')
  if (url === undefined && key === undefined)
    throw new ConfigError(`AI_MODEL names a model from ${named.provider}: set AI_API_KEY to a key from that provider.`)
  return { ...named, baseUrl: url?.replace(/(?<!\/)\/+$/, ''), apiKey: key }
}

/** Address and key are those of the language model where both are of one provider; a key never goes to another company. */
export function imageModelSettings(
  named: Pick<ModelSettings, 'provider' | 'model'> | undefined,
  url: string | undefined,
  key: string | undefined,
  writer: ModelSettings | undefined,
): ModelSettings | undefined {
  if (!named) {
    if (url !== undefined || key !== undefined)
      throw new ConfigError(
        'AI_IMAGE_BASE_URL or AI_IMAGE_API_KEY is set without a model: set AI_IMAGE_MODEL, or unset them.',
      )
    return undefined
  }
  if (named.provider === 'anthropic')
    throw new ConfigError(
      'AI_IMAGE_MODEL names a model from anthropic, which makes no pictures: name one from openai, google or openai-compatible.',
    )
  const same = writer?.provider === named.provider ? writer : undefined
  // an address of one's own comes with its own key, or none
  const [baseUrl, apiKey] = url === undefined ? [same?.baseUrl, key ?? same?.apiKey] : [url, key]
  if (named.provider === 'openai-compatible' && baseUrl === undefined)
    throw new ConfigError('AI_IMAGE_MODEL names an openai-compatible model: set AI_IMAGE_BASE_URL to its address.')
  if (baseUrl === undefined && apiKey === undefined)
    throw new ConfigError(
      `AI_IMAGE_MODEL names a model from ${named.provider}: set AI_IMAGE_API_KEY to a key from that provider.`,
    )
  return { ...named, baseUrl: baseUrl?.replace(/(?<!\/)\/+$/, ''), apiKey }
}

import type { OpenAIProvider } from '@ai-sdk/openai'
import type { ModelSettings } from '#server/ports/recipe-writer/language-model/model-settings.ts'

/** A way to ask: with our schema enforced by the provider, as some JSON, or as plain text that should be JSON. */
export interface Way {
  readonly kind: 'schema' | 'json' | 'text'
  readonly model: Model
}

/** What every provider's package opens, and the SDK asks. */
type Model = ReturnType<OpenAIProvider['chat']>

/** Opens the model, and every way in which it may be asked, the strictest first. No request is made. Only the code of its own provider is read. */
export async function openModel({ provider, model, baseUrl, apiKey }: ModelSettings): Promise<readonly Way[]> {
  const settings = { ...(baseUrl !== undefined && { baseURL: baseUrl }), apiKey: apiKey ?? 'none' }
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      const openai = createOpenAI(settings)
      // behind another address stands something that speaks chat completions; OpenAI itself prefers its newer interface
      return schemaOrText(baseUrl === undefined ? openai(model) : openai.chat(model))
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return schemaOrText(createAnthropic(settings)(model))
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return schemaOrText(createGoogle(settings)(model))
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const open = (supportsStructuredOutputs: boolean) =>
        createOpenAICompatible({
          name: provider,
          baseURL: baseUrl ?? '',
          includeUsage: true,
          supportsStructuredOutputs,
          ...(apiKey !== undefined && { apiKey }),
        })(model)
      const loose = open(false)
      return [
        { kind: 'schema', model: open(true) },
        { kind: 'json', model: loose },
        { kind: 'text', model: loose },
      ]
    }
  }
}

/** What every provider's package opens for pictures. */
export type ImageModel = ReturnType<OpenAIProvider['image']>

/** Opens an image model. No request is made. Anthropic makes no pictures: the configuration has refused it. */
export async function openImageModel({ provider, model, baseUrl, apiKey }: ModelSettings): Promise<ImageModel> {
  const settings = { ...(baseUrl !== undefined && { baseURL: baseUrl }), apiKey: apiKey ?? 'none' }
  if (provider === 'openai') return (await import('@ai-sdk/openai')).createOpenAI(settings).image(model)
  if (provider === 'google') return (await import('@ai-sdk/google')).createGoogle(settings).image(model)
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: provider,
    baseURL: baseUrl ?? '',
    ...(apiKey !== undefined && { apiKey }),
  }).imageModel(model)
}

function schemaOrText(model: Model): readonly Way[] {
  return [
    { kind: 'schema', model },
    { kind: 'text', model },
  ]
}

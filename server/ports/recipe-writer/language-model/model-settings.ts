/** The companies' own services by name, and anything that speaks OpenAI's chat completions. */
export const modelProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type ModelProvider = (typeof modelProviders)[number]

/** Which language model writes: AI_MODEL, AI_BASE_URL and AI_API_KEY of the configuration. */
export interface ModelSettings {
  readonly provider: ModelProvider
  readonly model: string
  readonly baseUrl: string | undefined
  readonly apiKey: string | undefined
}

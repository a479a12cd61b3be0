import type { Site } from '#contract/public/public.ts'
import { type Config, noSupportEmail } from '#server/config.ts'
import type { AppContext } from '#server/context.ts'

/** What pages must know of this installation. */
export function siteOf({ config, payments, address }: Pick<AppContext, 'config' | 'payments' | 'address'>): Site {
  return {
    address: address(),
    supportEmail: config.mail.supportEmail === noSupportEmail ? null : config.mail.supportEmail,
    operator: { name: config.operator.name ?? null, address: config.operator.address ?? null },
    services: {
      languageModel: serviceOf(config.model),
      imageModel: serviceOf(config.imageModel),
      mail: config.mail.smtpUrl !== undefined,
      instacart: config.instacart !== undefined,
      recipePages: config.web !== undefined,
    },
    payments: payments?.kind ?? 'off',
    community: config.community,
    adClient: config.adClient ?? null,
  }
}

/** With an address of its own a model is whoever's that is, whatever it speaks. */
function serviceOf(model: Config['model']): Site['services']['languageModel'] {
  if (!model) return null
  const { provider, baseUrl } = model
  return baseUrl !== undefined || provider === 'openai-compatible' ? 'own' : provider
}

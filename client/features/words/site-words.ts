import type { Site } from '#contract/public/public.ts'

/** What printed pages say of this installation, by the names that stand in their text as {{names}}. */
export function wordsOfSite({ operator, services, payments, adClient }: Site) {
  return {
    operator: operatorSentence(operator),
    languageModel: services.languageModel === null ? 'none' : modelServices[services.languageModel],
    imageModel: services.imageModel === null ? 'none; dishes are drawn here' : modelServices[services.imageModel],
    mail: services.mail ? 'a mail server' : 'none; emails stay here',
    payments: paymentWords[payments],
    advertising: adClient === null ? 'only our own ads' : 'Google’s network, if you say yes',
    recipePages: services.recipePages ? 'only when you ask' : 'off here',
    delivery: services.instacart ? 'Instacart is connected' : 'only links to stores',
  }
}

/** Undefined where nobody has given a name: then nothing is said of it. */
function operatorSentence({ name, address }: Site['operator']): string | undefined {
  if (name === null) return undefined
  const who = address === null ? name : `${name}, ${address}`
  return `This site is run by ${who}${who.endsWith('.') ? '' : '.'}`
}

const modelServices = {
  openai: 'a model from OpenAI',
  anthropic: 'a model from Anthropic',
  google: 'a model from Google',
  own: 'a model at an address the operator chose',
} as const

const paymentWords = {
  stripe: 'Stripe',
  test: 'a test checkout, which takes no money and contacts no one',
  off: 'none',
} as const

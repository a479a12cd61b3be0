import type { Site } from '#contract/public.ts'

/** What printed pages say of this installation, by the names that stand in their text as {{names}}. */
export function wordsOfSite({ operator, services, payments, adClient }: Site) {
  return {
    operator: operatorSentence(operator),
    languageModel: services.languageModel === null ? 'none' : modelServices[services.languageModel],
    imageModel: services.imageModel === null ? 'none, dishes are drawn here' : modelServices[services.imageModel],
    mail: services.mail ? 'a mail server' : 'none, letters stay here',
    payments: paymentWords[payments],
    advertising: adClient === null ? 'our own cards alone' : 'Google’s network, if you say yes',
    delivery: services.instacart ? 'Instacart is connected' : 'links to stores alone',
  }
}

function operatorSentence({ name, address }: Site['operator']): string {
  if (name === null) return 'The operator of this site has not given a name yet.'
  const who = address === null ? name : `${name}, ${address}`
  return `This site is run by ${who}${who.endsWith('.') ? '' : '.'}`
}

const modelServices = {
  openai: 'a model of OpenAI',
  anthropic: 'a model of Anthropic',
  google: 'a model of Google',
  own: 'a model at an address that the operator chose',
} as const

const paymentWords = {
  stripe: 'Stripe',
  test: 'a test checkout, which takes no money and calls nobody',
  off: 'none',
} as const

import { useQuery } from '@tanstack/react-query'
import { serviceOptions } from '#client/features/shopping/delivery/store-address.ts'
import { siteQuery } from '#client/features/site/queries.ts'

/** Which services take a list as it is; the others open a search for each item. None is known until the site has answered. */
export function useStoreDeeds() {
  const { data: site } = useQuery(siteQuery)
  const takes = site?.services.instacart === true
  return {
    /** Those that take a list first. */
    options: serviceOptions.map(({ value, label }) => ({
      value,
      label: takes ? `${label}: ${value === whole ? 'takes your list' : 'search item by item'}` : label,
    })),
    /** What a service does, before anything else is asked; of all of them where none is chosen. */
    sentenceOf: (service: string): string | undefined => {
      if (!site) return undefined
      const chosen = serviceOptions.find(({ value }) => value === service)
      if (chosen) return takes && service === whole ? takesSentence : `${chosen.label} ${searchSentence}`
      return takes
        ? `${takesSentence} The other stores don’t take lists: they open a search for each item.`
        : 'You get a search link per item and fill the cart at the store. No store takes a whole list from this site.'
    },
    /** What can be had, in a sentence, for who does not have it yet. */
    offer: takes
      ? 'Instacart opens with your whole list in it. The other stores don’t take lists: you get a search link for each item.'
      : 'You get a search link for each item at your store and fill the cart there. No store takes a whole list from this site.',
  }
}

const whole = 'instacart'
const takesSentence = 'Instacart opens with your whole list in it. You choose the products and pay there.'
const searchSentence = 'doesn’t take lists from us. You get a search link for each item and fill the cart there.'

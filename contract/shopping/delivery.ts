import { z } from 'zod'
import { DeliveryService } from '#contract/accounts/accounts.ts'
import { deliveryServicesOfSettings } from '#domain/options/options.ts'

const chooseService = 'Please choose a grocery delivery service first.'
/** One of the nine; 'none' delivers nothing. The settings' own sentence would name 'none' and every code beside its name. */
export const DeliveryServiceGiven = z
  .string(chooseService)
  .max(60)
  .nullable()
  .transform((given, context) => {
    const known = DeliveryService.safeParse(given)
    if (known.success && known.data !== null && known.data !== 'none') return known.data
    const names = Object.entries(deliveryServicesOfSettings).flatMap(([code, name]) => (code === 'none' ? [] : [name]))
    context.addIssue({
      code: 'custom',
      message: known.success ? chooseService : `must be one of: ${names.join(', ')}`,
    })
    return z.NEVER
  })

/** A store with the addresses of its own pages; {q}, {zip} and {source} are filled in. */
export const DeliveryStore = z.strictObject({
  service: z.string(),
  name: z.string(),
  /** Its ordering page. */
  orderUrl: z.string(),
  /** Search for one item; {q} is the item. */
  searchUrl: z.string(),
  /** 'YYYY-MM-DD', the day on which somebody last saw these addresses work; null: never. */
  lastChecked: z.string().nullable(),
})
export type DeliveryStore = z.infer<typeof DeliveryStore>

export const DeliveryLink = z.strictObject({
  deliveryUrl: z.string(),
  /** Whether the store's page has the items in it already. */
  prePopulated: z.boolean(),
  itemCount: z.int(),
  /** A search for each item. */
  items: z.array(z.strictObject({ name: z.string(), url: z.string() })),
})
export type DeliveryLink = z.infer<typeof DeliveryLink>

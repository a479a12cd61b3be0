import { type SyntheticEvent, useId, useState } from 'react'
import { useDeliveryLink } from '#client/features/shopping/delivery/queries.ts'
import { preferredService } from '#client/features/shopping/delivery/store-address.ts'
import type { User } from '#contract/accounts/accounts.ts'

export const lacks = {
  service: { title: 'Select Delivery Service', description: 'Please choose a grocery delivery service first.' },
  address: { title: 'Enter Delivery Address', description: 'Please provide your delivery address.' },
} as const

/** What is typed for an order, what is missing of it, and how it fared. */
export function useOrder(user: User, listId: number) {
  const id = useId()
  const [service, setService] = useState(preferredService(user) ?? '')
  const [address, setAddress] = useState(user.deliveryAddress ?? user.deliveryZipCode ?? '')
  const [missing, setMissing] = useState<keyof typeof lacks>()
  const { mutate, reset, isPending: isBusy, error, data: link } = useDeliveryLink()
  const change = (field: keyof typeof lacks, text: string) => {
    if (field === 'service') setService(text)
    else setAddress(text)
    setMissing(undefined)
    reset()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    const lack = service === '' ? 'service' : address.trim() === '' ? 'address' : undefined
    setMissing(lack)
    if (!lack) mutate({ deliveryService: service, deliveryAddress: address.trim(), shoppingListId: listId })
  }
  const isKnown = preferredService(user) !== null && Boolean(user.deliveryAddress ?? user.deliveryZipCode)
  return { id, service, address, isKnown, missing, isBusy, error, link, change, submit }
}
export type Order = ReturnType<typeof useOrder>

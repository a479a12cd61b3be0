import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '#client/api.ts'
import type { ContactMessage } from '#contract/public/contact.ts'

/** Writes to support, no sooner than the server believes that somebody has written. `least` is how long that takes, in seconds. */
export function useSendMessage(least: number) {
  const begun = useRef<{ form: string; at: number }>(undefined)
  const open = async () => {
    const { form } = await api.contact.openForm({})
    begun.current = { form, at: performance.now() }
    return form
  }
  // begun with the page; where it was out of reach then, it is asked for when the message is sent
  useQuery({ queryKey: ['public', 'contact-form'], queryFn: open, gcTime: 0, staleTime: Infinity, retry: false })
  return useMutation({
    mutationFn: async (message: ContactMessage) => {
      if (!begun.current) await open()
      const { form, at } = begun.current!
      const left = least * 1000 - (performance.now() - at)
      if (left > 0) await new Promise((done) => setTimeout(done, left))
      return api.contact.send({ body: { ...message, form } })
    },
  })
}

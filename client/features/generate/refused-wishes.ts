import type { CallError } from '#contract/client.ts'

/** The wishes of a refusal that cannot be kept, as the server names them, and what to say at the field of each. */
export function refusedWishes({ details }: CallError): { wishes: string[]; message: string } {
  const wishes = Array.isArray(details['wishes']) ? details['wishes'].map(String) : []
  return {
    wishes,
    message:
      wishes.length > 1 ? 'This conflicts with another choice' : 'We can’t do this. Please choose something else.',
  }
}

import { rememberedFor } from '#domain/remembered.ts'

/** Lines of a list by their places, one bit each: thousands of clauses each speak of some of them, and put some together. */
export type Lines = bigint
export const none: Lines = 0n

/** The lines at these places, worked out once for each array. */
export const linesAt = rememberedFor(
  (places: readonly number[]): Lines => places.reduce((all, place) => all | (1n << BigInt(place)), none),
)

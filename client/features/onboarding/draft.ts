import type { Answers } from '#client/features/onboarding/answers.ts'
import { keptForMember } from '#client/kept.ts'

/** Answers half-way, kept in this browser for one user. `step` counts from 1. */
export interface Draft {
  step: number
  answers: Answers
}

/** The draft of a user, or none: where there is nothing, nothing readable, or no storage. */
export const readDraft = (userId: string): Draft | null => parseDraft(keptOf(userId).read() ?? '')

/** Without storage the answers last as long as the page. */
export const keepDraft = (userId: string, draft: Draft): void => void keptOf(userId).keep(JSON.stringify(draft))

export const dropDraft = (userId: string): void => keptOf(userId).drop()

/** Text of the storage to a draft; null unless every answer has its shape. */
export function parseDraft(text: string): Draft | null {
  const draft = readJson(text)
  if (!isRecord(draft) || !isRecord(draft['answers'])) return null
  const { step, answers } = draft
  const isStep = typeof step === 'number' && Number.isInteger(step) && step >= 1 && step <= 6
  const isWhole = texts.every((key) => typeof answers[key] === 'string') && lists.every((key) => isTexts(answers[key]))
  return isStep && isWhole ? { step, answers: answers as unknown as Answers } : null
}

const keptOf = (userId: string) => keptForMember(`onboarding:${userId}`)

const lists = ['allergies', 'preferredCuisines', 'kitchenEquipment'] as const
const texts = [
  'dietaryPreference',
  'foodDislikes',
  'skillLevel',
  'cookingTimePreference',
  'specialEquipment',
  'preferredDeliveryService',
  'deliveryZipCode',
] as const

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

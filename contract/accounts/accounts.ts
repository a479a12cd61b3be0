import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { tiers } from '#contract/plans.ts'
import { Email, Name, NoBody, option, storedOption } from '#contract/text.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { knownEquipment } from '#domain/options/equipment.ts'
import {
  allergiesOfProfile,
  cookingTimes,
  cuisinesOfProfile,
  cuisinesOfRequest,
  deliveryServicesOfSettings,
  dietsOfMenus,
  dietsOfProfile,
  dietsOfRequest,
  optionKey,
  skillLevels,
} from '#domain/options/options.ts'

/** What there is to know of an account beside what its member eats, how they cook and where they live. */
export const Account = z.strictObject({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  subscriptionTier: z.enum(tiers),
  isPremium: z.boolean(),
  isAdmin: z.boolean(),
  generationsUsed: z.int(),
  dailyGenerationsUsed: z.int(),
  /** null: no limit. */
  generationsLeft: z.int().nullable(),
  resetsAt: z.string(),
  subscriptionEndsAt: z.string().nullable(),
  hasCompletedOnboarding: z.boolean(),
  hasCompletedSetup: z.boolean(),
  createdAt: z.string(),
  /** Whether the address was confirmed by its link; limits nothing. */
  emailConfirmed: z.boolean(),
  twoFactor: z.boolean(),
  /** When the account goes, where its deletion was asked for. */
  deletionAt: z.string().nullable(),
})
export type Account = z.infer<typeof Account>

/** What the client knows of its user. Every call that changes the user answers it. */
export const User = Account.extend({
  dietaryPreference: z.string().nullable(),
  allergies: z.array(z.string()),
  foodDislikes: z.string().nullable(),
  skillLevel: z.string().nullable(),
  preferredCuisines: z.array(z.string()),
  cookingTimePreference: z.string().nullable(),
  specialEquipment: z.string().nullable(),
  kitchenEquipment: z.array(z.string()),
  preferredDeliveryService: z.string().nullable(),
  deliveryAddress: z.string().nullable(),
  deliveryZipCode: z.string().nullable(),
})
export type User = z.infer<typeof User>

const lower = (value: string) => value.toLowerCase()
const lowerOrNull = (value: string | null) => value?.toLowerCase() ?? null
export const DietOfProfile = storedOption(dietsOfProfile, dietsOfRequest, dietsOfMenus).transform(lowerOrNull)
export const AllergyOfProfile = option(allergiesOfProfile, allergens).transform(lower)
const SkillLevel = storedOption(skillLevels).transform(lowerOrNull)
const Cuisine = option(cuisinesOfProfile, cuisinesOfRequest, ['Greek']).transform(lower)
const CookingTime = codeOf(cookingTimes)
/** Known pieces by the name of the lists, others as they were typed, each once; in lower case. */
const Equipment = z
  .array(
    z
      .string()
      .trim()
      .min(1, 'must have a name')
      .max(60, 'must have at most 60 characters')
      .regex(/^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u, 'must be one line of text'),
  )
  .max(80)
  .transform((names) => [...new Map(names.map((name) => [optionKey(name), spelled(name)])).values()])

const spellings = new Map(knownEquipment.map((name) => [optionKey(name), lower(name)]))
const spelled = (name: string) => spellings.get(optionKey(name)) ?? lower(name.replace(/\s+/g, ' '))
/** The nine services of a delivery link and 'none'; older spellings are taken too. */
export const DeliveryService = codeOf(deliveryServicesOfSettings)
const tooShort = 'Password must be at least 6 characters'
export const Password = z.string(tooShort).min(6, tooShort).max(200, 'Password must be at most 200 characters')
/** Six digits of an authenticator, or a recovery code; spaces and hyphens do not count. */
export const Code = z
  .string('Please enter the code')
  .max(40)
  .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().min(1, 'Please enter the code'))
export const FirstName = Name('First name')
export const LastName = Name('Last name')
const ZipCode = z.string().trim().max(10, 'ZIP code must be at most 10 characters')
const DeliveryAddress = z.string().trim().max(300, 'Delivery address must be at most 300 characters')

export const SignUp = z.strictObject({
  email: Email,
  firstName: FirstName,
  lastName: LastName,
  password: Password,
  selectedTier: z.literal('free', 'Please complete payment first to unlock premium features.').optional(),
})

export const SignIn = z.strictObject({
  email: Email,
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(200, 'Password must be at most 200 characters'),
  /** Of the authenticator or a recovery code, where the account asks for a second factor. */
  code: Code.optional(),
})

export const ProfileChange = z.strictObject({
  firstName: FirstName.optional(),
  lastName: LastName.optional(),
  dietaryPreference: DietOfProfile.optional(),
  allergies: z.array(AllergyOfProfile).max(30).optional(),
  foodDislikes: z.string().trim().max(500).nullable().optional(),
  skillLevel: SkillLevel.optional(),
  preferredCuisines: z.array(Cuisine).max(30).optional(),
  cookingTimePreference: CookingTime.optional(),
  kitchenEquipment: Equipment.optional(),
  specialEquipment: z.string().trim().max(500).nullable().optional(),
  preferredDeliveryService: DeliveryService.optional(),
  deliveryZipCode: ZipCode.nullable().optional(),
  hasCompletedOnboarding: z.boolean().optional(),
  hasCompletedSetup: z.boolean().optional(),
})

export const AccountSetup = z.strictObject({
  firstName: FirstName,
  /** An empty one leaves the name that the account has. */
  lastName: z
    .string()
    .trim()
    .max(100, 'Last name must be at most 100 characters')
    .transform((name) => name || undefined)
    .optional(),
  email: Email,
  deliveryZipCode: ZipCode.nullable().optional(),
  preferredDeliveryService: DeliveryService.optional(),
  kitchenEquipment: Equipment.optional(),
  deliveryAddress: DeliveryAddress.nullable().optional(),
})

export const accounts = endpoints({
  currentUser: {
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in user',
    access: 'account',
    requires: 'nothing',
    output: User,
    limit: 'look',
  },
  signUp: {
    method: 'POST',
    path: '/api/auth/signup',
    summary: 'Create a free account and sign in',
    access: 'public',
    requires: 'nothing',
    body: SignUp,
    output: User,
    status: 201,
    limit: 'sign-up',
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/signin',
    summary: 'Sign in',
    access: 'public',
    requires: 'nothing',
    body: SignIn,
    output: User,
    limit: 'sign-in',
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Sign out; the session ends immediately',
    access: 'public',
    requires: 'nothing',
    body: NoBody,
    output: z.strictObject({ success: z.literal(true) }),
  },
  changeProfile: {
    method: 'PATCH',
    path: '/api/auth/profile',
    summary: 'Change names, preferences and the onboarding flags',
    access: 'account',
    requires: 'nothing',
    body: ProfileChange,
    output: User,
    limit: 'write',
  },
  completeSetup: {
    method: 'POST',
    path: '/api/complete-account-setup',
    summary: 'Finish setting up the account',
    access: 'account',
    requires: 'nothing',
    body: AccountSetup,
    output: User,
    limit: 'write',
  },
  updateKitchenEquipment: {
    method: 'POST',
    path: '/api/update-kitchen-equipment',
    summary: 'Save the kitchen’s equipment: items from any list and custom items',
    access: 'account',
    requires: 'nothing',
    body: z.strictObject({
      kitchenEquipment: Equipment,
      specialEquipment: z.string().trim().max(500).nullable().optional(),
    }),
    output: User,
    limit: 'write',
  },
  changeDeliveryPreferences: {
    method: 'PATCH',
    path: '/api/user/delivery-preferences',
    summary: 'Change the delivery service, address and ZIP code',
    access: 'account',
    requires: 'nothing',
    body: z.strictObject({
      preferredDeliveryService: DeliveryService.optional(),
      deliveryAddress: DeliveryAddress.nullable().optional(),
      deliveryZipCode: ZipCode.nullable().optional(),
    }),
    output: User,
    limit: 'write',
  },
})

/** The stored value of a table of values and labels, by either of them; null where nothing was chosen. A refusal says the labels alone. */
function codeOf<const T extends string>(table: Readonly<Record<T, string>>) {
  const rows = Object.entries<string>(table) as [T, string][]
  const byKey = new Map(rows.flatMap(([code, label]) => [code, label].map((name) => [optionKey(name), code])))
  return z
    .string()
    .max(60)
    .nullable()
    .transform((given, context): T | null => {
      if (given === null || given.trim() === '') return null
      const code = byKey.get(optionKey(given))
      if (code !== undefined) return code
      context.addIssue({ code: 'custom', message: `must be one of: ${rows.map(([, label]) => label).join(', ')}` })
      return z.NEVER
    })
}

import { plans } from '#contract/plans.ts'
import { type AllergenVerdict, allergenName, allergens, allergensOfVerdict } from '#domain/food/allergens/allergens.ts'
import { caloriesText } from '#domain/measure/figures.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import { headed, lineEnd, recipeLines } from '#domain/recipe/texts/recipe-text.ts'
import type { AppContext } from '#server/context.ts'
import { asOf, type UserRow } from '#server/features/accounts/store.ts'
import { paymentsOf } from '#server/features/own-data/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import { listSessions } from '#server/http/sessions/sessions.ts'
import type { Invoice } from '#server/ports/payments/payments.ts'

/** The texts of an export beside the recipes, by file name. */
export async function readableFiles(
  { database, payments, log }: Pick<AppContext, 'database' | 'payments' | 'log'>,
  row: UserRow,
  at: Date,
): Promise<Record<string, string>> {
  const user = asOf(row, at)
  const { account } = await paymentsOf(database, user.id)
  const sessions = await listSessions(database, user.id, at)
  let invoices: readonly Invoice[] | undefined = []
  if (account?.customerId && payments) {
    invoices = await payments.invoicesOf(account.customerId).catch((error: unknown) => {
      log.warn({ err: error }, 'An export is missing its invoices.')
      return undefined
    })
  }
  return {
    'README.txt': text(readme(at)),
    'profile.txt': text(profile(user)),
    'security.txt': text(security(user, sessions)),
    'subscription.txt': text(subscription(user, invoices)),
  }
}

/** A kept recipe with the figures that were kept beside it. */
export function storedRecipeText(recipe: StoredRecipe): string {
  const { facts, servings, writer } = recipe
  const rows = allergens.map((allergen) => ({ allergen, verdict: facts.allergens[allergen] }))
  const named = (wanted: AllergenVerdict) => allergensOfVerdict(rows, wanted).join(', ')
  return text([
    ...recipeLines(recipe, `Serves ${servings}. Ready in ${minutesText(facts.totalMinutes)}.`),
    '',
    'CHECKED, PER SERVING',
    `${caloriesText(facts.calories)}, $${facts.costPerServing.toFixed(2)} for the amounts used`,
    ...fields({
      Contains: named('contains'),
      'Usually contains': named('usually_contains'),
      'Not ruled out': named('unknown'),
    }),
    'Allergens are based on the ingredients listed. Check labels.',
    '',
    'IN YOUR COLLECTION',
    ...fields({
      'Saved on': day(recipe.createdAt),
      'Written by': { kitchen: 'the kitchen', model: `a language model (${writer.model})`, cook: 'you' }[writer.kind],
      Favorite: recipe.isFavorite ? 'yes' : '',
      'Your rating': recipe.userRating === null ? '' : recipe.userRating > 0 ? 'up' : 'down',
      'Why we chose it': recipe.reasons.join('; '),
      Notes: recipe.notes.join(' '),
      Tags: recipe.tags.join(', '),
      'Your photo': recipe.photoVersion === null ? '' : `pictures/${recipe.id}-photo.webp`,
      Shared: recipe.isShared ? 'yes' : '',
    }),
    ...(recipe.cookNotes === '' ? [] : ['', 'YOUR NOTES', ...recipe.cookNotes.split('\n'), '']),
    ...recipe.changes.map(({ from, to, reason }) => `Changed: ${from} -> ${to} (${reason})`),
  ])
}

function readme(at: Date): string[] {
  return [
    ...headed('Your data at MealCrafter'),
    `Everything we keep about you, as it was on ${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC.`,
    '',
    'profile.txt        your name, your email and delivery addresses, what you eat and what you cook with',
    'security.txt       how your account is protected, and where you’re signed in',
    'subscription.txt   your plan and what you paid',
    'recipes/           your recipes, one file each',
    'pictures/          your photos of your recipes, and the pictures we made of them',
    'lists/             your shopping lists, one file each',
    'picture.webp       your picture, if you have one',
    'data.json          all of it again, for programs: a list of rows for each table',
    '',
    'Passwords and other secrets are kept as hashes or encrypted, so they aren’t included.',
    'Only the payment provider has your card numbers.',
  ]
}

function profile(user: UserRow): string[] {
  return [
    ...headed('Profile'),
    ...fields({
      Name: `${user.firstName} ${user.lastName}`,
      'Email address': user.email,
      'Address confirmed': user.emailConfirmedAt ? day(user.emailConfirmedAt) : 'not yet',
      'Member since': day(user.createdAt),
      'To be deleted on': user.deletionAt ? day(user.deletionAt) : '',
      Administrator: user.isAdmin ? 'yes' : '',
    }),
    '',
    'WHAT YOU EAT AND COOK',
    ...fields({
      Diet: user.dietaryPreference,
      Allergies: user.allergies.map(allergenName).join(', '),
      Dislikes: user.foodDislikes,
      Skill: user.skillLevel,
      Cuisines: user.preferredCuisines.join(', '),
      'Time to cook': user.cookingTimePreference,
      Equipment: user.kitchenEquipment.join(', '),
      'Special equipment': user.specialEquipment,
      'Recipes written so far': String(user.generationsUsed),
    }),
    '',
    'DELIVERY',
    ...fields({
      Service: user.preferredDeliveryService,
      Address: user.deliveryAddress,
      'ZIP code': user.deliveryZipCode,
    }),
  ]
}

function security(user: UserRow, sessions: Awaited<ReturnType<typeof listSessions>>): string[] {
  return [
    ...headed('Security'),
    ...fields({ 'Two-step verification': user.hasTwoFactor ? 'on' : 'off' }),
    '',
    'SIGNED IN',
    ...sessions.map(
      ({ device, startedAt, lastUsedAt }) =>
        `${device}, since ${startedAt.slice(0, 10)}, last used on ${lastUsedAt.slice(0, 10)}`,
    ),
  ]
}

function subscription(user: UserRow, invoices: readonly Invoice[] | undefined): string[] {
  return [
    ...headed('Subscription'),
    ...fields({
      Plan: plans[user.subscriptionTier].name,
      'Ends on': user.tierEndsAt ? day(user.tierEndsAt) : '',
    }),
    '',
    'PAYMENTS',
    ...(invoices ?? []).map(
      ({ number, at, cents, isPaid }) =>
        `${day(at)}  ${number}  $${(cents / 100).toFixed(2)}  ${isPaid ? 'paid' : 'not paid'}`,
    ),
    ...(invoices === undefined ? ['We couldn’t reach the payment provider. Please export again later.'] : []),
    ...(invoices?.length === 0 ? ['none'] : []),
  ]
}

/** A line for each field that says something. */
function fields(values: Readonly<Record<string, string | null>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
}

const day = (at: Date) => at.toISOString().slice(0, 10)
const text = (lines: readonly string[]) => [...lines, ''].join(lineEnd)

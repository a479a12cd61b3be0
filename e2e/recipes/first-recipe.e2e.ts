import type { Page } from '@playwright/test'
import {
  allergiesOfProfile,
  cookingTimes,
  cuisinesOfProfile,
  deliveryServices,
  dietsOfProfile,
  equipmentOfProfile,
  skillLevels,
} from '#domain/options/options.ts'
import { expect, expectAccessible, test, toast } from '../journey.ts'
import { newEmail, signIn } from '../members.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('from the landing page to a first verified recipe on a phone, and back to it another day', async ({ page }) => {
  test.slow()
  const email = newEmail()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Plans', exact: true })).toBeVisible()
  await expectAccessible(page, 'the landing page')
  await page.getByRole('link', { name: 'Get Started Free' }).click()

  await page.waitForURL('/account-setup?tier=free')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Cook')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('paprika and thyme')
  await expectAccessible(page, '/account-setup')
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click()
  await expect(toast(page)).toContainText('Account Created!')
  await page.waitForURL('/onboarding')

  await answerSixSteps(page)
  await page.waitForURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  await expect(page.getByText('3 of 3 recipes left today')).toBeVisible()
  await expect(page.getByText('No recipes yet')).toBeVisible()
  await expectAccessible(page, 'an empty dashboard')

  await page.getByRole('button', { name: 'Generate New Recipe' }).click()
  const wishes = page.getByRole('dialog', { name: 'Generate Your Perfect Recipe' })
  await expect(wishes.getByText('3 of 3 left')).toBeVisible()
  await wishes.getByText('From your profile', { exact: true }).tap()
  const profile = wishes.getByRole('region', { name: 'From your profile' })
  await expect(profile).toContainText('No peanuts')
  await expect(profile).toContainText('Without cilantro')
  await expect(profile.getByRole('button', { name: 'Vegan: set aside' })).toBeVisible()
  await expectAccessible(page, 'the generation dialog')
  await wishes.getByText('Kind of dish').tap()
  await wishes.getByRole('radio', { name: 'Main Dish' }).check()
  await wishes.getByRole('button', { name: 'Generate My Recipe' }).tap()
  await expect(toast(page)).toContainText('Recipe Generated!')

  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Ingredients', exact: true })).toBeVisible()
  const title = await dialog.getByRole('heading', { level: 2 }).first().innerText()
  await dialog.getByText('Why this dish').tap()
  await expect(dialog.getByRole('list', { name: 'Why this dish' })).toContainText(/vegan/i)
  await expectAccessible(page, 'the recipe dialog')
  // a toast under the pointer stays
  await page.mouse.move(0, 0)
  await expect(toast(page)).not.toContainText('Recipe Generated!')
  await dialog.getByRole('link', { name: 'Open recipe' }).click()

  await page.waitForURL(/\/recipes\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectAccessible(page, 'the recipe page')
  await openWorkings(page)

  const ingredient = page.getByRole('region', { name: 'Ingredients', exact: true }).getByRole('checkbox').first()
  await ingredient.check()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(ingredient).toBeChecked()

  await page.getByRole('button', { name: 'Account: Ada Cook' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await signIn(page, { email, password: 'paprika and thyme' })
  await expect(page.getByText('2 of 3 recipes left today')).toBeVisible()
  const recent = page.getByRole('region', { name: 'Recent Recipes' })
  await expect(recent.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page, 'a dashboard with a recipe')
  await recent.getByRole('link', { name: title }).click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
})

/** Sees every choice there is on its way, and answers as a vegan beginner with an oven. */
async function answerSixSteps(page: Page): Promise<void> {
  const steps: readonly { choices: readonly string[]; answer: () => Promise<void> }[] = [
    { choices: [], answer: async () => undefined },
    {
      choices: [...dietsOfProfile, ...allergiesOfProfile],
      answer: async () => {
        await page.getByRole('radio', { name: 'Vegan' }).check()
        await page.getByRole('checkbox', { name: 'Peanuts' }).check()
        await page.getByLabel('Foods you dislike').fill('cilantro')
      },
    },
    {
      choices: [...skillLevels, ...cuisinesOfProfile, ...Object.values(cookingTimes)],
      answer: async () => {
        await page.getByRole('radio', { name: 'Beginner' }).check()
        await page.getByRole('checkbox', { name: 'Indian' }).check()
        await page.getByRole('checkbox', { name: 'Italian' }).check()
        await page.getByRole('radio', { name: cookingTimes.moderate }).check()
      },
    },
    {
      choices: equipmentOfProfile,
      answer: async () => {
        for (const name of ['Oven', 'Stovetop', 'Blender'])
          await page.getByRole('checkbox', { name, exact: true }).check()
        await page.getByLabel('Special equipment').fill('a waffle iron')
      },
    },
    {
      choices: Object.values(deliveryServices),
      answer: async () => {
        await expect(page.getByLabel('ZIP code')).toBeHidden()
        await page.getByRole('radio', { name: 'Instacart' }).check()
        await page.getByLabel('ZIP code').fill('10001-123456789')
        await expect(page.getByLabel('ZIP code')).toHaveValue('10001-1234')
      },
    },
    {
      choices: [],
      answer: async () => {
        const summary = page.getByRole('main')
        for (const answer of [
          'Vegan',
          'Peanuts',
          'cilantro',
          'Beginner',
          'Italian, Indian',
          'Oven, Stovetop, Blender',
          'Instacart',
        ])
          await expect(summary).toContainText(answer)
      },
    },
  ]
  for (const [index, { choices, answer }] of steps.entries()) {
    await expect(page.getByText(`Step ${index + 1} of 6`)).toBeVisible()
    for (const name of choices) await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
    await answer()
    await expectAccessible(page, `step ${index + 1}`)
    if (index === 5) await page.getByRole('checkbox', { name: /first recipe/ }).uncheck()
    await page.getByRole('button', { name: index < 5 ? 'Next' : 'Complete Setup' }).click()
  }
}

/** Each of the six checks opens to its lines, with their numbers and where the figures are from. */
async function openWorkings(page: Page): Promise<void> {
  const strip = page.getByRole('region', { name: 'What was checked' })
  for (const [check, working] of [
    ['Diet', /vegan/i],
    ['Allergens', /15 allergens, every line read/],
    ['Calories', /USDA/],
    ['Cost per serving', /\$\d/],
    ['Equipment', /./],
    ['Time', /From start to table/],
  ] as const) {
    const trigger = strip.getByRole('button', { name: check })
    if ((await trigger.getAttribute('aria-expanded')) === 'false') await trigger.click()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(strip.getByRole('region', { name: check })).toContainText(working)
    await expectAccessible(page, `the working of ${check}`, '[aria-label="What was checked"]')
  }
  await strip.getByRole('button', { name: 'Close' }).tap()
  await expect(strip.getByRole('button', { expanded: true })).toHaveCount(0)
}

import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import {
  type Answers,
  asksForZip,
  choicesWith,
  summaryOf,
  withoutContradiction,
  wordsOf,
} from '#client/features/onboarding/answers.ts'
import { type StepProps, Summary, type SummaryProps } from '#client/features/onboarding/summary.tsx'
import { DishAside } from '#client/features/site/dish-aside.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { MultipleChoice, SingleChoice } from '#client/ui/fields/choice.tsx'
import { TextAreaField, TextField } from '#client/ui/fields/field.tsx'
import { PhoneFold } from '#client/ui/pages/phone-fold.tsx'
import { smallPostPicture } from '#contract/blog/post-pictures.ts'

export interface Step {
  name: string
  heading: string
  lead: string
  Body: (props: StepProps & SummaryProps) => ReactNode
}

/** The six steps, in order. */
export const steps: readonly Step[] = [
  {
    name: 'welcome',
    heading: 'Welcome to the kitchen',
    lead: 'Four short questions, about three minutes, none of them required. Each recipe we write says how it uses your answers.',
    Body: Welcome,
  },
  {
    name: 'dietary-preferences',
    heading: 'What do you eat?',
    lead: 'Allergies come first: they’re never set aside. You can set a diet aside for one recipe.',
    Body: DietaryPreferences,
  },
  {
    name: 'cooking-style',
    heading: 'How do you cook?',
    lead: 'We’ll match recipes to your time and skill level. You can skip any of these.',
    Body: HowYouCook,
  },
  {
    name: 'kitchen-equipment',
    heading: 'What’s in your kitchen?',
    lead: 'No step will call for an appliance you don’t have. We assume you have pots, pans and knives.',
    Body: KitchenEquipment,
  },
  {
    name: 'delivery-preferences',
    heading: 'Do you use grocery delivery?',
    lead: 'This is optional. You can choose later in Settings.',
    Body: DeliveryPreferences,
  },
  { name: 'complete', heading: 'Does this look right?', lead: 'Choose an answer to change it.', Body: Summary },
]

function Welcome() {
  return (
    <div className="grid gap-x-12 spread:grid-cols-[minmax(0,1fr)_minmax(0,320px)]">
      <ol className="double-rule grid auto-rows-fr">
        {steps.slice(1, -1).map(({ heading }, index) => (
          <li key={heading} className="flex items-center gap-4 border-b border-hair py-3 last:border-b-0">
            <span className="serif w-6 text-3 leading-none text-tomato-ink italic">{index + 1}</span>
            {heading}
          </li>
        ))}
      </ol>
      <DishAside
        post={4}
        className="max-spread:order-first max-spread:mb-5 max-spread:h-32 max-spread:[@media(height<52rem)]:hidden"
      />
    </div>
  )
}

export function DietaryPreferences({ answers, change, isFolded = false }: FoldedProps) {
  return (
    <>
      <Asked isFolded={isFolded} title="Allergies" summary={wordsOf('allergies', answers.allergies)}>
        <MultipleChoice
          legend="Allergies"
          isAvoided
          hint="We check every line of every recipe against these"
          options={choicesWith('allergies', answers.allergies)}
          values={answers.allergies}
          onChange={(allergies, toggled) => change({ allergies: withoutContradiction(allergies, toggled) })}
        />
      </Asked>
      <Asked
        isFolded={isFolded}
        title="Dietary preference"
        summary={wordsOf('dietaryPreference', answers.dietaryPreference)}
      >
        <SingleChoice
          legend="Dietary preference"
          hint="Choose one"
          options={choicesWith('dietaryPreference', answers.dietaryPreference)}
          value={answers.dietaryPreference}
          onChange={(dietaryPreference) => change({ dietaryPreference })}
        />
      </Asked>
      <AllergyOfDiet key={answers.dietaryPreference} answers={answers} change={change} />
      <TextAreaField
        label="Foods you dislike"
        hint="Separated by commas: cilantro, blue cheese"
        rows={2}
        maxLength={500}
        value={answers.foodDislikes}
        onChange={(event) => change({ foodDislikes: event.target.value })}
      />
    </>
  )
}

function HowYouCook(props: StepProps) {
  return (
    <Beside
      className="content-evenly justify-items-center max-spread:hidden spread:grid"
      picture={dishes.map((post) => (
        <img key={post} src={smallPostPicture(post)} alt="" loading="lazy" width={220} height={220} />
      ))}
    >
      {/* on a phone its four chips stand in pairs */}
      <div className="contents max-phone:[&>:first-child>div]:max-w-72">
        <CookingStyle {...props} />
      </div>
    </Beside>
  )
}

/** A quick one and one that takes its time, of two cuisines. */
const dishes = [1, 4] as const

export function CookingStyle({ answers, change, isFolded = false }: FoldedProps) {
  return (
    <>
      <Asked isFolded={isFolded} title="Skill level" summary={wordsOf('skillLevel', answers.skillLevel)}>
        <SingleChoice
          legend="Skill level"
          hint="Choose one"
          options={choicesWith('skillLevel', answers.skillLevel)}
          value={answers.skillLevel}
          onChange={(skillLevel) => change({ skillLevel })}
        />
      </Asked>
      <Asked
        isFolded={isFolded}
        title="Cooking time"
        summary={wordsOf('cookingTimePreference', answers.cookingTimePreference)}
      >
        <SingleChoice
          legend="Cooking time"
          hint="Choose one"
          options={choicesWith('cookingTimePreference', answers.cookingTimePreference)}
          value={answers.cookingTimePreference}
          onChange={(cookingTimePreference) => change({ cookingTimePreference })}
        />
      </Asked>
      <Asked
        isFolded={isFolded}
        title="Preferred cuisines"
        summary={wordsOf('preferredCuisines', answers.preferredCuisines)}
      >
        <MultipleChoice
          legend="Preferred cuisines"
          hint="Choose as many as you like"
          options={choicesWith('preferredCuisines', answers.preferredCuisines)}
          values={answers.preferredCuisines}
          onChange={(preferredCuisines) => change({ preferredCuisines })}
        />
      </Asked>
    </>
  )
}

function KitchenEquipment({ answers, change }: StepProps) {
  return (
    <>
      <MultipleChoice
        legend="Kitchen equipment"
        options={choicesWith('kitchenEquipment', answers.kitchenEquipment)}
        values={answers.kitchenEquipment}
        onChange={(kitchenEquipment) => change({ kitchenEquipment })}
      />
      <TextAreaField
        label="Special equipment"
        hint="Anything else: a tagine, a waffle iron"
        rows={2}
        maxLength={500}
        value={answers.specialEquipment}
        onChange={(event) => change({ specialEquipment: event.target.value })}
      />
    </>
  )
}

function DeliveryPreferences({ answers, change }: StepProps) {
  return (
    <Beside picture={<span className="market-bag block size-full" />}>
      <SingleChoice
        legend="Delivery service"
        hint="With Unlimited, a shopping list opens the store you choose"
        options={choicesWith('preferredDeliveryService', answers.preferredDeliveryService)}
        value={answers.preferredDeliveryService}
        onChange={(preferredDeliveryService) => change({ preferredDeliveryService })}
      />
      {asksForZip(answers) && (
        <TextField
          label="ZIP code"
          autoComplete="postal-code"
          maxLength={10}
          className="max-w-52"
          value={answers.deliveryZipCode}
          onChange={(event) => change({ deliveryZipCode: event.target.value })}
        />
      )}
    </Beside>
  )
}

/** Questions with a picture on linen: beside them where there is room, and under them elsewhere. */
function Beside({ picture, className, children }: { picture: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-7 spread:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid content-start gap-7">{children}</div>
      <div className={clsx('linen h-36 rounded-sheet p-4 spread:h-auto spread:min-h-48', className)}>{picture}</div>
    </div>
  )
}

interface FoldedProps extends StepProps {
  /** On a phone each question is a row that says its answer, to be opened. */
  isFolded?: boolean
}

function Asked({
  isFolded,
  title,
  summary = 'Not chosen',
  children,
}: {
  isFolded: boolean
  title: string
  summary: string | undefined
  children: ReactNode
}) {
  if (!isFolded) return children
  return (
    <PhoneFold title={title} summary={summary} className="max-spread:[&+&]:-mt-6 max-spread:[&+&]:border-t-0">
      {children}
    </PhoneFold>
  )
}

/** Some diets are allergies to most who choose them: a diet can be set aside, an allergy never. */
function AllergyOfDiet({ answers: { dietaryPreference, allergies }, change }: StepProps) {
  const [isDiet, setIsDiet] = useState(false)
  const meant = allergiesOfDiet[dietaryPreference]
  if (!meant || isDiet || meant.every((allergy) => allergies.includes(allergy))) return null
  const add = () =>
    change({ allergies: [...allergies.filter((each) => each !== 'none' && !meant.includes(each)), ...meant] })
  return (
    <div className="-mt-2 grid gap-3 rounded-ctl bg-saffron-wash px-4 py-3.5 text-saffron-ink">
      <output className="font-semibold">
        Is it an allergy? You can set a diet aside for one recipe, but never an allergy.
      </output>
      <div className="flex flex-wrap gap-3">
        <Button onClick={add} className="!min-h-11 border-saffron-ink! py-1.5! text-ui">
          Yes, an allergy to {wordsOf('allergies', meant)?.toLowerCase().replace(', ', ' and ')}
        </Button>
        <Button onClick={() => setIsDiet(true)} className="!min-h-11 border-saffron-ink! py-1.5! text-ui">
          No, a diet
        </Button>
      </div>
    </div>
  )
}

const allergiesOfDiet: Readonly<Record<string, string[]>> = {
  'nut-free': ['tree nuts', 'peanuts'],
  'gluten-free': ['wheat/gluten'],
  'dairy-free': ['dairy'],
}

/** The heading and lead of a step; the summary has others where every question was skipped. */
export function wordsOfStep({ name, heading, lead }: Step, answers: Answers): Pick<Step, 'heading' | 'lead'> {
  const isBlank = name === 'complete' && summaryOf(answers).every(([, , words]) => words === undefined)
  return isBlank
    ? { heading: 'Almost ready', lead: 'You skipped the questions, so nothing limits your recipes yet.' }
    : { heading, lead }
}

import { useState } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { type CookedRecipe, cooked, type UnitSystem, unitSystems } from '#client/features/cooking/cooked-recipe.ts'
import {
  type KeptCooking,
  nothingYet,
  type PlannedMeal,
  readCooking,
  saveCooking,
} from '#client/features/cooking/kept-cooking.ts'
import { useScaling } from '#client/features/cooking/use-scaling.ts'
import { keptForMember, keptOnDevice } from '#client/kept.ts'
import type { RecipeSearch } from '#client/paths.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'
import type { ScaledWords } from '#domain/recipe/scaling/scale-words.ts'

/** A recipe while it is cooked: for whom, in which measures, and how far. */
export interface Cooking {
  /** The address of the recipe's page. */
  path: string
  /** Which of two dishes of the recipe it is, where a meal plan has it twice: the entry of its plan. */
  dish: string | undefined
  /** For how many it stands here. Not always whole: what one has may be enough for 3.3. */
  servings: number
  /** For how many it was asked for, which it is a moment later. */
  wanted: number
  /** Why for so many, where it was not simply asked for. */
  because: string | undefined
  /** What of a meal plan it is cooked as. */
  planned: PlannedMeal | undefined
  setServings: (servings: number, because?: string) => void
  units: UnitSystem
  setUnits: (units: UnitSystem) => void
  lines: readonly Ingredient[]
  steps: readonly ScaledWords[]
  /** What to mind when it is made for more or fewer, in a sentence each. */
  notes: readonly string[]
  ticks: readonly number[]
  toggle: (line: number) => void
  /** The step that was cooked last, as people count. */
  lastStep: number | undefined
  reach: (step: number) => void
  /** Whether there is something to start over from. */
  isBegun: boolean
  startOver: () => void
}

/** `asked`: for how many and as what a meal plan or a menu has it; `dish`: which one of a recipe that it may have twice, each kept for itself. The ticks, the people, the meal and the step survive a reload and a closed browser; the measures are remembered for all recipes. */
export function useCooking(recipe: CookedRecipe, path: string, asked: Asked = {}, dish?: string): Cooking {
  const shelf = dish === undefined ? path : `${path} ${dish}`
  const names = recipe.ingredients.map(({ name }) => name)
  const [kept, setKept] = useState<KeptCooking>(() => ({
    ...readCooking(device, shelf, names, Date.now()),
    ...asPlanned(recipe, asked),
  }))
  const [units, setUnits] = useState(readUnits)
  const change = (changed: Partial<KeptCooking>) => {
    const next = { ...kept, ...changed }
    setKept(next)
    saveCooking(device, shelf, names, next, Date.now())
  }
  const wanted = kept.servings ?? recipe.servings
  const isOther = wanted !== recipe.servings
  const scale = useScaling(isOther, (error) => {
    change({ servings: undefined, because: undefined })
    toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
  })
  const servings = scale ? wanted : recipe.servings
  const scaled = cooked(recipe, units, isOther && scale ? { servings, scale } : undefined)
  const lastStep = kept.step !== undefined && kept.step <= recipe.instructions.length ? kept.step : undefined
  return {
    path,
    dish,
    servings,
    wanted,
    because: servings === wanted ? kept.because : undefined,
    planned: kept.planned,
    setServings: (many, because) => change(servedFor(recipe, many, because)),
    units,
    setUnits: (chosen) => {
      setUnits(chosen)
      keptUnits.keep(chosen)
    },
    lines: scaled.ingredients,
    steps: scaled.steps,
    notes: scaled.notes,
    ticks: kept.ticks,
    toggle: (line) =>
      change({ ticks: kept.ticks.includes(line) ? kept.ticks.filter((each) => each !== line) : [...kept.ticks, line] }),
    lastStep,
    reach: (step) => change({ step }),
    isBegun: kept.ticks.length > 0 || lastStep !== undefined,
    startOver: () => change({ ...nothingYet, step: undefined }),
  }
}

type AskedByPlan = Pick<RecipeSearch, 'servings' | 'plan' | 'entry'>

interface Asked extends AskedByPlan {
  /** Why for so many, where a meal plan hasn’t said so. */
  because?: string
}

/** Why for so many, where a meal plan has said so. */
export const asInPlan = 'as in your meal plan'

/** As what of a meal plan an address has it cooked; undefined where it says nothing of that. */
export function plannedBy({ plan, entry }: AskedByPlan): PlannedMeal | undefined {
  return plan === undefined || entry === undefined ? undefined : { plan, entry }
}

function asPlanned(recipe: CookedRecipe, asked: Asked): Partial<KeptCooking> {
  const { servings, because = asInPlan } = asked
  const planned = plannedBy(asked)
  return {
    ...(servings !== undefined && servedFor(recipe, servings, because)),
    ...(planned && { planned }),
  }
}

/** As many as the recipe is written for need no reason. */
function servedFor(recipe: CookedRecipe, asked: number, because?: string): Pick<KeptCooking, 'servings' | 'because'> {
  return asked === recipe.servings ? { servings: undefined, because: undefined } : { servings: asked, because }
}

/** Some browsers refuse the very name of it. */
const device = {
  getItem: (key: string) => keptForMember(key).read() ?? null,
  setItem: (key: string, value: string) => void keptForMember(key).keep(value),
  removeItem: (key: string) => keptForMember(key).drop(),
}

const keptUnits = keptOnDevice('units')

function readUnits(): UnitSystem {
  const kept = keptUnits.read()
  return unitSystems.find((system) => system === kept) ?? 'written'
}

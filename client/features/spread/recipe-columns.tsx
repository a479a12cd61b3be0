import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { CookedRecipe } from '#client/features/cooking/cooked-recipe.ts'

interface ColumnsProps {
  ingredients: ReactNode
  method: ReactNode
  /** Under the ingredients; where it is narrow, between the method and what follows that: where something does, nothing in it is pressed. */
  nutrition?: ReactNode
  /** What follows the method. */
  children?: ReactNode
  className?: string
}

/** What is needed at the left, what is done at the right; one under the other where it is narrow. */
export function RecipeColumns({ ingredients, method, nutrition, children, className }: ColumnsProps) {
  return (
    <div className={clsx('recipe-columns', className)}>
      <div className="min-w-0">{ingredients}</div>
      <div className="method-column">
        {method}
        {children && <div className="grid min-w-0 gap-10 @max-[879px]:order-last">{children}</div>}
      </div>
      {nutrition && <div className="min-w-0 print:hidden">{nutrition}</div>}
    </div>
  )
}

/** Whether the ingredients stand higher than the method beside them, in lines of text: then there is room for more under the method. */
export function isListLonger({ ingredients, instructions }: CookedRecipe): boolean {
  const lines = instructions.reduce((total, { description }) => total + Math.ceil(description.length / 75) + 3, 0)
  return ingredients.length * 1.4 > lines
}

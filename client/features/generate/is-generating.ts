import { useIsMutating } from '@tanstack/react-query'

export const generationKey = ['generate-recipe']

/** Whether a recipe is on its way: until it is there, no other one is begun. */
export const useIsGenerating = () => useIsMutating({ mutationKey: generationKey }) > 0

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { api } from '#client/api.ts'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { dropDemo, isDemoUsed, keepDemo, keptDemo, watchDemo } from '#client/features/demo/kept-demo.ts'
import { paths } from '#client/paths.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'
import type { DemoForm } from '#contract/public/demo.ts'

/** The one recipe that a visitor may have written: its making, and the recipe once it is there, also after a reload. */
export function useDemo() {
  const queryClient = useQueryClient()
  const isUsed = useSyncExternalStore(watchDemo, isDemoUsed, () => false)
  const keepsake = useSyncExternalStore(watchDemo, keptDemo, () => undefined)
  const { data: recipe } = useQuery({ ...demoQuery(keepsake ?? ''), enabled: keepsake !== undefined })
  const signUpSoon = useSignUpSoon()
  const made = useSingle({
    mutationKey: ['demo'],
    mutationFn: (body: DemoForm) => api.demo.make({ body }),
    onSuccess: (written) => {
      queryClient.setQueryData(demoQuery(written.keepsake).queryKey, written)
      keepDemo(written.keepsake)
      toast({
        title: 'Recipe Generated',
        description: 'It’s right below. Sign up to generate unlimited personalized recipes.',
      })
    },
    onError: (error) => {
      if (codeOf(error) === 'too_many_requests') signUpSoon()
      else if (!isForForm(error))
        toast({
          title: 'Demo Unavailable',
          description: 'Please sign up to access recipe generation.',
          variant: 'destructive',
        })
    },
  })
  return {
    recipe,
    isUsed,
    isPending: made.isPending,
    /** Whether the recipe was made just now. */
    isNew: made.isSuccess,
    /** What the form itself says of a wish that cannot be met. */
    refusal: isForForm(made.error) ? sentenceOf(made.error) : undefined,
    make: (wish: DemoForm) => (isUsed ? signUpSoon() : made.mutate(wish)),
  }
}
export type Demo = ReturnType<typeof useDemo>

/** Only the words are kept: what is said of them is worked out when it is shown. */
const demoQuery = (keepsake: string) =>
  queryOptions({
    queryKey: ['demo', keepsake],
    queryFn: async ({ signal }) => {
      try {
        return await api.demo.read({ body: { keepsake }, signal })
      } catch (error) {
        if (codeOf(error) === 'not_found') dropDemo()
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

function isForForm(error: unknown): boolean {
  return codeOf(error) === 'wishes_contradict' || codeOf(error) === 'invalid_input'
}

/** Says that the demo is spent, and goes to sign up after two seconds; not from a page that was left meanwhile. */
function useSignUpSoon() {
  const navigate = useNavigate()
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return () => {
    toast({
      title: 'Demo limit reached',
      description: "You've used your free demo recipe. Sign up to generate unlimited personalized recipes.",
    })
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void navigate(paths.accountSetup('free')), 2000)
  }
}

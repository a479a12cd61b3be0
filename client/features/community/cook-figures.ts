import type { community } from '#contract/community/community.ts'
import type { Output } from '#contract/endpoint.ts'

/** '2 recipes · 1 follower' */
export function cookFigures({ recipes, followers }: Pick<Output<typeof community.cook>, 'recipes' | 'followers'>) {
  return `${counted(recipes, 'recipe')} · ${counted(followers, 'follower')}`
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

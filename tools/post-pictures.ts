import type { Plugin } from 'vite'
import { postPicture } from '#contract/pages.ts'
import { sceneOf } from '#server/ports/images/drawn-dish/composing/scene-of.ts'
import { drawDish } from '#server/ports/images/drawn-dish/draw-dish.ts'
import { type Post, readPosts } from './posts.ts'

/** Draws the dish of every post into the client as SVG, by the same hand that draws recipes. */
export function postPictures(): Plugin {
  return {
    name: 'post-pictures',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const post = readPosts().find(({ head }) => request.url === postPicture(head.id))
        if (!post) return next()
        response.setHeader('content-type', 'image/svg+xml').end(drawn(post))
      })
    },
    generateBundle() {
      for (const post of readPosts())
        this.emitFile({ type: 'asset', fileName: postPicture(post.head.id).slice(1), source: drawn(post) })
    },
  }
}

/** The drawing of a post's dish, as an SVG document. */
export function drawn({ head: { id, picture } }: Post): string {
  const ingredients = picture.foods.map((name) => ({ amount: '', unit: '', name }))
  return drawDish(sceneOf({ id: `post ${id}`, title: picture.dish, recipeType: picture.type, ingredients }), 'full')
}

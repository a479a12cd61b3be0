import type { Plugin } from 'vite'
import { postPicture, postPreview, smallPostPicture } from '#contract/blog/post-pictures.ts'
import { sceneOf } from '#server/ports/images/drawn-dish/composing/scene-of.ts'
import { drawDish } from '#server/ports/images/drawn-dish/draw-dish.ts'
import type { Detail } from '#server/ports/images/drawn-dish/pen.ts'
import { previewSvg } from '#server/ports/images/preview-page.ts'
import { socialPreview } from '#server/ports/images/social-preview.ts'
import { type Post, readPosts } from './posts.ts'

/** Draws the dish of every post into the client, by the same hand that draws recipes: as SVG, and as what other sites show of a link to it. */
export function postPictures(): Plugin {
  const pictures = readPosts().flatMap((post) => [
    { path: postPicture(post.head.id), type: 'image/svg+xml', draw: () => drawn(post) },
    { path: smallPostPicture(post.head.id), type: 'image/svg+xml', draw: () => drawn(post, 'small') },
    { path: postPreview(post.head.id), type: 'image/png', draw: () => previewOf(post) },
  ])
  return {
    name: 'post-pictures',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const picture = pictures.find(({ path }) => request.url === path)
        if (!picture) return next()
        Promise.resolve(picture.draw()).then((body) => response.setHeader('content-type', picture.type).end(body), next)
      })
    },
    async generateBundle() {
      for (const { path, draw } of pictures)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await draw() })
    },
  }
}

/** The drawing of a post's dish, as an SVG document. */
export function drawn({ head: { id, picture } }: Post, detail: Detail = 'full'): string {
  const ingredients = picture.foods.map((name) => ({ amount: '', unit: '', name }))
  return drawDish(sceneOf({ id: `post ${id}`, title: picture.dish, recipeType: picture.type, ingredients }), detail)
}

/** Its dish beside its title, as PNG. */
async function previewOf(post: Post): Promise<Buffer> {
  const { title, category, author } = post.head
  const words = await previewSvg(title, [category, author])
  return socialPreview('the house', { words, image: Buffer.from(drawn(post)), isDrawn: true })
}

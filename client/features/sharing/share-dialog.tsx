import { Copy, Link2, Link2Off, Share2 } from 'lucide-react'
import { useRef } from 'react'
import { copyLink, nativeShare, useSharing } from '#client/features/sharing/use-sharing.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { QrCode } from '#client/ui/signs/qr-code.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** The link of a recipe: made, handed on in three ways, and ended. */
export function ShareDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const { id, title, sharePath } = recipe
  const { share, revoke } = useSharing(id)
  const lead = useRef<HTMLParagraphElement>(null)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Share this recipe" size="narrow">
      <div className="grid gap-6 px-5 py-6 tablet:px-8">
        <p ref={lead} tabIndex={-1} className="text-ink-2 outline-none">
          Anyone with the link can see the recipe, its picture and its checks, without an account. Your name isn’t
          shown; your notes, tags and rating stay private.
        </p>
        {sharePath === null ? (
          <Button look="go" busy={share.isPending} onClick={() => share.mutate()} className="justify-self-start">
            <Link2 aria-hidden className="icon" />
            Create link
          </Button>
        ) : (
          <Ways title={title} url={location.origin + sharePath} />
        )}
        {sharePath !== null && (
          <div className="grid gap-3 border-t border-hair pt-5">
            <p className="text-ui text-ink-2">
              If you stop sharing, the link stops working at once for everyone who has it. Sharing again creates a new
              link. Anyone who saved a copy keeps it.
            </p>
            <Button
              busy={revoke.isPending}
              onClick={() => revoke.mutate(undefined, { onSuccess: () => lead.current?.focus() })}
              className="justify-self-start"
            >
              <Link2Off aria-hidden className="icon" />
              Stop sharing
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function Ways({ title, url }: { title: string; url: string }) {
  const share = nativeShare(title, url)
  return (
    <>
      <TextField label="Link" readOnly value={url} onFocus={({ target }) => target.select()} />
      <div className="flex flex-wrap gap-3">
        {share && (
          <Button look="go" onClick={() => void share()}>
            <Share2 aria-hidden className="icon" />
            Share…
          </Button>
        )}
        <Button look={share ? 'quiet' : 'go'} onClick={() => void copyLink(url)}>
          <Copy aria-hidden className="icon" />
          Copy link
        </Button>
      </div>
      <figure className="flex flex-wrap items-center gap-5">
        <QrCode text={url} label={`QR code for the link to ${title}`} />
        <figcaption className="note max-w-44 flex-1 basis-32">
          To open the link on a phone, point its camera here.
        </figcaption>
      </figure>
    </>
  )
}

import { type SyntheticEvent, useState } from 'react'
import { codeOf, issueAt, sentenceOf } from '#client/failure.ts'
import { communityApi } from '#client/features/publishing/community-api.ts'
import { useAct } from '#client/features/publishing/queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextAreaField, TextField } from '#client/ui/fields/field.tsx'
import type { Membership } from '#contract/community/community-views.ts'

/** What a member is called in the community, and once they have a handle what their profile says. */
export function HandleForm({ profile }: { profile: Membership['profile'] }) {
  const [handle, setHandle] = useState(profile?.handle ?? '')
  const [about, setAbout] = useState(profile?.about ?? '')
  const save = useAct(communityApi.saveProfile, 'Profile Updated!')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    save.mutate({ body: { handle, about } })
  }
  const isChanged = handle !== (profile?.handle ?? '') || about !== (profile?.about ?? '')
  const isTaken = codeOf(save.error) === 'handle_taken'
  return (
    <form onSubmit={submit} className="grid max-w-[32rem] gap-4">
      <TextField
        label="Handle"
        hint="3 to 30 letters, numbers or hyphens"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        value={handle}
        error={isTaken ? sentenceOf(save.error) : issueAt(save.error, 'handle')}
        onChange={({ target }) => setHandle(target.value)}
      />
      {profile && (
        <TextAreaField
          label="About you"
          optional
          rows={3}
          maxLength={300}
          value={about}
          error={issueAt(save.error, 'about')}
          onChange={({ target }) => setAbout(target.value)}
        />
      )}
      <Button
        type="submit"
        look={isChanged || !profile ? 'go' : 'quiet'}
        busy={save.isPending}
        className="justify-self-start"
      >
        {profile ? 'Save profile' : 'Use this handle'}
      </Button>
    </form>
  )
}

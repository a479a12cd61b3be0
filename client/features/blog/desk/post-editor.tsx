import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { issueAt, sentenceOf } from '#client/failure.ts'
import { AddPicture } from '#client/features/blog/desk/add-picture.tsx'
import { PictureFields } from '#client/features/blog/desk/picture-fields.tsx'
import { PostConflict } from '#client/features/blog/desk/post-conflict.tsx'
import { fieldsOf, type PostFields, wordsOfFields } from '#client/features/blog/desk/post-fields.ts'
import { PostHistory } from '#client/features/blog/desk/post-history.tsx'
import { PostPreview } from '#client/features/blog/desk/post-preview.tsx'
import { PostPublication } from '#client/features/blog/desk/post-publication.tsx'
import { stateOf } from '#client/features/blog/desk/post-state.ts'
import { useSavePost } from '#client/features/blog/desk/queries.ts'
import { type Saving, useSaving } from '#client/features/desk/writing/use-saving.ts'
import { FormError, TextAreaField, TextField } from '#client/ui/fields/field.tsx'
import { Badge } from '#client/ui/pages/page.tsx'
import { Tabs } from '#client/ui/pages/tabs.tsx'
import type { WrittenPost } from '#contract/blog/blog-desk.ts'
import { postBounds as bounds } from '#contract/blog/post-head.ts'

interface Props {
  post: WrittenPost
  /** Its words are others now than those in the fields. */
  onReplaced: () => void
}

/** Where an article is written. What is typed is saved when the fingers rest; the preview shows what is saved. */
export function PostEditor({ post, onReplaced }: Props) {
  const save = useSavePost()
  const saving = useSaving({
    first: fieldsOf(post.words),
    seen: post.revision,
    seenIn: 'revision',
    save,
    send: (fields: PostFields, seen) =>
      save.mutate({ params: { id: post.id }, body: { ...wordsOfFields(fields), seen } }),
  })
  const { words, tone } = stateOf(post)
  const { theirs, status, isSaved } = saving
  return (
    <div className="grid items-start gap-x-12 gap-y-10 spread:grid-cols-2">
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <h1>{post.wasPublished ? 'Edit the article' : 'Write an article'}</h1>
          <Badge tone={tone}>{words}</Badge>
        </div>
        {theirs !== undefined && (
          <PostConflict
            id={post.id}
            revision={theirs}
            mine={wordsOfFields(saving.fields)}
            keepMine={saving.keepMine}
            onReplaced={onReplaced}
          />
        )}
        <Fields post={post} saving={saving} />
        <output className="note">{status}</output>
        <PostPublication post={post} isSaved={isSaved} onReplaced={onReplaced} />
      </div>
      <BesideIt post={post} isSaved={isSaved} onReplaced={onReplaced} />
    </div>
  )
}

function BesideIt({ post, isSaved, onReplaced }: Props & { isSaved: boolean }) {
  const [view, setView] = useState<'preview' | 'history'>('preview')
  return (
    <section aria-label="Preview and history" className="min-w-0 spread:sticky spread:top-6">
      <Tabs
        label="Preview and history"
        value={view}
        onChange={setView}
        tabs={[
          { value: 'preview', label: 'Preview', content: <PostPreview post={post} /> },
          {
            value: 'history',
            label: 'History',
            content: <PostHistory post={post} isSaved={isSaved} onReplaced={onReplaced} />,
          },
        ]}
      />
    </section>
  )
}

function Fields({ post, saving }: { post: WrittenPost; saving: Saving<PostFields, number> }) {
  const { fields, set, error, theirs } = saving
  const text = useRef<HTMLTextAreaElement>(null)
  const field = (name: 'title' | 'excerpt' | 'metaDescription' | 'category' | 'tags') => ({
    value: fields[name],
    error: issueAt(error, name),
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  const wrong = ['title', 'excerpt', 'metaDescription', 'category', 'tags', 'markdown'].some((name) =>
    issueAt(error, name),
  )
  const addPicture = (address: string) => {
    const typed = text.current?.value ?? fields.markdown
    const at = text.current?.selectionEnd ?? typed.length
    const above = typed.slice(0, at).trimEnd()
    const before = `${above && `${above}\n\n`}![`
    const after = `](${address})\n\n${typed.slice(at).trimStart()}`
    flushSync(() => set({ markdown: before + after }))
    // what it shows is typed next
    text.current?.focus()
    text.current?.setSelectionRange(before.length, before.length)
  }
  return (
    <>
      <TextField label="Title" maxLength={bounds.title} {...field('title')} />
      <TextAreaField
        label="Summary"
        hint="One or two sentences under the title, on the blog and at the top of the article"
        rows={2}
        maxLength={bounds.excerpt}
        {...field('excerpt')}
      />
      <TextAreaField
        label="For search engines"
        hint={`At most ${bounds.metaDescription} characters`}
        rows={2}
        maxLength={bounds.metaDescription}
        {...field('metaDescription')}
      />
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextField label="Category" maxLength={bounds.category} {...field('category')} />
        <TextField label="Tags, separated by commas" maxLength={200} {...field('tags')} />
      </div>
      <PictureFields fields={fields} set={set} error={error} />
      <TextAreaField
        ref={text}
        label="Text"
        hint={<TextHint tables={post.tables} />}
        rows={22}
        value={fields.markdown}
        error={issueAt(error, 'markdown')}
        onChange={({ target }) => set({ markdown: target.value })}
        className="[&_textarea]:font-mono [&_textarea]:text-ui"
      />
      <AddPicture label="Add a picture to the text" onAdded={addPicture} />
      {error && theirs === undefined && !wrong && <FormError>{sentenceOf(error)}</FormError>}
    </>
  )
}

function TextHint({ tables }: { tables: readonly string[] }) {
  return (
    <>
      Markdown: ## heading, *emphasis*, - list, [words](address), ![what a picture shows](address)
      {tables.length > 0 && (
        <>
          . To insert one of our tables, type {'<!-- table: name -->'}. For a figure from it, type {'{{name.figure}}'}.
          Tables: {tables.join(', ')}.
        </>
      )}
    </>
  )
}

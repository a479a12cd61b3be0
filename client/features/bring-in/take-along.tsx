import { Download as Down } from 'lucide-react'
import { useState } from 'react'
import { ButtonAnchor } from '#client/ui/buttons/button.tsx'
import { SelectField } from '#client/ui/fields/field.tsx'
import { useLargeFile } from '#client/use-file.ts'

/** Apps, the file that each one reads, and how it gets there. Tandoor and RecipeSage read what others write. */
const apps = [
  {
    value: 'own',
    label: 'MealCrafter',
    format: 'jsonld',
    hint: 'As a backup, or to import into another MealCrafter site',
  },
  {
    value: 'other',
    label: 'Another app',
    format: 'jsonld',
    hint: 'You’ll get JSON-LD files in a ZIP. Most recipe apps can import those.',
  },
  { value: 'paprika', label: 'Paprika', format: 'paprika', hint: 'Open the file with Paprika, or import it there' },
  {
    value: 'mealie',
    label: 'Mealie',
    format: 'mealie',
    hint: 'In Mealie’s data migrations, choose “Mealie Pre v1.0” and upload the file',
  },
  {
    value: 'nextcloud',
    label: 'Nextcloud Cookbook',
    format: 'nextcloud',
    hint: 'Unzip the file, move its “Recipes” folder to your Nextcloud files, and rescan the library in Cookbook',
  },
  {
    value: 'tandoor',
    label: 'Tandoor',
    format: 'nextcloud',
    hint: 'In Tandoor’s import, choose “Nextcloud Cookbook” and upload the file',
  },
  {
    value: 'recipesage',
    label: 'RecipeSage',
    format: 'paprika',
    hint: 'In RecipeSage’s import, choose “Paprika” and upload the file',
  },
  {
    value: 'cooklang',
    label: 'Cooklang',
    format: 'cooklang',
    hint: 'Unzip the file into your recipe folder. Each photo has the same name as its recipe.',
  },
] as const

/** All recipes as a file for the app that they go to. */
export function TakeAlong() {
  const [app, setApp] = useState<(typeof apps)[number]>(apps[0])
  const file = useLargeFile(`/api/recipe-library/file?format=${app.format}`)
  return (
    <div className="grid items-end gap-x-4 gap-y-2 tablet:grid-cols-[minmax(0,1fr)_auto]">
      <SelectField
        label="Which app is it for?"
        options={apps}
        value={app.value}
        onChange={({ target }) => setApp(apps.find(({ value }) => value === target.value) ?? apps[0])}
      />
      <output className="note tablet:row-start-2">{app.hint}</output>
      <ButtonAnchor {...file} className="max-tablet:mt-2 max-tablet:justify-self-start">
        <Down aria-hidden className="icon" />
        Download the file
      </ButtonAnchor>
    </div>
  )
}

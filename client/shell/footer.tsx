import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { paths } from '#client/paths.ts'
import { ThemeSwitch } from '#client/shell/theme-switch.tsx'
import { TextLink } from '#client/ui/button.tsx'

export function Footer() {
  const { data: user } = useCurrentUser()
  return (
    <footer className="double-rule mt-16 py-7 print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <p className="note max-w-[62ch]">
          MealCrafter reads ingredient lists. It cannot see a factory or your kitchen: if an allergy is serious, check
          every label.
        </p>
        <nav aria-label="Footer" className="flex flex-wrap items-center gap-x-5">
          <TextLink {...paths.check()}>Check a recipe</TextLink>
          <TextLink {...paths.method()}>How we check</TextLink>
          <TextLink {...paths.pricing()}>Plans and prices</TextLink>
          {!user && <ThemeSwitch className="phone:hidden" />}
        </nav>
      </div>
    </footer>
  )
}

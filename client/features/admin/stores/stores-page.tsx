import { useQuery } from '@tanstack/react-query'
import { storesQuery } from '#client/features/admin/stores/queries.ts'
import { StoreForm } from '#client/features/admin/stores/store-form.tsx'
import { AdminFrame } from '#client/features/desk/frame/admin-frame.tsx'
import { adminPaths } from '#client/features/desk/frame/admin-paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import { Loaded } from '#client/ui/lists/loaded.tsx'
import { Skeleton } from '#client/ui/pages/states.tsx'

/** For administrators: the delivery services, where their links lead, and who changed that. */
export function StoresPage() {
  return (
    <AdminFrame title="Stores">
      <div className="mb-6 grid max-w-[46rem] gap-3">
        <p className="text-ink-2">
          Stores change their links without notice. Try each store’s links now and then, and mark them as working or fix
          them. {'{q}'} stands for the item, {'{zip}'} for the delivery ZIP code and {'{source}'} for our site. Changes
          apply to members’ next orders.
        </p>
        <p>
          <TextLink {...adminPaths.audit({ action: 'change-delivery-store' })}>All store changes</TextLink>
        </p>
      </div>
      <Stores />
    </AdminFrame>
  )
}

function Stores() {
  const query = useQuery(storesQuery)
  return (
    <Loaded query={query} loading="Loading the stores" skeleton={<Skeleton className="h-96" />}>
      {(stores) => (
        <ul className="double-rule">
          {stores.map((store) => (
            <li key={store.service} className="border-b border-hair py-6">
              <StoreForm key={JSON.stringify(store)} store={store} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

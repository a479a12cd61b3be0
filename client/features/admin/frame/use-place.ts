import { useParams } from '@tanstack/react-router'

/** Which page of administration this is: what stands behind /admin-analytics/, such as 'audit'. */
export function usePlace(): string {
  const { _splat: place = '' } = useParams({ from: '/admin-analytics/$' })
  return place.replace(/\/$/, '')
}

import { useParams } from '@tanstack/react-router'

/** Which page of administration this is: what stands behind /admin-analytics/ or /admin/, such as 'audit' or 'jobs'. */
export function usePlace(): string {
  const { _splat: place = '' } = useParams({ strict: false })
  return place.replace(/\/$/, '')
}

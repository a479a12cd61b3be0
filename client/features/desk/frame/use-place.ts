import { useLocation } from '@tanstack/react-router'

/** Which page of administration this is: what stands behind /admin-analytics/ or /admin/, such as 'audit' or 'jobs'. */
export function usePlace(): string {
  const { pathname } = useLocation()
  return pathname.replace(/^\/admin(?:-analytics)?\/?/, '').replace(/\/$/, '')
}

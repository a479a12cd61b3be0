import { User } from '#contract/accounts.ts'
import { endpoints } from '#contract/endpoint.ts'
import { WithPassword } from '#contract/security.ts'
import { NoBody } from '#contract/text.ts'

/** Days between asking for the deletion of an account and the deletion. */
export const deletionDays = 7
/** Largest picture that is taken, in bytes. */
export const largestPicture = 5 * 1024 * 1024
/** Largest photograph of a dish, in bytes. */
export const largestPhoto = 10 * 1024 * 1024
/** Widths in which a photograph of a dish can be had, beside its own; pixels. */
export const photoWidths = [96, 240, 480, 960, 1440] as const
/** Widths in which a drawn dish can be had as PNG; pixels. */
export const drawingWidths = [48, 96, 240, 480, 600, 960, 1200] as const
/** Pictures that a member may be sending at once. */
export const uploadsAtOnce = 2
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Beside these rows: GET /api/account/export, and GET and POST /api/auth/profile-picture, which carry no JSON. */
export const ownData = endpoints({
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Ask for the deletion of the account; it happens after seven days, a subscription ends with it',
    access: 'account',
    requires: 'nothing',
    body: WithPassword,
    output: User,
    limit: 'sign-in',
  },
  keepAccount: {
    method: 'POST',
    path: '/api/account/keep',
    summary: 'Take back the deletion of the account',
    access: 'account',
    requires: 'nothing',
    body: NoBody,
    output: User,
    limit: 'write',
  },
  removePicture: {
    method: 'DELETE',
    path: '/api/auth/profile-picture',
    summary: 'Remove the profile picture',
    access: 'account',
    requires: 'nothing',
    body: NoBody,
    output: User,
    limit: 'write',
  },
})

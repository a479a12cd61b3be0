import { User } from '#contract/accounts/accounts.ts'
import { WithPassword } from '#contract/accounts/security.ts'
import { endpoints } from '#contract/endpoint.ts'
import { NoBody } from '#contract/text.ts'

/** Beside these rows: GET /api/account/export, and GET and POST /api/auth/profile-picture, which carry no JSON. */
export const ownData = endpoints({
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Request deletion of the account; it happens after seven days and ends any subscription',
    access: 'account',
    requires: 'nothing',
    body: WithPassword,
    output: User,
    limit: 'sign-in',
  },
  keepAccount: {
    method: 'POST',
    path: '/api/account/keep',
    summary: 'Cancel the deletion of the account',
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

/** There, with any value, where there may be a session: scripts cannot read the session's own cookie. */
export const memberCookie = 'member'

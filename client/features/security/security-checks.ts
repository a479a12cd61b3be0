import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { Password } from '#contract/accounts/accounts.ts'
import { ForgotPassword } from '#contract/accounts/security.ts'

export const forgotPasswordCheck = zodResolver(ForgotPassword)
export const newPasswordCheck = zodResolver(z.strictObject({ password: Password }))

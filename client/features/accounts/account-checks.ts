import { zodResolver } from '@hookform/resolvers/zod'
import { SignIn, SignUp } from '#contract/accounts/accounts.ts'

export const signInCheck = zodResolver(SignIn)
export const signUpCheck = zodResolver(SignUp)

/** Where things are in the owner's area. */
import { DEFAULT_LANGUAGE, type Language } from '../routes/language.ts'

export const INBOX = '/admin'
export const MESSAGES = '/admin/messages'
/** Several at once. */
export const MARKED = '/admin/messages/marked'
export const DELETED = '/admin/messages/deleted'
export const NOTES = '/admin/messages/notes'
export const EXPORTS = '/admin/messages/export'
export const AUDIENCE = '/admin/audience'
export const AUDIENCE_SHEET = '/admin/audience/sheet'
export const ACCOUNT = '/admin/account'
export const PASSWORD = '/admin/account/password'
export const FACTOR = '/admin/account/factor'
export const FACTOR_ON = '/admin/account/factor/on'
export const FACTOR_OFF = '/admin/account/factor/off'
export const FACTOR_CODES = '/admin/account/factor/codes'
export const DOOR = '/admin/sign-in'
export const SIGN_OUT = '/admin/sign-out'
export const SESSIONS = '/admin/account/sessions'

export type Query = Readonly<Record<string, string | number | undefined>>

/** @param query what is undefined or empty is left out */
export const addressOf = (path: string, language: Language, query: Query = {}): string => {
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') asked.set(name, String(value))
  if (language !== DEFAULT_LANGUAGE) asked.set('lang', language)
  return asked.size === 0 ? path : `${path}?${asked}`
}

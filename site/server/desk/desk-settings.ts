import { LIMITS, type Limits } from '../messages/keep.ts'
import type { Owner } from '../messages/notice.ts'
import { SettingError, type Environment } from '../setting-error.ts'

export interface DeskSettings {
  /** A file, or the address of a hosted database; `none`: nobody takes messages. */
  readonly database: string | undefined
  readonly databaseToken: string | undefined
  readonly mail: MailSettings | undefined
  readonly metricsToken: string | undefined
  readonly limits: Limits
}

export type MailSettings = { readonly owner: Owner } & (
  | { readonly by: 'smtp'; readonly url: string }
  | { readonly by: 'http'; readonly url: string; readonly token: string }
)

export const readDeskSettings = (env: Environment): DeskSettings => ({
  database: env['DATABASE_URL'] || undefined,
  databaseToken: env['DATABASE_TOKEN'] || undefined,
  mail: readMail(env),
  metricsToken: env['METRICS_TOKEN'] || undefined,
  limits: {
    perAddress: numberOf(env, 'MESSAGES_PER_ADDRESS', LIMITS.perAddress),
    inAll: numberOf(env, 'MESSAGES_PER_HOUR', LIMITS.inAll),
  },
})

const readMail = (env: Environment): MailSettings | undefined => {
  const { SMTP_URL: smtp, MAIL_API_URL: api, MAIL_API_TOKEN: token, MAIL_TO: to } = env
  const setting = smtp ? 'SMTP_URL' : 'MAIL_API_URL'
  const url = smtp || api
  if (!url) return undefined
  if (!(smtp ? /^smtps?:\/\/./u : /^https?:\/\/./u).test(url) || !URL.canParse(url))
    throw new SettingError(
      `${setting} must be an address such as ${smtp ? 'smtp://user:password@mail.example:587' : 'https://api.resend.com/emails'}.`,
    )
  if (!to) throw new SettingError(`${setting} says how to send: MAIL_TO must say to whom.`)
  const owner = { to, from: env['MAIL_FROM'] || to }
  if (smtp) return { by: 'smtp', url, owner }
  if (!token) throw new SettingError('MAIL_API_URL needs MAIL_API_TOKEN.')
  return { by: 'http', url, token, owner }
}

const numberOf = (env: Environment, name: string, usual: number): number => {
  const text = env[name]
  if (!text) return usual
  if (/^\d{1,9}$/u.test(text)) return Number(text)
  throw new SettingError(`${name} must be a whole number, not "${text}".`)
}

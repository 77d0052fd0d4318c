/** The desk as a process of its own keeps it: its store, its mail, its clock. */
import { relative } from 'node:path'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { httpMail } from '../mail/http-mail.ts'
import type { SendMail } from '../mail/mail.ts'
import { isSecure } from '../secure-request.ts'
import { isHosted, openStore } from '../store/open-store.ts'
import { databasePlace } from './database-place.ts'
import { createDesk, type Desk } from './desk.ts'
import type { DeskSettings, MailSettings } from './desk-settings.ts'
import type { Log } from './log.ts'

export interface NodeDesk {
  readonly desk: Desk
  /** Where messages go and who is told, in one line for a person. */
  readonly said: string
}

/** Where a desk stands. */
interface Place {
  readonly dist: string
  readonly trustProxy: boolean
  readonly log: Log
  readonly isPage: (path: string) => boolean
  readonly measures: boolean
}

export const openDesk = async (
  settings: DeskSettings,
  { dist, trustProxy, log, isPage, measures }: Place,
): Promise<NodeDesk> => {
  const { mail, metricsToken, limits, databaseToken } = settings
  const place = databasePlace(settings, dist)
  const desk = createDesk({
    store: await openStore(place, databaseToken),
    notice: mail && { send: await mailBy(mail), owner: mail.owner },
    addressOf: trustProxy ? addressBehindProxy : addressOfSocket,
    isSecure: (request) => isSecure(request, trustProxy),
    log,
    metricsToken,
    limits,
    isPage,
    measures,
  })
  const where = isHosted(place) ? new URL(place).host : relative('.', place) || place
  const told = mail ? `${mail.owner.to} is told by e-mail` : 'nobody is told (SMTP_URL is not set)'
  return { desk, said: `Messages are kept in ${where}; ${told}.` }
}

/** Runs what is due now and once a minute. @returns what ends that */
export const keepTicking = (desk: Desk): (() => void) => {
  void desk.tick()
  const timer = setInterval(() => void desk.tick(), 60_000).unref()
  return () => clearInterval(timer)
}

/** What speaks SMTP is large: it is read where it is needed. */
const mailBy = async (mail: MailSettings): Promise<SendMail> => {
  if (mail.by === 'http') return httpMail(mail.url, mail.token)
  const { smtpMail } = await import('../mail/smtp-mail.ts')
  return smtpMail(mail.url)
}

const addressOfSocket = (context: Context): string | undefined =>
  getConnInfo(context).remote.address

/** The last one is what our own proxy saw; those before it are what somebody claims. */
const addressBehindProxy = (context: Context): string | undefined =>
  context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || addressOfSocket(context)

/** The door: a password, and a session. */
import type { Hono } from 'hono'
import { createElement } from 'react'
import { addressOf, DOOR, INBOX } from '../../desk/addresses.ts'
import { WORDS } from '../../desk/door-words.ts'
import { Door } from '../../desk/index.ts'
import type { Language } from '../../routes/language.ts'
import { keepDevice, knownDevice } from '../sign-in/devices.ts'
import { mayTry } from '../sign-in/may-try.ts'
import { isOwner } from '../sign-in/owner.ts'
import { LONGEST_PASSWORD } from '../sign-in/password.ts'
import { secondFactor, takeCode } from '../sign-in/second-factor.ts'
import { beginSession } from '../sign-in/sessions.ts'
import { below, spoken, type AdminOptions } from './area.ts'
import type { SendPage } from './page.ts'

export const door = (admin: Hono, send: SendPage, options: AdminOptions): void => {
  const { store, nameAddress, addressOf: whence, cookies, now, log } = options
  const show = async (
    { language, email, problem }: Shown,
    status = 200,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const { on: asksCode } = await secondFactor(await store())
    const body = createElement(Door, { email, asksCode })
    const { title } = WORDS[language]
    return send({ language, path: DOOR, title, problem, body }, status, headers)
  }
  admin.get(below(DOOR), (context) => show({ language: spoken(context) }))
  admin.post(below(DOOR), async (context) => {
    const language = spoken(context)
    const words = WORDS[language]
    const form = new URLSearchParams(await context.req.text())
    const [email, password] = [form.get('email') ?? '', form.get('password') ?? '']
    const ready = await store()
    const address = await nameAddress(whence(context), now())
    const device = await knownDevice(ready, await cookies.read(context, 'device'), now())
    const attempt = await mayTry(ready, { address, device, now: now() })
    if (attempt.wait > 0) {
      const wait = Math.ceil(attempt.wait / 1000)
      log('warn', 'sign_in', { result: 'locked' })
      const problem = words.locked(wait)
      return show({ language, email, problem }, 429, { 'retry-after': String(wait) })
    }
    const known = await isOwner(ready, email, password.slice(0, LONGEST_PASSWORD))
    // Nobody uses up a code whose password is wrong, and nobody learns by the time which of the two was.
    const code = known ? (form.get('code') ?? '') : ''
    const coded = await takeCode(ready, code, now())
    if (!known || !coded) {
      log('warn', 'sign_in', { result: 'refused' })
      return show({ language, email, problem: words.wrong }, 422)
    }
    await attempt.forgive()
    const agent = context.req.header('user-agent') ?? ''
    const before = await cookies.read(context, 'session')
    await cookies.write(context, 'session', await beginSession(ready, now(), agent, before))
    if (device === undefined) await cookies.write(context, 'device', await keepDevice(ready, now()))
    log('info', 'sign_in', { result: 'owner' })
    return context.redirect(addressOf(INBOX, language), 303)
  })
}

interface Shown {
  readonly language: Language
  readonly email?: string
  /** Why one is still outside. */
  readonly problem?: string
}

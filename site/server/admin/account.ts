/** The owner's own account: who is signed in where, the password, what is no more. */
import { createElement } from 'react'
import { WORDS } from '../../desk/account-words.ts'
import { ACCOUNT, addressOf, DOOR, PASSWORD, SESSIONS, SIGN_OUT } from '../../desk/addresses.ts'
import { Account } from '../../desk/index.ts'
import { latestDeletions } from '../messages/journal.ts'
import { beginAttempt, forgiveAttempts } from '../sign-in/attempts.ts'
import { changePassword, isOwnPassword } from '../sign-in/owner.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../sign-in/password.ts'
import { secondFactor } from '../sign-in/second-factor.ts'
import { endSession, listSessions } from '../sign-in/sessions.ts'
import { below, type AdminOptions, type Area, type Shown, type Visit } from './area.ts'

export const account = (area: Area, { cookies, log }: AdminOptions): void => {
  area.get(below(ACCOUNT), (visit) => showAccount(visit))
  area.post(below(SESSIONS), async ({ store }, form) => {
    await endSession(store, form.get('id') ?? '')
    return { path: ACCOUNT, said: { did: 'ended' } }
  })
  area.post(below(SIGN_OUT), async ({ store, session, context, language }) => {
    await endSession(store, session.id)
    cookies.dropSession(context)
    return context.redirect(addressOf(DOOR, language), 303)
  })
  area.post(
    below(PASSWORD),
    withPassword(async (visit, form) => {
      const { store, session, now, language } = visit
      const password = form.get('next') ?? ''
      if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD)
        return showAccount(visit, { problem: WORDS[language].badLength, status: 422 })
      await changePassword(store, { password, session: session.id, now })
      log('info', 'password', { result: 'changed' })
      return { path: ACCOUNT, said: { did: 'changed' } }
    }),
  )
}

type Act = Parameters<Area['post']>[1]

/** What a browser left open must not be enough for: the form holds the password once more. */
export const withPassword =
  (act: Act): Act =>
  async (visit, form) => {
    const { store, session, now, language } = visit
    const who = `session ${session.id}`
    const wait = Math.ceil((await beginAttempt(store, who, now)) / 1000)
    if (wait > 0) return showAccount(visit, { problem: WORDS[language].wait(wait), wait })
    const password = (form.get('current') ?? '').slice(0, LONGEST_PASSWORD)
    if (!(await isOwnPassword(store, password)))
      return showAccount(visit, { problem: WORDS[language].wrongPassword, status: 422 })
    await forgiveAttempts(store, who)
    return act(visit, form)
  }

type Trouble = Pick<Shown, 'problem' | 'status' | 'wait'>

const showAccount = async (
  { language, store, session: { id: own, csrf }, now }: Visit,
  trouble: Trouble = {},
): Promise<Shown> => ({
  section: 'account',
  title: WORDS[language].title,
  ...trouble,
  body: createElement(Account, {
    csrf,
    own,
    devices: await listSessions(store, now),
    factor: await secondFactor(store),
    deletions: await latestDeletions(store),
  }),
})

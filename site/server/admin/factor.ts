/** The second factor: shared with an application, renewed, given up. */
import { createElement } from 'react'
import { ACCOUNT, FACTOR, FACTOR_CODES, FACTOR_OFF, FACTOR_ON } from '../../desk/addresses.ts'
import { WORDS } from '../../desk/factor-words.ts'
import { Codes, Enrol } from '../../desk/index.ts'
import { qrDrawing, qrMatrix } from '../../seo/qr-code.ts'
import { ownerEmail } from '../sign-in/owner.ts'
import { isOffered, offerSecret, renewCodes, turnOff, turnOn } from '../sign-in/second-factor.ts'
import { keyAddress } from '../sign-in/totp.ts'
import { withPassword } from './account.ts'
import { below, type AdminOptions, type Area, type Shown, type Visit } from './area.ts'

export const factor = (area: Area, { log }: AdminOptions): void => {
  const told = (result: string): void => log('info', 'second_factor', { result })
  area.post(
    below(FACTOR),
    withPassword(async (visit) => showEnrol(visit, await offerSecret(visit.store))),
  )
  area.post(below(FACTOR_ON), async (visit, form) => {
    const { store, session, now, language } = visit
    const code = form.get('code') ?? ''
    // Shown to whoever said the password: a browser left open knows it as little as it knows that.
    const secret = form.get('secret') ?? ''
    if (!(await isOffered(store, secret))) return { path: ACCOUNT }
    const codes = await turnOn(store, { secret, code, session: session.id, now })
    if (codes === undefined) return showEnrol(visit, secret, WORDS[language].wrongCode)
    told('on')
    return showCodes(visit, codes)
  })
  area.post(
    below(FACTOR_CODES),
    withPassword(async (visit) => showCodes(visit, await renewCodes(visit.store))),
  )
  area.post(
    below(FACTOR_OFF),
    withPassword(async ({ store }) => {
      await turnOff(store)
      told('off')
      return { path: ACCOUNT, said: { did: 'off' } }
    }),
  )
}

const showEnrol = async (
  { language, store, context, session: { csrf } }: Visit,
  secret: string,
  error?: string,
): Promise<Shown> => {
  const { host } = new URL(context.req.url)
  const address = keyAddress(secret, await ownerEmail(store), host)
  const drawing = qrDrawing(qrMatrix(address))
  return {
    section: 'account',
    title: WORDS[language].enrol,
    ...(error !== undefined && { status: 422, problem: error }),
    body: createElement(Enrol, { csrf, secret, drawing, error }),
  }
}

const showCodes = ({ language }: Visit, codes: readonly string[]): Shown => ({
  section: 'account',
  title: WORDS[language].codes,
  body: createElement(Codes, { codes }),
})

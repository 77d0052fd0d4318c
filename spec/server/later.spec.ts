/** Whoever is told to come back later is told when, wherever in the server they asked. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { COUNTERS_ENDPOINT } from '../../site/audience/desk-counters.ts'
import { AUDIENCE_ENDPOINT } from '../../site/audience/endpoint.ts'
import {
  DOOR,
  FACTOR,
  FACTOR_CODES,
  FACTOR_OFF,
  INBOX,
  PASSWORD as PASSWORD_FORM,
} from '../../site/desk/addresses.ts'
import { randomId } from '../../site/ports/random-id.ts'
import { createApp } from '../../site/server/app.ts'
import { turnMeasure } from '../../site/server/audience/switch.ts'
import { createDesk } from '../../site/server/desk/desk.ts'
import { ALL_STRANGERS, PER_ADDRESS } from '../../site/server/sign-in/attempts.ts'
import { openStore } from '../../site/server/store/open-store.ts'
import { StoreError, type Store } from '../../site/server/store/store.ts'
import { asForm, asJson, MESSAGE, newMessage } from '../support/message.ts'
import { browserOf, csrfIn, EMAIL, giveOwner, PASSWORD } from '../support/owner-browser.ts'
import { asReport } from '../support/report.ts'
import { newFolder } from '../support/stores.ts'
import { MANIFEST } from './fixture.ts'

const NOW = Date.UTC(2026, 10, 23)

describe('a wait is told in seconds', () => {
  let store: Store
  let folder: string
  let away = false
  beforeAll(async () => {
    folder = newFolder()
    const opened = await openStore(join(folder, 'desk.db'))
    const perhaps = <A, R>(call: (asked: A) => Promise<R>) => {
      return async (asked: A): Promise<R> => {
        if (away) throw new StoreError('away', 'nobody is there')
        return call(asked)
      }
    }
    const { execute, batch, close } = opened
    store = { execute: perhaps(execute), batch: perhaps(batch), close }
    await giveOwner(store)
    await turnMeasure(store, true, NOW, 'command')
  })
  afterAll(async () => {
    away = false
    await store.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(() => {
    away = false
  })

  /** At one moment, so that nobody's wait is over while a slow machine asks. */
  const desk = () => {
    const { api, operations, admin } = createDesk({
      store,
      addressOf: ({ req }) => req.header('cf-connecting-ip'),
      log: () => {},
      limits: { perAddress: 1, inAll: 1e6 },
      reportLimits: { perAddress: 1, inAll: 1e6 },
      isPage: (path) => Object.hasOwn(MANIFEST.pages, path),
      now: () => NOW,
    })
    const assets = { find: () => undefined, read: async () => undefined }
    const app = createApp({ manifest: MANIFEST, assets, api, operations, admin })
    return { ask: async (path: string, init?: RequestInit) => app.request(path, init) }
  }
  const seconds = (headers: Headers) => Number(headers.get('retry-after'))

  const form = () => {
    const { name, email, subject } = MESSAGE
    // The same words once more would be the same message.
    return asForm({ name, email, subject, message: randomId(), consent: 'on' })
  }

  test.each([
    ['a message', '/api/messages', () => asJson(newMessage())],
    ['a message without a script', '/api/messages', form],
    ['a report of a visit', AUDIENCE_ENDPOINT, () => asReport()],
  ])('to who sends too many: %s', async (_, path, next) => {
    const { ask } = browserOf(desk())
    let answer = await ask(path, next())
    for (let sent = 0; answer.status < 400 && sent < 3; sent += 1) answer = await ask(path, next())
    expect([answer.status, seconds(answer.headers)]).toEqual([429, expect.any(Number)])
    expect(seconds(answer.headers)).toBeGreaterThan(0)
  })

  test('to who guesses at the door, alone or among many', async () => {
    const guess = { email: EMAIL, password: 'x' }
    const one = browserOf(desk())
    for (let tried = 0; tried < PER_ADDRESS.free; tried += 1) await one.post(DOOR, guess)
    const alone = await one.post(DOOR, guess)
    expect([alone.status, seconds(alone.headers)]).toEqual([429, 1])
    const served = desk()
    let among = alone
    for (let tried = 0; tried <= ALL_STRANGERS.free; tried += 1)
      among = await browserOf(served).post(DOOR, guess)
    expect([among.status, seconds(among.headers)]).toEqual([429, 1])
    await giveOwner(store)
  })

  test.each([PASSWORD_FORM, FACTOR, FACTOR_CODES, FACTOR_OFF])(
    'to who guesses in a session that was left open: %s',
    async (path) => {
      const { enter, ask, post } = browserOf(desk())
      await enter()
      const fields = { csrf: csrfIn((await ask(INBOX)).text), current: 'x', next: PASSWORD }
      for (let tried = 0; tried < PER_ADDRESS.free; tried += 1)
        expect((await post(path, fields)).status).toBe(422)
      const told = await post(path, fields)
      expect([told.status, seconds(told.headers)]).toEqual([429, 1])
      expect(told.text).toContain('Trop d’essais. Recommencez dans 1 s.')
    },
  )

  test.each([
    ['a message', '/api/messages', asJson(newMessage())],
    ['a message without a script', '/api/messages', form()],
    ['a report of a visit', AUDIENCE_ENDPOINT, asReport()],
    ['who is there', '/api/desk/session', {}],
    ['whether all is well', '/readyz', {}],
    ['the door', DOOR, {}],
    ['the door, with a password', DOOR, asForm({ email: EMAIL, password: PASSWORD })],
    ['the desk', INBOX, {}],
    ['the counters', COUNTERS_ENDPOINT, {}],
    ['a form of the desk', PASSWORD_FORM, asForm({ current: PASSWORD, next: PASSWORD })],
  ])('while the store is away: %s', async (_, path, init: RequestInit) => {
    const { enter, ask } = browserOf(desk())
    await enter()
    away = true
    const answer = await ask(path, init)
    expect([answer.status, seconds(answer.headers)]).toEqual([503, expect.any(Number)])
    expect(seconds(answer.headers)).toBeGreaterThan(0)
  })
})

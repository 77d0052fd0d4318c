/** A code beside the password, at every place where the server may run. */
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyAddress, newSecret, stepOf } from '../../site/server/sign-in/totp.ts'
import { DESKS, type ServedDesk } from '../support/desks.ts'
import { browserOf, giveOwner, PASSWORD } from '../support/owner-browser.ts'

describe.each(DESKS)('[6.0.2] %s', (_, open) => {
  let desk: ServedDesk
  beforeAll(async () => {
    desk = await open({})
    await giveOwner(desk.store)
  }, 60_000)
  afterAll(() => desk.remove())

  const page = '/admin/account'
  /** Turns it on, as the owner does. */
  const enrol = async () => {
    await giveOwner(desk.store)
    const owner = browserOf(desk)
    await owner.enter()
    const offered = await owner.submit(page, `${page}/factor`, { current: PASSWORD })
    const key = /<code[^>]*>([A-Z2-7 ]+)<\/code>/u.exec(offered.text)?.[1] ?? ''
    const secret = key.replaceAll(' ', '')
    // Codes last for half a minute: which one this was must not depend on when it is asked about.
    const at = Date.now()
    const first = { secret, code: codeOf(secret, at) }
    const shown = await owner.submit(page, `${page}/factor/on`, first)
    const codes = [...shown.text.matchAll(/<li>([\da-f-]{19})<\/li>/gu)].map(
      ([, code = '']) => code,
    )
    return { owner, secret, codes, at }
  }

  test('is offered to whoever says the password again, and counts once a code was right', async () => {
    const owner = browserOf(desk)
    await owner.enter()
    const refused = await owner.submit(page, `${page}/factor`, { current: 'autre chose' })
    expect([refused.status, refused.text]).toEqual([422, expect.not.stringContaining('<code')])
    const offered = await owner.submit(page, `${page}/factor`, { current: PASSWORD })
    expect(offered.text).toContain('Code QR pour l’application d’authentification')
    const [, secret = ''] = /name="secret" value="([A-Z2-7]+)"/u.exec(offered.text) ?? []
    const wrong = await owner.submit(page, `${page}/factor/on`, { secret, code: '000000' })
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('<code')])
    // A browser left open learns nothing of it, and brings none of its own in.
    const own = newSecret()
    for (const form of [{ code: '000000' }, { secret: own, code: codeOf(own) }]) {
      const { status, text } = await owner.submit(page, `${page}/factor/on`, form)
      expect([status, text]).toEqual([200, expect.not.stringContaining('<code')])
    }
    expect((await browserOf(desk).enter()).status).toBe(303)
  })

  test('then a password alone opens nothing, and a code opens once', async () => {
    const { secret, at } = await enrol()
    expect((await browserOf(desk).ask('/admin/sign-in')).text).toContain('one-time-code')
    expect((await browserOf(desk).enter()).status).toBe(422)
    // The code that turned it on was a use of it.
    expect((await browserOf(desk).enter({ code: codeOf(secret, at) })).status).toBe(422)
    const next = codeOf(secret, at + 30_000)
    expect((await browserOf(desk).enter({ code: next, password: 'autre' })).status).toBe(422)
    const same = await Promise.all(
      Array.from({ length: 4 }, () => browserOf(desk).enter({ code: next })),
    )
    const statuses = same.map(({ status }) => status)
    expect([statuses.filter((status) => status === 303).length, statuses.length]).toEqual([1, 4])
    expect((await browserOf(desk).enter({ code: next })).status).toBe(422)
  })

  test('ten recovery codes are shown once, kept as hashes, and good for once each', async () => {
    const { owner, codes } = await enrol()
    expect([codes.length, new Set(codes).size]).toEqual([10, 10])
    const [first = '', second = ''] = codes
    const kept = JSON.stringify(await desk.store.execute({ sql: 'select * from recovery' }))
    for (const code of codes) expect(kept).not.toContain(code.replaceAll('-', ''))
    expect((await owner.ask(page)).text).not.toContain(first)
    expect((await browserOf(desk).enter({ code: first.toUpperCase() })).status).toBe(303)
    expect((await browserOf(desk).enter({ code: first })).status).toBe(422)
    expect((await owner.ask(page)).text).toContain('9 codes de secours')
    const renewed = await owner.submit(page, `${page}/factor/codes`, { current: PASSWORD })
    expect(renewed.text).not.toContain(second)
    expect((await browserOf(desk).enter({ code: second })).status).toBe(422)
  })

  test('is given up by the password, and by the command that makes the owner anew', async () => {
    const { owner } = await enrol()
    const refused = await owner.submit(page, `${page}/factor/off`, { current: 'autre chose' })
    expect(refused.status).toBe(422)
    await owner.submit(page, `${page}/factor/off`, { current: PASSWORD })
    expect((await browserOf(desk).enter()).status).toBe(303)
    await enrol()
    await giveOwner(desk.store)
    expect((await browserOf(desk).enter()).status).toBe(303)
  })

  test('ends the sessions that were begun without it', async () => {
    const { owner } = await enrol()
    const there = browserOf(desk)
    await owner.submit(page, `${page}/factor/off`, { current: PASSWORD })
    await there.enter()
    const offered = await owner.submit(page, `${page}/factor`, { current: PASSWORD })
    const key =
      /<code[^>]*>([A-Z2-7 ]+)<\/code>/u.exec(offered.text)?.[1]?.replaceAll(' ', '') ?? ''
    await owner.submit(page, `${page}/factor/on`, { secret: key, code: codeOf(key) })
    expect([(await owner.ask('/admin')).status, (await there.ask('/admin')).status]).toEqual([
      200, 303,
    ])
  })
})

test.each([
  // The vectors of RFC 6238, by their last six digits.
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i s the code is %s, a step before and after too, and no later', (seconds, code) => {
  const secret = Secret.fromLatin1('12345678901234567890').base32
  const step = Math.floor(seconds / 30)
  for (const apart of [-1, 0, 1])
    expect(stepOf(secret, code, (seconds + apart * 30) * 1000)).toBe(step)
  expect(stepOf(secret, code, (seconds + 60) * 1000)).toBeUndefined()
  expect(stepOf(secret, `${code}0`, seconds * 1000)).toBeUndefined()
})

test('the address in the QR code says whose key it is', () => {
  const secret = newSecret()
  const address = new URL(keyAddress(secret, 'owner@site.example', 'site.example'))
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp'])
  expect(address.searchParams.get('secret')).toBe(secret)
  expect(address.searchParams.get('issuer')).toBe('site.example')
  expect(decodeURIComponent(address.pathname)).toContain('owner@site.example')
})

const codeOf = (secret: string, timestamp = Date.now()): string =>
  new TOTP({ secret }).generate({ timestamp })

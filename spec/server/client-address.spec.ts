/** Whose address counts, and under which name. */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../site/server/app.ts'
import { turnMeasure } from '../../site/server/audience/switch.ts'
import { createDesk } from '../../site/server/desk/desk.ts'
import { openDesk } from '../../site/server/desk/node-desk.ts'
import { readDeskSettings } from '../../site/server/desk/desk-settings.ts'
import { dailyNames, neighbourhood } from '../../site/server/messages/salt.ts'
import { listen } from '../../site/server/node.ts'
import { migrate } from '../../site/server/store/migrate.ts'
import { openStore } from '../../site/server/store/open-store.ts'
import { asJson, newMessage } from '../support/message.ts'
import { asReport } from '../support/report.ts'
import { newFolder } from '../support/stores.ts'
import { MANIFEST } from './fixture.ts'

const DAY = 86_400_000

/** What each of these messages is answered, sent from this machine with the header that it claims. */
const statuses = async (trustProxy: boolean, claims: readonly string[]) => {
  const folder = newFolder()
  const settings = readDeskSettings({
    DATABASE_URL: join(folder, 'desk.db'),
    MESSAGES_PER_ADDRESS: '2',
  })
  const { desk } = await openDesk(settings, {
    dist: folder,
    trustProxy,
    log: () => {},
    isPage: () => false,
    measures: true,
  })
  const assets = { find: () => undefined, read: async () => undefined }
  const { api, operations } = desk
  const app = createApp({ manifest: MANIFEST, assets, api, operations, trustProxy })
  const server = await listen(app, { port: 0, host: '127.0.0.1' })
  const answered: number[] = []
  for (const claim of claims) {
    const request = asJson(newMessage(), { 'x-forwarded-for': claim })
    answered.push((await fetch(`http://127.0.0.1:${server.port}/api/messages`, request)).status)
  }
  await server.stop()
  await desk.stop()
  rmSync(folder, { recursive: true })
  return answered
}

describe('a visitor who claims another address each time', () => {
  test('is counted by the connection where no proxy is trusted', async () => {
    expect(await statuses(false, ['192.0.2.1', '192.0.2.2', '192.0.2.3'])).toEqual([201, 201, 429])
  })

  test('is counted by what our own proxy added, whatever stands before it', async () => {
    const claims = ['192.0.2.1, 198.51.100.9', '192.0.2.2, 198.51.100.9', '192.0.2.3,198.51.100.9']
    expect(await statuses(true, claims)).toEqual([201, 201, 429])
    expect(await statuses(true, ['192.0.2.1', '192.0.2.2', '192.0.2.3'])).toEqual([201, 201, 201])
  })
})

test('an address is written nowhere: whoever reads the files of the store finds none', async () => {
  const folder = newFolder()
  const store = await openStore(join(folder, 'desk.db'))
  await migrate(store)
  await turnMeasure(store, true, DAY, 'command')
  const address = '203.0.113.77'
  const logged: string[] = []
  const desk = createDesk({
    store,
    addressOf: () => address,
    log: (...event) => void logged.push(JSON.stringify(event)),
    isPage: () => true,
  })
  const assets = { find: () => undefined, read: async () => undefined }
  const { api, admin } = desk
  const app = createApp({ manifest: MANIFEST, assets, api, admin })
  const answered = [
    await app.request('/api/messages', asJson(newMessage())),
    await app.request('/api/audience', asReport()),
    await app.request('/admin/sign-in', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ email: 'a@b.example', password: 'x' }),
    }),
  ].map(({ status }) => status)
  expect(answered).toEqual([201, 204, 422])
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
  // What was written may be found so, and what was not is not.
  expect(files.join('')).toContain('camille@exemple.fr')
  expect([...files, ...logged].join('')).not.toContain(address)
  await desk.stop()
  rmSync(folder, { recursive: true })
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is one of the neighbourhood %s', (address, expected) => {
  expect(neighbourhood(address)).toBe(expected)
})

test('a name lasts a day, is the same on every server of a store, and tells nothing', async () => {
  const folder = newFolder()
  const file = join(folder, 'desk.db')
  const [one, two] = [await openStore(file), await openStore(file)]
  await migrate(one)
  const [here, there] = [dailyNames(one), dailyNames(two)]
  const name = await here('192.0.2.7', 10 * DAY)
  expect(name).toMatch(/^[\da-f]{32}$/u)
  expect(await there('192.0.2.7', 11 * DAY - 1)).toBe(name)
  expect(await there('192.0.2.8', 10 * DAY)).not.toBe(name)
  expect(await here('192.0.2.7', 11 * DAY)).not.toBe(name)
  // The salt of the day before is gone: nobody can work the name out again.
  expect(await one.execute({ sql: 'select day from salt' })).toEqual([{ day: 11 }])
  await Promise.all([one.close(), two.close()])
  rmSync(folder, { recursive: true })
})

test('any header at all names somebody', () => {
  fc.assert(
    fc.property(fc.string(), (address) => {
      expect(typeof neighbourhood(address)).toBe('string')
    }),
  )
})

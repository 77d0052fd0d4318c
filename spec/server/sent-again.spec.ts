/** What the owner sent and the desk could not take: nothing of it is lost. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument, DomUtils } from 'htmlparser2'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contactMessage } from '../../site/contact/schema.ts'
import { createApp } from '../../site/server/app.ts'
import { createDesk } from '../../site/server/desk/desk.ts'
import { keepMessage } from '../../site/server/messages/keep.ts'
import { openStore } from '../../site/server/store/open-store.ts'
import { StoreError, type Store } from '../../site/server/store/store.ts'
import type { ServedDesk } from '../support/desks.ts'
import { newMessage } from '../support/message.ts'
import { browserOf, csrfIn, giveOwner, PASSWORD } from '../support/owner-browser.ts'
import { newFolder } from '../support/stores.ts'
import { MANIFEST } from './fixture.ts'

describe('what could not be taken is there to be sent again:', () => {
  let store: Store
  let folder: string
  let away = false
  const desk = (): Pick<ServedDesk, 'ask'> => {
    const failing = async () => {
      throw new StoreError('away', 'nobody answers')
    }
    const { admin } = createDesk({
      store: {
        ...store,
        execute: (statement) => (away ? failing() : store.execute(statement)),
        batch: (statements) => (away ? failing() : store.batch(statements)),
      },
      addressOf: () => undefined,
      log: () => {},
    })
    const assets = { find: () => undefined, read: async () => undefined }
    const app = createApp({ manifest: MANIFEST, assets, admin })
    return { ask: async (path, init) => app.request(path, init) }
  }
  beforeEach(async () => {
    folder = newFolder()
    store = await openStore(join(folder, 'desk.db'))
    await giveOwner(store)
    const message = contactMessage.parse(newMessage({ id: ID }))
    const limits = { perAddress: 1, inAll: 1 }
    await keepMessage(store, { message, at: 0, who: 'x', limits, tell: false })
  })
  afterEach(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })

  const ID = 'c'.repeat(32)
  const NOTES = '/admin/messages/notes?state=new'
  const NOTE = 'Rappeler jeudi.\nPas avant 10 h « <b> ».'
  /** Where the form of a page leads, and all that it holds. */
  const formIn = (text: string): readonly [action: string, fields: Record<string, string>] => {
    const main = DomUtils.getElementsByTagName('main', parseDocument(text))
    const [form] = DomUtils.getElementsByTagName('form', main)
    const fields = DomUtils.getElementsByTagName('input', form ?? []).map(
      ({ attribs: { name = '', value = '' } }) => [name, value],
    )
    return [form?.attribs['action'] ?? '', Object.fromEntries(fields) as Record<string, string>]
  }
  const kept = async () => (await store.execute({ sql: 'select note from message' }))[0]?.['note']

  test('a note, while the store is away', async () => {
    const owner = browserOf(desk())
    await owner.enter()
    const csrf = csrfIn((await owner.ask('/admin')).text)
    away = true
    const refused = await owner.post(NOTES, { csrf, id: ID, note: NOTE })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
    away = false
    const [action, fields] = formIn(refused.text)
    expect((await owner.post(action, fields)).status).toBe(303)
    expect([action, await kept()]).toEqual([NOTES, NOTE])
  })

  test('a note of before another sign-in in the same browser', async () => {
    const owner = browserOf(desk())
    await owner.enter()
    const csrf = csrfIn((await owner.ask('/admin')).text)
    await owner.enter()
    const stale = await owner.post(NOTES, { csrf, id: ID, note: NOTE })
    expect([stale.status, await kept()]).toEqual([403, ''])
    expect((await owner.post(...formIn(stale.text))).status).toBe(303)
    expect(await kept()).toBe(NOTE)
  })

  test('but no password, which is typed again', async () => {
    const owner = browserOf(desk())
    await owner.enter()
    away = true
    for (const path of ['/admin/sign-in', '/admin/account/password']) {
      const form = { email: 'a', password: PASSWORD, current: PASSWORD, next: PASSWORD }
      const { status, text } = await owner.post(path, form)
      expect([status, text]).toEqual([503, expect.not.stringContaining(PASSWORD)])
    }
    away = false
  })
})

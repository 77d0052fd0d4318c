/** What a desk does by its timer, and what its log says of it. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contactMessage } from '../../site/contact/schema.ts'
import { countVisit } from '../../site/server/audience/count-visit.ts'
import { createDesk } from '../../site/server/desk/desk.ts'
import { keepMessage } from '../../site/server/messages/keep.ts'
import { migrate } from '../../site/server/store/migrate.ts'
import { openStore } from '../../site/server/store/open-store.ts'
import { storeError, type Store } from '../../site/server/store/store.ts'
import { newMessage } from '../support/message.ts'
import { newFolder } from '../support/stores.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const LONG_AGO = Date.UTC(2020, 0, 1)

let folder: string
let store: Store
/** What the store fails with from now on. */
let failure: unknown
let logged: unknown[]
beforeEach(async () => {
  folder = newFolder()
  store = await openStore(join(folder, 'desk.db'))
  await migrate(store)
  failure = undefined
  logged = []
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const desk = () =>
  createDesk({
    store: {
      execute: (statement) => (failure ? Promise.reject(failure) : store.execute(statement)),
      batch: (statements) => (failure ? Promise.reject(failure) : store.batch(statements)),
      close: () => store.close(),
    },
    addressOf: () => undefined,
    log: (...event) => logged.push(event),
    now: () => NOW,
  })

test('it forgets what is too old, and says how much, once', async () => {
  const limits = { perAddress: 1, inAll: 1 }
  const message = contactMessage.parse(newMessage())
  await keepMessage(store, { message, at: LONG_AGO, who: 'x', limits, tell: false })
  const counts = [{ kind: 'view', value: '/ia', count: 1 }] as const
  for (const id of ['1', '2'])
    await countVisit(store, { at: LONG_AGO + Number(id), who: 'x', id, counts })
  const { tick } = desk()
  await tick()
  const [row] = await store.execute({
    sql: "select count from journal where deed = 'purge-audience'",
  })
  expect(logged).toEqual([
    ['info', 'purge', { messages: 1 }],
    ['info', 'purge', { counts: row?.['count'] }],
  ])
  await tick()
  expect(logged).toHaveLength(2)
})

test.each([
  ['warn', 'store away: locked', storeError(new Error('locked\nselect name from message'))],
  ['error', 'no such thing', new Error('no such thing\nselect name from message')],
  ['error', 'unknown', 'thrown by somebody else'],
])(
  'work that fails is a line of its own (%s, %s), and is tried again',
  async (level, reason, why) => {
    const { tick } = desk()
    await tick()
    failure = why
    await tick()
    failure = undefined
    await tick()
    expect(logged).toEqual([[level, 'work_not_done', { reason }]])
  },
)

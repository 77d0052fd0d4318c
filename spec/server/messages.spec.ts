/** Messages that arrive, at every place where the server may run. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcomeOf, REFERENCE } from '../../site/contact/endpoint.ts'
import { DESKS, type ServedDesk } from '../support/desks.ts'
import { asForm, asJson, MESSAGE, newMessage } from '../support/message.ts'

const PATH = '/api/messages'
const { result: _result, spent: _spent, ...WRITTEN } = MESSAGE

describe.each(DESKS)('[7.0.1] %s', (_, open) => {
  let desk: ServedDesk
  beforeAll(async () => {
    desk = await open({
      METRICS_TOKEN: 'token',
      MESSAGES_PER_ADDRESS: '3',
      MESSAGES_PER_HOUR: '40',
    })
  }, 60_000)
  afterAll(() => desk.remove())

  let visitors = 0
  /** Somebody at an address of their own. */
  const visitor = (address = `192.0.2.${(visitors += 1)}`) => ({
    send: async (body: unknown) => {
      const answer = await desk.ask(PATH, asJson(body, { 'cf-connecting-ip': address }))
      const json: unknown = await answer.json()
      const { status, headers } = answer
      return { status, headers, json, outcome: outcomeOf(status, json, headers.get('retry-after')) }
    },
  })
  const kept = async (id: string) => {
    const sql = 'select * from message where id = ?1'
    return (await desk.store.execute({ sql, args: [id] }))[0]
  }

  test('keeps a message before it answers, with all that was written', async () => {
    const message = newMessage()
    const { status, outcome } = await visitor().send(message)
    expect(status).toBe(201)
    expect(outcome).toMatchObject({ is: 'sent', reference: expect.stringMatching(REFERENCE) })
    expect(await kept(message.id)).toMatchObject({
      name: MESSAGE.name,
      email: MESSAGE.email,
      company: MESSAGE.company,
      message: MESSAGE.message,
      first: MESSAGE.first,
      moment: MESSAGE.moment,
      origin: MESSAGE.from,
      result_title: MESSAGE.result.title,
      result_text: MESSAGE.result.text,
      suspect: null,
      read_at: null,
    })
  })

  test('is one message however often and at once it is sent; another one under its id is told so', async () => {
    const message = newMessage()
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => visitor('198.51.100.1').send(message)))
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(sent.map(({ json }) => JSON.stringify(json))).size).toBe(1)
    const other = await visitor().send({ ...message, message: 'Tout autre chose, vraiment.' })
    // The page makes an e-mail of what nobody kept.
    expect([other.status, other.outcome]).toEqual([409, { is: 'nowhere' }])
    expect(await kept(message.id)).toMatchObject({ message: MESSAGE.message })
  })

  test('says what is to be put right, and keeps nothing', async () => {
    const message = newMessage({ email: 'camille@', message: 'Non' })
    const { status, outcome } = await visitor().send(message)
    expect(status).toBe(422)
    expect(outcome).toEqual({ is: 'refused', problems: { email: 'noEnd', message: 'short' } })
    expect(await kept(message.id)).toBeUndefined()
  })

  test.each([
    ['no JSON', '{', 400],
    ['no message', '[]', 400],
    ['no id', JSON.stringify(MESSAGE), 400],
  ])('refuses %s', async (_name, body, status) => {
    expect((await visitor().send(body)).status).toBe(status)
  })

  test('takes JSON and forms, and nothing from the pages of other sites', async () => {
    const { body, method } = asJson(newMessage())
    const plain = { method, body, headers: { 'content-type': 'text/plain' } }
    expect((await desk.ask(PATH, plain)).status).toBe(415)
    const foreign = asJson(newMessage(), { 'sec-fetch-site': 'cross-site' })
    expect((await desk.ask(PATH, foreign)).status).toBe(403)
    expect((await desk.ask(PATH)).status).toBe(405)
  })

  test('what a program filled in is answered like any other, and kept apart', async () => {
    for (const [change, suspect] of [
      [{ homepage: 'https://buy.example' }, 'trap'],
      [{ spent: 1 }, 'hurry'],
    ] as const) {
      const message = newMessage(change)
      expect((await visitor().send(message)).outcome.is).toBe('sent')
      expect(await kept(message.id)).toMatchObject({ suspect })
    }
  })

  test('counts an hour by address, and keeps no address', async () => {
    const busy = visitor('203.0.113.77')
    const first = newMessage()
    for (const message of [first, newMessage(), newMessage()])
      expect((await busy.send(message)).status).toBe(201)
    const { status, outcome } = await busy.send(newMessage())
    expect(status).toBe(429)
    expect(outcome).toMatchObject({ is: 'later', wait: expect.any(Number) })
    // What was kept already may be asked for again, and others are not concerned.
    expect((await busy.send(first)).status).toBe(201)
    expect((await visitor().send(newMessage())).status).toBe(201)
    const tables = ['message', 'rate', 'salt', 'outbox', 'journal']
    const all = await desk.store.batch(tables.map((name) => ({ sql: `select * from ${name}` })))
    expect(JSON.stringify([all, desk.logged])).not.toContain('203.0.113.77')
  })

  test('a form without a script is answered by a page, with what was written', async () => {
    const fields = {
      name: 'Camille <b>',
      email: 'camille@',
      message: 'Bonjour "vous"',
      consent: 'on',
    }
    const wrong = await desk.ask(`${PATH}?lang=en`, asForm(fields))
    const page = await wrong.text()
    expect([wrong.status, wrong.headers.get('content-type')]).toEqual([
      422,
      'text/html; charset=utf-8',
    ])
    expect(page).toContain('<html lang="en">')
    expect(page).toContain('value="Camille &lt;b&gt;"')
    expect(page).toContain('Bonjour &quot;vous&quot;')
    expect(page).toContain('The end of the address is missing')
    const [, style = ''] = /<style>(.*?)<\/style>/su.exec(page) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(wrong.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)

    const right = { ...fields, email: 'camille@exemple.fr', subject: 'ai' }
    const answers = [await desk.ask(PATH, asForm(right)), await desk.ask(PATH, asForm(right))]
    const pages = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(pages[0]).toBe(pages[1])
    const [reference = ''] = /[\dA-Z]{4}-[\dA-Z]{4}/u.exec(pages[0] ?? '') ?? []
    const sql = 'select name, language from message where reference = ?1'
    expect(await desk.store.execute({ sql, args: [reference] })).toEqual([
      { name: 'Camille <b>', language: 'fr' },
    ])
  })

  test('says that it is alive and ready; how much it has done, to whoever knows the word', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await desk.ask(path)
      expect([answer.status, await answer.text()]).toEqual([200, 'ok'])
    }
    expect((await desk.ask('/metrics')).status).toBe(401)
    const wrong = { headers: { authorization: 'Bearer tokeN' } }
    expect((await desk.ask('/metrics', wrong)).status).toBe(401)
    const metrics = await desk.ask('/metrics', { headers: { authorization: 'Bearer token' } })
    const text = await metrics.text()
    for (const result of ['kept', 'refused', 'limited', 'trap', 'hurry'])
      expect(text).toMatch(new RegExp(`^opale_messages_total\\{result="${result}"\\} \\d+$`, 'mu'))
    const kinds = text.matchAll(/^opale_requests_total\{status="(\w+)"\} \d+$/gmu)
    expect(new Set([...kinds].map(([, kind]) => kind))).toEqual(new Set(['2xx', '4xx']))
    expect(text).toMatch(/^opale_store_up 1$/mu)
    expect(text).not.toContain('Camille')
  })

  test('all of them together are no more than an hour may bring', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 45; sent += 1)
      statuses.push((await visitor().send(newMessage())).status)
    expect(new Set(statuses)).toEqual(new Set([201, 429]))
    expect(statuses.at(-1)).toBe(429)
    const page = await desk.ask(PATH, asForm({ ...WRITTEN, consent: 'on' }))
    const text = await page.text()
    expect([page.status, text]).toEqual([429, expect.stringContaining('Trouver une réponse')])
  })

  test('nothing that was written, and nobody’s name, is in the log', () => {
    const log = desk.logged.join('\n')
    expect(log).toContain('"kept"')
    expect(log).not.toMatch(/camille|procédures|exemple/iu)
  })
})

test('whoever sends too much is told so, a person by a page', async () => {
  const [, open] = DESKS[0]!
  const desk = await open({})
  const json = asJson({ ...newMessage(), more: 'x'.repeat(70_000) })
  expect((await desk.ask(PATH, json)).status).toBe(413)
  const long = await desk.ask(PATH, asForm({ message: 'x'.repeat(70_000) }))
  expect([long.status, await long.text()]).toEqual([413, expect.stringContaining('trop long')])
  await desk.remove()
})

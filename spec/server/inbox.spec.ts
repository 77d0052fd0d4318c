/** The owner's day with messages, at every place where the server may run. */
import { parseDocument, DomUtils } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folded } from '../../site/server/messages/fold.ts'
import { replyTo } from '../../site/server/messages/reply.ts'
import { storedMessage } from '../../site/server/messages/stored.ts'
import { DESKS, type ServedDesk } from '../support/desks.ts'
import { asJson, newMessage } from '../support/message.ts'
import { browserOf, csrfIn, giveOwner } from '../support/owner-browser.ts'

const HOSTILE = `<script>alert(1)</script>"><img src=x onerror=alert(2)>'&lt; </textarea>`

const MESSAGES = [
  { name: 'Hélène Œuvrard', subject: 'ai', message: 'Répondre à 400 procédures, déjà triées.' },
  { name: '100% Cuir_SARL', subject: 'site', message: 'Une boutique avec 50% de marge.' },
  { name: '=HYPERLINK("x")', subject: 'audit', message: '@SUM(1+1) puis "guillemets", et fin.' },
  { name: HOSTILE, subject: 'other', message: HOSTILE, company: HOSTILE },
  { name: 'Robot', subject: 'other', message: 'Achetez mes liens tout de suite.', spent: 0 },
] as const

describe.each(DESKS)('%s', (_, open) => {
  let desk: ServedDesk
  let owner: ReturnType<typeof browserOf>
  beforeAll(async () => {
    desk = await open({ MESSAGES_PER_ADDRESS: '100' })
    await giveOwner(desk.store)
    for (const change of MESSAGES) await desk.ask('/api/messages', asJson(newMessage(change)))
    owner = browserOf(desk)
    await owner.enter()
  }, 60_000)
  afterAll(() => desk.remove())

  /** What leads to messages in the list of a page, in its order. */
  const linksIn = (text: string) =>
    DomUtils.getElementsByTagName('form', parseDocument(text))
      .filter(({ attribs }) => attribs['action']?.startsWith('/admin/messages/marked'))
      .flatMap((form) => DomUtils.getElementsByTagName('li', form))
      .flatMap((row) => DomUtils.getElementsByTagName('a', row))
  const namesIn = (text: string): readonly string[] =>
    linksIn(text).map((link) => DomUtils.textContent(link).replace('Non lu, ', ''))
  const listed = async (query: string): Promise<readonly string[]> =>
    namesIn((await owner.ask(`/admin?${query}`)).text)
  const idOf = async (name: string): Promise<string> => {
    const sql = 'select id from message where name = ?1'
    return String((await desk.store.execute({ sql, args: [name] }))[0]?.['id'])
  }

  test('lists the newest first, and says in the title how many nobody has read', async () => {
    const { text } = await owner.ask('/admin')
    expect(text).toMatch(/<title>\(4\) Messages · Bureau<\/title>/u)
    const all = await listed('')
    expect(all).toHaveLength(MESSAGES.length)
    expect(await listed('order=oldest')).toEqual(all.toReversed())
    expect((await owner.ask('/admin?lang=en')).text).toContain('4 unread messages')
  })

  test.each([
    ['search=helene+oeuvrard', ['Hélène Œuvrard']],
    ['search=PROCEDURES', ['Hélène Œuvrard']],
    ['search=0%25', ['100% Cuir_SARL']],
    ['search=%25', ['100% Cuir_SARL']],
    ['search=r_s', ['100% Cuir_SARL']],
    ['search=_', ['100% Cuir_SARL']],
    ['search=%27+or+1%3D1', []],
    ['search=website', []],
    ['search=documents', ['Hélène Œuvrard']],
    ['subject=site', ['100% Cuir_SARL']],
    ['subject=site&search=helene', []],
    ['state=suspect', ['Robot']],
    ['state=done', []],
    ['state=nonsense&subject=nonsense&order=nonsense&page=99999&search=cuir', ['100% Cuir_SARL']],
  ])('finds by %s', async (query, expected) => {
    expect(await listed(query)).toEqual(expected)
  })

  test('what strangers wrote is text, and nothing else, on every page', async () => {
    const id = await idOf(HOSTILE)
    const forms = { id, mark: 'delete' }
    const { text: list } = await owner.ask('/admin')
    const pages = [
      list,
      (await owner.ask(`/admin?search=${encodeURIComponent(HOSTILE)}`)).text,
      (await owner.ask(`/admin/messages/${id}`)).text,
      (await owner.post('/admin/messages/marked', { csrf: csrfIn(list), ...forms })).text,
      (await owner.submit(`/admin/messages/${id}`, '/admin/messages/notes', { id, note: HOSTILE }))
        .text,
    ]
    for (const page of pages) {
      const tree = parseDocument(page)
      const [script, ...more] = DomUtils.getElementsByTagName('script', tree)
      expect([DomUtils.textContent(script!).slice(0, 4), more]).toEqual(['try{', []])
      expect(DomUtils.getElementsByTagName('img', tree)).toEqual([])
      const all = DomUtils.find((node) => 'attribs' in node, [tree], true, Infinity)
      const handlers = all.flatMap((node) => ('attribs' in node ? Object.keys(node.attribs) : []))
      expect(handlers.filter((name) => name.startsWith('on'))).toEqual([])
      expect(page).toContain('alert(1)')
    }
  })

  test('opening a message marks it read; it can be made unread and done, alone or several at once', async () => {
    const id = await idOf('Hélène Œuvrard')
    const { text, status } = await owner.ask(`/admin/messages/${id}`)
    expect([status, text]).toEqual([200, expect.stringContaining('400 procédures')])
    expect(text).toMatch(/Gardé jusqu’au/u)
    expect(await listed('state=new')).not.toContain('Hélène Œuvrard')
    expect(await listed('state=read')).toContain('Hélène Œuvrard')
    const marked = await owner.submit('/admin', '/admin/messages/marked', { id, mark: 'unread' })
    expect(marked.text).toContain('Le message est marqué non lu.')
    expect(await listed('state=new')).toContain('Hélène Œuvrard')
    const both = { id: [id, await idOf('100% Cuir_SARL')], mark: 'done' }
    const done = await owner.submit('/admin', '/admin/messages/marked?state=new', both)
    expect(done.text).toContain('2 messages sont terminés.')
    expect(await listed('state=done')).toHaveLength(2)
    await owner.submit('/admin', '/admin/messages/marked', { ...both, mark: 'open' })
    expect(await listed('state=done')).toEqual([])
  })

  test('beside a message stands the list that one came from, which being read does not take it out of', async () => {
    const all = await Promise.all(MESSAGES.map(({ name }) => idOf(name)))
    await owner.submit('/admin', '/admin/messages/marked', { id: all, mark: 'unread' })
    const before = await listed('state=new&order=oldest')
    const { text: list } = await owner.ask('/admin?state=new&order=oldest')
    const [, second] = linksIn(list)
    const { text } = await owner.ask(second?.attribs['href']?.split('#')[0] ?? '')
    expect(namesIn(text)).toEqual(before)
    const [current, ...others] = linksIn(text).filter(({ attribs }) => 'aria-current' in attribs)
    expect([DomUtils.textContent(current!), others]).toEqual([before[1], []])
    expect(text).toContain(`2 sur ${before.length}`)
    const ways = DomUtils.getElementsByTagName('a', parseDocument(text))
    const way = (name: string) =>
      ways.find((link) => DomUtils.textContent(link) === name)?.attribs['href']
    expect(way('Précédent')).toContain(await idOf(before[0]!))
    expect(way('Suivant')).toContain(await idOf(before[2]!))
    for (const name of ['Précédent', 'Suivant', 'Tous les messages'])
      expect(way(name)).toMatch(/state=new&order=oldest/u)
    const id = await idOf(before[1]!)
    const note = { id, note: 'Gardée là où l’on était.' }
    const [page, to] = [`/admin/messages/${id}`, '/admin/messages/notes?order=oldest']
    expect(namesIn((await owner.submit(page, to, note)).text)).toEqual(await listed('order=oldest'))
    expect(await listed('state=new&order=oldest')).not.toContain(before[1])
    // From elsewhere, such as the notice of it: there is no place to say.
    expect((await owner.ask(`${page}?state=done`)).text).not.toMatch(/\d sur \d/u)
    await owner.submit('/admin', '/admin/messages/marked', { id, mark: 'unread' })
  })

  test('a note is kept; one that is too long is refused, and still there to be shortened', async () => {
    const id = await idOf('100% Cuir_SARL')
    const page = `/admin/messages/${id}`
    const kept = await owner.submit(page, '/admin/messages/notes', { id, note: 'Rappeler jeudi.' })
    expect(kept.text).toContain('La note est gardée.')
    const long = `${'x'.repeat(4096)}FIN`
    const refused = await owner.submit(page, '/admin/messages/notes', { id, note: long })
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('FIN')])
    expect((await owner.ask(page)).text).toContain('Rappeler jeudi.')
  })

  test('exports what the list shows, and no sheet works out what a stranger wrote', async () => {
    const csv = await owner.ask('/admin/messages/export?format=csv&subject=audit')
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="messages.csv"')
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(csv.text).toContain(`"'=HYPERLINK(""x"")"`)
    expect(csv.text).toContain(`"'@SUM(1+1) puis ""guillemets"", et fin."`)
    expect(csv.text.split('\r\n')).toHaveLength(3)
    const json = await owner.ask('/admin/messages/export?format=json&search=helene')
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(JSON.parse(json.text)).toMatchObject([{ name: 'Hélène Œuvrard' }])
    expect((await owner.ask('/admin/messages/export?format=xml')).status).toBe(400)
  })

  test('deletes after asking again, and the journal says by whom and how many, not what', async () => {
    const ids = [await idOf('Robot'), await idOf(HOSTILE)]
    const form = { id: ids, mark: 'delete' }
    const asked = await owner.submit('/admin', '/admin/messages/marked', form)
    expect(asked.text).toMatch(/Supprimer ces 2 messages/u)
    expect(asked.text).toContain('Ils disparaissent pour de bon')
    const one = { id: ids.slice(0, 1), mark: 'delete' }
    const askedOfOne = await owner.submit('/admin', '/admin/messages/marked', one)
    expect(askedOfOne.text).toContain('Il disparaît pour de bon')
    expect(await listed('')).toHaveLength(MESSAGES.length)
    const gone = await owner.submit('/admin', '/admin/messages/deleted', { id: ids })
    expect(gone.text).toContain('2 messages sont supprimés.')
    expect(await listed('')).toHaveLength(MESSAGES.length - 2)
    const sql = "select deed, count, who from journal where deed = 'delete'"
    expect(await desk.store.execute({ sql })).toEqual([{ deed: 'delete', count: 2, who: 'owner' }])
  })

  test('nothing ticked, nothing there, nobody inside: each is told, and nothing changes', async () => {
    // Whichever button it was, it is said over the list, where one ticks.
    for (const mark of ['delete', 'read', 'done']) {
      const to = '/admin/messages/marked?search=oeuvrard'
      const none = await owner.submit('/admin', to, { mark })
      expect([none.status, none.text]).toEqual([422, expect.stringContaining('Cochez d’abord')])
      expect(none.text).toContain('>Messages</h1>')
      expect(none.text).toContain('Hélène Œuvrard')
    }
    const gone = await owner.submit('/admin', '/admin/messages/marked', {
      mark: 'delete',
      id: 'gone',
    })
    expect([gone.status, gone.text]).toEqual([422, expect.stringContaining('Hélène Œuvrard')])
    expect((await owner.ask('/admin/messages/gone')).status).toBe(404)
    const stranger = browserOf(desk)
    const id = await idOf('Hélène Œuvrard')
    for (const path of ['marked', 'deleted', 'notes'])
      expect((await stranger.post(`/admin/messages/${path}`, { id })).status).toBe(303)
    for (const path of [`messages/${id}`, 'messages/export?format=csv'])
      expect((await stranger.ask(`/admin/${path}`)).status).toBe(303)
    const deleted = await owner.post('/admin/messages/deleted', { id, csrf: 'f'.repeat(64) })
    expect(deleted.status).toBe(403)
    expect(await listed('')).toContain('Hélène Œuvrard')
  })

  test('a list is cut into pages of 25', async () => {
    for (let number = 0; number < 25; number += 1)
      await desk.ask('/api/messages', asJson(newMessage({ name: `Numéro ${number}` })))
    const [first, second] = [await listed(''), await listed('page=2')]
    expect([first.length, second.length]).toEqual([25, 3])
    expect(await listed('page=99')).toEqual(second)
  })
})

test('an answer starts with the reference and the words that it answers, whatever they hold', () => {
  const message = storedMessage({
    ...newMessage({ name: 'A&B?', email: 'a+b?cc=x&c@exemple.fr', message: 'Un\n&body=deux 50%' }),
    reference: 'OP-1234',
    at: Date.UTC(2026, 10, 23),
  } as never)
  const link = new URL(replyTo(message))
  expect(decodeURIComponent(link.pathname)).toBe('a+b?cc=x&c@exemple.fr')
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(link.searchParams.get('subject')).toMatch(/^Re: .*\[OP-1234\]$/u)
  expect(link.searchParams.get('body')).toContain('\r\n> Un\r\n> &body=deux 50%')
})

test('a long message is quoted in part, and no letter is cut in two', () => {
  const message = storedMessage({
    ...newMessage({ message: `x${'😀'.repeat(1000)}` }),
    reference: 'OP-1234',
    at: 0,
  } as never)
  const body = new URL(replyTo(message)).searchParams.get('body') ?? ''
  expect(body.length).toBeLessThan(1100)
  expect(body).toMatch(/😀…$/u)
})

test.each([
  ['ÉLÉPHANT', 'elephant'],
  ['Cœur Æther Straße', 'coeur aether strasse'],
  ['Ångström ŁÓDŹ', 'angstrom łodz'],
])('%s is searched as %s', (text, expected) => {
  expect(folded(text)).toBe(expected)
})

/** What the code of the templates that are told at length does, and what their pages compute. */
import { createContext, runInContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { factValue } from '../../site/facts/facts.ts'
import { toldFlow } from '../support/told-flow.ts'

type Item = Readonly<Record<string, unknown>>

const nodesOf = (file: string) => toldFlow(file).nodes

/** Runs a code node as n8n does: on all items at once, or on each with `$json`. */
const run = (
  file: string,
  name: string,
  input: readonly Item[],
  others: Readonly<Record<string, readonly Item[]>> = {},
): readonly Item[] => {
  const { parameters } = nodesOf(file).find((node) => node.name === name)!
  const items = (all: readonly Item[]) => all.map((json) => ({ json }))
  const call = (scope: Item) =>
    runInContext(
      `(() => { ${parameters['jsCode'] as string} })()`,
      createContext({ $now: { toMillis: () => 'run-1' }, ...scope }),
    ) as unknown
  const node = (index: number) => (other: string) => {
    const all = items(others[other] ?? [])
    return {
      all: () => all,
      first: () => all[0],
      item: all[index],
      itemMatching: (at: number) => all[at],
    }
  }
  const results =
    parameters['mode'] === 'runOnceForEachItem'
      ? input.map(($json, index) => call({ $json, $: node(index) }))
      : (call({ $input: { all: () => items(input) }, $: node(0) }) as unknown[])
  // Out of the context it ran in: its arrays are not ours.
  return (JSON.parse(JSON.stringify(results)) as { json: Item }[]).map(({ json }) => json)
}

describe('the code of an enquiry', () => {
  const message = 'Nous voulons automatiser nos devis avant la fin du mois, nous sommes 40.'
  const said = {
    need: 'automatisation',
    need_quote: 'automatiser  nos devis',
    timing: 'moins de trois mois',
    timing_quote: 'avant la fin du mois',
    size: '10-249',
    size_quote: 'une équipe de 40',
  }

  test('gives points for what the message says, and none for what it does not', () => {
    const [scored] = run('qualification-leads.fr', 'Vérifier et noter', [{ output: said }], {
      Formulaire: [{ message, email: 'a@b.example' }],
    })
    expect(scored).toMatchObject({ score: 70, enough: true, email: 'a@b.example' })
    expect(scored?.['reason']).toBe(
      'automatisation (+40) « automatiser  nos devis » ; moins de trois mois (+30) « avant la fin du mois » ; inconnu (+0)',
    )
  })

  test('leaves a score under the threshold alone', () => {
    const output = { ...said, need: 'website', need_quote: 'a new site', timing_quote: '' }
    const [scored] = run('qualification-leads.en', 'Check and score', [{ output }], {
      Form: [{ message: 'We need a new site' }],
    })
    expect(scored).toMatchObject({
      score: 20,
      enough: false,
      reason: 'website (+20) “a new site”; unknown (+0); unknown (+0)',
    })
  })
})

describe('the code of customer messages', () => {
  const mail = (id: string, text: string) => ({ id, text, date: '2026-11-23T09:00:00Z' })

  test('keeps what the customer wrote, without addresses and numbers', () => {
    const text =
      'Toujours rien reçu, écrivez à zoe@exemple.fr ou au 06 12 34 56 78.\n\nLe lun. 16 nov. 2026 à 10:02, Boutique\n<b@c.fr> a écrit :\n> Bonjour'
    expect(run('analyse-sentiment.fr', 'Garder le message seul', [mail('m1', text)])).toEqual([
      {
        id: 'm1',
        date: '2026-11-23',
        text: 'Toujours rien reçu, écrivez à [adresse] ou au [numéro].',
        drawn: false,
      },
    ])
  })

  test('draws about one message in ten, the same ones every time', () => {
    const mails = Array.from({ length: 200 }, (_, index) => mail(`18f${index * 7919}`, 'x'))
    const drawn = run('analyse-sentiment.en', 'Keep the message alone', mails)
      .filter((one) => one['drawn'])
      .map(({ id }) => id)
    expect(drawn.length).toBeGreaterThan(10)
    expect(drawn.length).toBeLessThan(30)
    const again = run('analyse-sentiment.en', 'Keep the message alone', [
      mail(String(drawn[0]), 'y'),
    ])
    expect(again).toMatchObject([{ drawn: true }])
  })

  test('trusts a tone whose quotation is there, and marks the others', () => {
    const own = { id: 'm1', date: '2026-11-23', text: 'Still nothing. I am furious.' }
    const output = { tone: 'unhappy', subject: 'delivery', urgent: true, quote: 'I am furious' }
    const others = { 'Keep the message alone': [own, own, own] }
    const input = [{ output }, { output: { ...output, quote: 'refund me' } }, { error: 'timeout' }]
    const rows = run('analyse-sentiment.en', 'Check the quotation', input, others)
    expect(rows.map(({ tone, urgent, reread }) => [tone, urgent, reread])).toEqual([
      ['unhappy', 'yes', ''],
      ['to reread', '', 'yes'],
      ['to reread', '', 'yes'],
    ])
  })

  test('counts no week before ten rows have been judged', () => {
    const day = (back: number) =>
      new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
    const row = { date: day(1), tone: 'unhappy', reread: 'yes', verdict: 'right' }
    const weeks = (count: number) =>
      run('analyse-sentiment.en', 'Count the week', [
        ...Array.from({ length: count }, () => row),
        { ...row, tone: 'to reread' },
        { ...row, date: '2020-01-01' },
      ])
    expect(weeks(9)).toEqual([{ messages: 10, unhappy: 9, judged: 9, right: 9, enough: false }])
    expect(weeks(10)).toMatchObject([{ judged: 10, enough: true }])
    // Each day belongs to one week: what comes after the summary of a Friday waits for the next.
    const counted = [0, 1, 7, 8].map(
      (back) => run('analyse-sentiment.en', 'Count the week', [{ date: day(back) }])[0],
    )
    expect(counted.map((week) => week?.['messages'])).toEqual([0, 1, 1, 0])
  })
})

describe('the code of the report', () => {
  const row = (indicator: string, value: unknown, previous: unknown, unit = '') => ({
    week: '2026-11-16',
    indicator,
    unit,
    value,
    previous,
  })
  const rows = [
    row('Orders', '3.00', '2.00'),
    row('Sales', '1180.00', '1100.00', '€'),
    row('Average basket', '393.33', '550.00', '€'),
    row('Refunds', '33.33', '0.00', '%'),
  ]
  const list = (given: readonly Item[]) =>
    run('generation-reports.en', 'Compare with the list', given)
  const checked = () => list(rows)

  test('stops where a value is missing', () => {
    expect(checked()[1]?.['text']).toBe('Sales: €1,180; previous week: €1,100; change: €80')
    expect(checked().every(({ missing }) => missing === '')).toBe(true)
    for (const hole of [null, '', undefined])
      expect(list([...rows.slice(0, 3), row('Refunds', hole, 0)])).toEqual([{ missing: 'Refunds' }])
    expect(list(rows.slice(1))).toEqual([{ missing: 'Orders' }])
  })

  test('keeps a comment whose numbers come from the database, and no other', () => {
    const comments = [
      { output: { comment: 'Orders rose from 2 to 3.' } },
      { output: { comment: 'Sales are up 7.3%.' } },
      { error: 'timeout' },
      { output: { comment: 'A third of orders were refunded.' } },
    ]
    const others = { 'Compare with the list': checked() }
    const [report] = run('generation-reports.en', 'Check the numbers', comments, others)
    const body = String(report?.['body']).split('\n\n')
    expect(body[0]).toContain('Orders rose from 2 to 3.')
    expect(body[1]).toContain('(no comment: yours to write)')
    expect(body[2]).toContain('(no comment: yours to write)')
    expect(body[3]).toContain('A third of orders')
  })
})

describe('the code of answers to newcomers', () => {
  test('cuts pages into passages that know where they come from', () => {
    const markdown = `# Congés\n${'Posez vos congés trois semaines avant. '.repeat(40)}\n\n## Mutuelle\nLe formulaire est dans le dossier partagé, à rendre avant le quinze.\n\n## Vide\n`
    const passages = run('rag-onboarding.fr', 'Couper en passages', [{ markdown }], {
      'Lister les pages': [{ name: 'Vie pratique', url: 'https://notion.example/vie' }],
    })
    expect(passages.map(({ title }) => title)).toEqual(Array(3).fill('Vie pratique'))
    for (const { text, url, run: id } of passages) {
      expect(String(text).length).toBeLessThanOrEqual(920)
      expect([url, id]).toEqual(['https://notion.example/vie', 'run-1'])
    }
    // Nothing is lost on the way, and a heading with nothing below is no passage.
    const texts = passages.map(({ text }) => text).join('\n')
    expect(texts.match(/Posez/gu)).toHaveLength(40)
    expect(texts.match(/avant\./gu)).toHaveLength(40)
    expect(texts).toContain('avant le quinze.')
    expect(() => run('rag-onboarding.fr', 'Couper en passages', [], {})).toThrow('Aucun passage')
  })

  test('sees a delicate subject before any model does', () => {
    const asked = (text: string) =>
      run('rag-onboarding.fr', 'Garder la question', [{ text, channel: 'C1', ts: '1.5' }])[0]
    expect(asked('<@U1> Où est la paye ?')).toEqual({
      question: 'Où est la paye ?',
      channel: 'C1',
      thread: '1.5',
      delicate: true,
    })
    expect(asked('Où sont les clés ?')).toMatchObject({ delicate: false })
  })

  test('keeps near passages, and says so when there is none', () => {
    const question = { question: 'Where are the keys?' }
    const found = (score: number) => ({
      document: { pageContent: 'At the desk.', metadata: { title: 'Keys', url: 'u' } },
      score,
    })
    const near = (...input: Item[]) =>
      run('rag-onboarding.en', 'Close enough?', input, { 'Keep the question': [question] })[0]
    expect(near(found(0.3), found(0.9))).toMatchObject({ any: true, passages: [{ number: 1 }] })
    expect(near({})).toEqual({ ...question, any: false, passages: [], down: false })
    // A store that is down hands the question back.
    expect(near(question)).toMatchObject({ any: false, down: true })
  })

  test('sends an answer only with a quotation from its source', () => {
    const asked = {
      passages: [
        { number: 1, text: 'Keys are at the desk.', title: 'Keys', url: 'https://n.example' },
      ],
    }
    const answer = (output?: Item) =>
      run('rag-onboarding.en', 'Check the quotation', [{ output }], { 'Close enough?': [asked] })[0]
    const said = { found: true, answer: 'At the desk.', number: 1, quote: 'at the desk' }
    expect(answer(said)).toMatchObject({
      sound: true,
      answer: 'At the desk.\nSource: <https://n.example|Keys>',
    })
    for (const wrong of [{ ...said, number: 2 }, { ...said, quote: 'in the safe' }, undefined])
      expect(answer(wrong)).toMatchObject({ sound: false, answer: '' })
  })
})

describe('the code of the watch', () => {
  test('keeps recent items, once stripped of tracking marks', () => {
    const now = new Date().toISOString()
    const items = run('veille-concurrentielle.fr', 'Garder l’essentiel', [
      { title: ' Version 4 ', link: 'https://x.example/v4?utm_source=rss', isoDate: now },
      { title: 'Vieux', link: 'https://x.example/old', isoDate: '2020-01-01T00:00:00Z' },
      {
        title: 'Cinq',
        link: 'https://x.example/?utm_source=rss&p=5&utm_medium=x#top',
        isoDate: now,
      },
      { title: 'Sans lien', isoDate: now },
      { title: 'Sans date', link: 'https://x.example/y', pubDate: 'hier' },
    ])
    expect(items).toEqual([
      { title: 'Version 4', link: 'https://x.example/v4', text: '', published: now.slice(0, 10) },
      { title: 'Cinq', link: 'https://x.example/?p=5#top', text: '', published: now.slice(0, 10) },
    ])
  })

  test('keeps the ten latest items of a site', () => {
    const day = (index: number) => new Date(Date.now() - index * 3_600_000).toISOString()
    const many = Array.from({ length: 12 }, (_, index) => ({
      link: `https://x.example/${index}`,
      isoDate: day(11 - index),
    }))
    const others = [{ link: 'https://y.example/1', isoDate: day(100) }]
    const kept = run('veille-concurrentielle.en', 'Keep what matters', [...many, ...others])
    expect(kept).toHaveLength(11)
    expect(kept.at(-1)).toMatchObject({ link: 'https://y.example/1' })
  })

  test('drops a summary with a number or a sentence of its own', () => {
    const item = { title: 'Version 4', text: 'Version 4 reads 12 formats.', link: 'l' }
    const summed = (output?: Item) =>
      run('veille-concurrentielle.en', 'Check the summary', [{ output }], {
        'Drop what was seen': [item],
      })[0]?.['summary']
    expect(summed({ summary: 'It reads 12 formats.', quote: 'reads 12 formats' })).toBe(
      'It reads 12 formats.',
    )
    for (const wrong of [
      { summary: 'It reads 15 formats.', quote: 'reads 12 formats' },
      { summary: 'It is faster.', quote: 'twice as fast' },
      undefined,
    ])
      expect(summed(wrong)).toBe('Summary dropped: read the source.')
  })

  test('fits the question into a block of Slack', () => {
    const items = Array.from({ length: 30 }, (_, index) => ({
      title: `${index} ${'long '.repeat(40)}`,
      link: 'l',
      summary: 's',
    }))
    const [digest] = run('veille-concurrentielle.fr', 'Préparer le condensé', [{}], {
      'Contrôler le résumé': items,
    })
    expect(digest?.['count']).toBe(30)
    expect(String(digest?.['titles']).length).toBeLessThanOrEqual(2500)
  })
})

describe('what a run costs', () => {
  const million = 1_000_000
  const luna = (readTokens: number, written: number) =>
    (readTokens * factValue('questions.gpt-6-luna-input') +
      written * factValue('questions.gpt-6-luna-output')) /
    million
  const hour = factValue('use-cases.labour-hour')
  const vectors = (tokens: number) => (tokens * factValue('use-cases.embedding-price')) / million

  test('an enquiry, and three hundred of them with a person’s minute each', () => {
    expect(luna(900, 200).toFixed(5)).toBe('0.00019')
    expect((300 * luna(900, 200)).toFixed(2)).toBe('0.06')
    expect(((300 * 1) / 60) * hour).toBeCloseTo(219.5, 1)
  })

  test('a thousand messages, and fifty rows reread a month', () => {
    expect((1000 * luna(700, 80)).toFixed(2)).toBe('0.11')
    expect(((100 * 0.5) / 60) * hour).toBeCloseTo(36.6, 1)
  })

  test('a report of four comments, and a year of them', () => {
    expect((4 * luna(300, 60)).toFixed(5)).toBe('0.00024')
    expect((52 * 4 * luna(300, 60)).toFixed(2)).toBe('0.01')
    expect(((52 * 10) / 60) * hour).toBeCloseTo(380.5, 1)
  })

  test('a night of indexing, and a month of answers', () => {
    expect(vectors(200 * 1000).toFixed(3)).toBe('0.026')
    expect((30 * vectors(200 * 1000)).toFixed(2)).toBe('0.78')
    expect(luna(1500, 180).toFixed(5)).toBe('0.00024')
    expect((400 * luna(1500, 180)).toFixed(2)).toBe('0.10')
  })

  test('a month of mornings', () => {
    expect((21 * 15 * luna(450, 90)).toFixed(2)).toBe('0.03')
    expect(((21 * 3) / 60) * hour).toBeCloseTo(46.1, 1)
  })
})

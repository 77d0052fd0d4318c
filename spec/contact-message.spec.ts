/** A message on its way: the draft, the answer, the e-mail, and what the form makes of each. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  decodeDraft,
  encodeDraft,
  isBlank,
  KEPT_DAYS,
  mergeFields,
  type Draft,
} from '../site/contact/draft.ts'
import { outcomeOf } from '../site/contact/endpoint.ts'
import { EMPTY, type Fields } from '../site/contact/fields.ts'
import { letterOf, mailtoOf } from '../site/contact/letter.ts'
import { LONGEST_RESULT, readToolResult } from '../site/contact/tool-result.ts'
import { subjectOf } from '../site/pages/contact/prefill.ts'
import { waitMs } from '../site/pages/contact/retry.ts'
import {
  isFormShown,
  shownProblems,
  START,
  step,
  type Action,
} from '../site/pages/contact/state.ts'

const NOW = Date.UTC(2026, 2, 12)
const DAY = 86_400_000
const ID = 'b'.repeat(32)
const FIELDS: Fields = {
  ...EMPTY,
  name: 'Camille',
  email: 'camille@exemple.fr',
  company: 'Exemple & Cie',
  subject: 'ai',
  budget: '5000-15000',
  message: 'Trouver une réponse.\nEn une minute.',
  first: '2030-03-12',
  consent: true,
}
const RESULT = { title: 'Audit IA', text: '12 réponses' }

describe('a draft', () => {
  test('comes back as it was kept, for as many days as is said', () => {
    const draft: Draft = { fields: FIELDS, result: RESULT, waiting: ID }
    const kept = encodeDraft(draft, NOW)
    expect(decodeDraft(kept, NOW + KEPT_DAYS * DAY)).toEqual(draft)
    expect(decodeDraft(kept, NOW + KEPT_DAYS * DAY + 1)).toBeUndefined()
  })

  test('any text typed comes back to the letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.string(), (message, name) => {
        const fields = { ...EMPTY, message, name }
        expect(decodeDraft(encodeDraft({ fields }, NOW), NOW)).toEqual({ fields })
      }),
    )
  })

  test('storage may hold anything: what is no draft is none', () => {
    for (const text of ['', '{', 'null', '[]', '3', '{"at":"x"}', '{"fields":{}}'])
      expect(decodeDraft(text, NOW)).toBeUndefined()
    fc.assert(
      fc.property(fc.json(), fc.json(), (fields, waiting) => {
        const draft = decodeDraft(`{"at":${NOW},"fields":${fields},"waiting":${waiting}}`, NOW)
        expect(draft && Object.keys(draft.fields).toSorted()).toEqual(Object.keys(EMPTY).toSorted())
        expect(draft?.waiting).toBeUndefined()
      }),
    )
    const odd = { name: 3, subject: 'spam', budget: 'free', moment: 'night', consent: 'yes' }
    expect(decodeDraft(JSON.stringify({ at: NOW, fields: odd }), NOW)).toEqual({ fields: EMPTY })
  })

  test('nothing written is nothing to keep; a choice or a joined result is something', () => {
    expect(isBlank({ fields: { ...EMPTY, message: ' \n ' } })).toBe(true)
    expect(isBlank({ fields: { ...EMPTY, subject: 'site' } })).toBe(false)
    expect(isBlank({ fields: EMPTY, result: RESULT })).toBe(false)
  })

  test('what was typed before it came back stands, and neither message is lost', () => {
    const typed = { ...EMPTY, name: 'Camille D.', message: 'Bonjour' }
    expect(mergeFields(FIELDS, typed)).toEqual({
      ...FIELDS,
      name: 'Camille D.',
      message: `${FIELDS.message}\n\nBonjour`,
    })
    expect(mergeFields(FIELDS, EMPTY)).toEqual(FIELDS)
    expect(mergeFields(FIELDS, FIELDS)).toEqual(FIELDS)
  })
})

describe('[7.0.1] what an answer means', () => {
  test.each<[number, unknown, object]>([
    [201, { reference: 'K7M2-9QXD' }, { is: 'sent', reference: 'K7M2-9QXD' }],
    [422, { problems: { email: 'noAt' } }, { is: 'refused', problems: { email: 'noAt' } }],
    [429, undefined, { is: 'later', wait: 40 }],
    [503, undefined, { is: 'later', wait: 40 }],
    [500, undefined, { is: 'later', wait: 40 }],
    [501, undefined, { is: 'nowhere' }],
    [404, { status: 404 }, { is: 'nowhere' }],
    [405, undefined, { is: 'nowhere' }],
    // A static host may answer everything with its first page.
    [200, undefined, { is: 'nowhere' }],
    [201, { reference: '<b>' }, { is: 'nowhere' }],
    [
      422,
      { problems: { email: '<b>', age: 'x' } },
      { is: 'refused', problems: { email: 'refused' } },
    ],
    [422, { problems: {} }, { is: 'nowhere' }],
  ])('%i %j', (status, body, outcome) => {
    expect(outcomeOf(status, body, '40')).toEqual(outcome)
  })

  test('any answer at all means something', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.anything(), fc.option(fc.string()), (status, body, wait) => {
        expect(['sent', 'refused', 'later', 'nowhere']).toContain(outcomeOf(status, body, wait).is)
      }),
    )
  })
})

test('a message that waits is tried at once after a reload, then ever later, as the server wishes', () => {
  expect([0, 1, 2, 3, 4, 5, 99].map((tries) => waitMs(tries) / 1000)).toEqual([
    0, 15, 30, 60, 120, 300, 300,
  ])
  expect(waitMs(1, 40)).toBe(40_000)
  expect(waitMs(1, 99_999)).toBe(3_600_000)
})

describe('as an e-mail', () => {
  test('the words first, then who writes, in the language of the page', () => {
    const { subject, body } = letterOf(FIELDS, 'fr', { from: '/ia', result: RESULT })
    expect(subject.replaceAll('\u00A0', ' ')).toBe('IA et documents : un projet à décrire')
    expect(body.replaceAll(/[\u00A0\u202F]/gu, ' ')).toBe(
      [
        'Trouver une réponse.\nEn une minute.',
        [
          'Nom : Camille',
          'E-mail : camille@exemple.fr',
          'Entreprise : Exemple & Cie',
          'Budget : De 5 000 à 15 000 €',
          'Visioconférence : mardi 12 mars 2030, Matin',
          'Page d’origine : /ia',
        ].join('\n'),
        'Audit IA',
        '12 réponses',
      ].join('\n\n'),
    )
    expect(letterOf(FIELDS, 'en').body).toContain('Budget: €5,000 to €15,000')
  })

  test('its address says it all again, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (message) => {
        const letter = letterOf({ ...FIELDS, message }, 'fr')
        const url = new URL(mailtoOf('camille@exemple.fr', letter))
        expect([url.protocol, url.pathname]).toEqual(['mailto:', 'camille@exemple.fr'])
        expect(url.href).not.toContain('+')
        expect(url.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(letter.body)
        expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
      }),
    )
  })
})

test('a tool’s result may be anything: a title and a text are kept, cut to what fits', () => {
  for (const odd of [
    null,
    3,
    [],
    {},
    { title: 'x' },
    { title: ' ', text: 'x' },
    { title: 'x', text: 3 },
  ])
    expect(readToolResult(odd)).toBeUndefined()
  expect(readToolResult({ ...RESULT, more: 1 })).toEqual(RESULT)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(3), (text, more) => {
      const long = text.repeat(1 + more * 3000)
      const read = readToolResult({ title: 'x', text: `.${long}` })
      expect(read?.text.length).toBeLessThanOrEqual(LONGEST_RESULT.text)
      expect(read?.text).not.toMatch(/\p{Cs}/u)
    }),
  )
})

test.each([
  ['/audit-ia-gratuit', undefined, 'audit'],
  ['/workflows/integration/slack', undefined, 'automation'],
  ['/automatisation-n8n-freelance', 'web-dev', 'automation'],
  ['/consultant-rag-freelance', 'web-dev', 'ai'],
  ['/en/developpeur-full-stack-ia', undefined, 'site'],
  ['/ia', 'ai-services', 'ai'],
  ['/', 'unified', 'site'],
  ['/faq', 'web-dev', undefined],
])('[3.4.10] from %s, of %s, the subject is %s', (from, context, subject) => {
  const state = { from, source: 'unified_navigation', ...(context && { context }) } as const
  expect(subjectOf(state)).toBe(subject)
})

describe('the form', () => {
  const after = (...actions: readonly Action[]) => actions.reduce(step, START)
  const write: Action = { does: 'change', change: FIELDS }
  const send = (quiet = false): Action => ({ does: 'send', id: ID, quiet })
  const later: Action = { does: 'answer', outcome: { is: 'later' } }

  test('tells what is wrong once a field was left with something in it, and all when sending', () => {
    const typed = after({ does: 'change', change: { email: 'camille@' } })
    expect(shownProblems(typed)).toEqual({})
    const left = step(typed, { does: 'leave', field: 'email' })
    expect(shownProblems(step(left, { does: 'leave', field: 'name' }))).toEqual({ email: 'noEnd' })
    const more = step(left, { does: 'change', change: { email: 'camille@exemple.fr' } })
    expect(shownProblems(more)).toEqual({})
    expect(Object.keys(shownProblems(step(more, { does: 'refuse' })))).toEqual([
      'name',
      'subject',
      'message',
      'consent',
    ])
  })

  test('what the server found is told until the field changes', () => {
    const refused: Action = {
      does: 'answer',
      outcome: { is: 'refused', problems: { email: 'malformed' } },
    }
    const state = after(write, send(), refused)
    expect(shownProblems(state)).toEqual({ email: 'malformed' })
    expect(state.fields).toEqual(FIELDS)
    const changed = step(state, { does: 'change', change: { email: 'other@exemple.fr' } })
    expect(shownProblems(changed)).toEqual({})
  })

  test('what is under way or waits stays as it was sent; what comes back to be edited is whole', () => {
    for (const state of [after(write, send()), after(write, send(), later)]) {
      expect(step(state, { does: 'change', change: { name: 'x' } })).toBe(state)
      expect(step(state, { does: 'edit' }).fields).toEqual(FIELDS)
    }
    expect(isFormShown(after(write, send()))).toBe(true)
    expect(isFormShown(after(write, send(), later, send(true)))).toBe(false)
  })

  test('after a message has left, the next one knows who writes; a cleared one can be had back', () => {
    const sent = after(write, send(), {
      does: 'answer',
      outcome: { is: 'sent', reference: 'K7M2-9QXD' },
    })
    expect(sent.phase).toMatchObject({ is: 'sent', reference: 'K7M2-9QXD' })
    const { name, email, company } = FIELDS
    expect(step(sent, { does: 'clear' }).fields).toEqual({ ...EMPTY, name, email, company })
    const cleared = after(write, { does: 'join', result: RESULT }, { does: 'clear' })
    expect(cleared.fields).toEqual(EMPTY)
    expect(step(cleared, { does: 'undo' })).toMatchObject({ fields: FIELDS, joined: RESULT })
  })

  test('no sequence of steps loses a word before it was sent, or throws', () => {
    const action = fc.oneof(
      fc.constantFrom<Action>(
        send(),
        send(true),
        later,
        { does: 'answer', outcome: { is: 'nowhere' } },
        { does: 'answer', outcome: { is: 'refused', problems: { name: 'long' } } },
        { does: 'refuse' },
        { does: 'mail' },
        { does: 'edit' },
        { does: 'leave', field: 'email' },
        { does: 'begin', today: '2026-03-12', draft: { fields: FIELDS, waiting: ID } },
      ),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        expect(after(write, ...actions).fields).toEqual(FIELDS)
      }),
    )
  })
})

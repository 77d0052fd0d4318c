import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../site/tools/frame/question.ts'
import { assemble, requestBody } from '../../site/tools/prompts/assemble.ts'
import { FIELDS, STYLES, type Field } from '../../site/tools/prompts/brief.ts'
import { review, RULE_IDS, type RuleId } from '../../site/tools/prompts/rules.ts'
import { PROMPTS } from '../../site/tools/prompts/tool.ts'
import { brokenVariables, filledIn, variablesIn } from '../../site/tools/prompts/variables.ts'
import { words as en } from '../../site/tools/prompts/words.en.ts'
import { words as fr } from '../../site/tools/prompts/words.fr.ts'

/** A brief that nothing is to be said of. */
const SOUND: Answers = {
  style: 'claude',
  task: 'Sort this message into one team of the list and say what is missing.',
  role: 'You sort requests for a help desk.',
  context: 'A wrong sort costs half a day.',
  reader: 'the ticketing tool',
  material: '{{message}}',
  constraints: 'Choose one team.\nCopy the order number, or say that there is none.',
  examples: 'Cannot log in\n=>\noperations\n---\nWhere is my invoice?\n=>\naccounts',
  form: 'One line of 12 words.',
  doubt: 'Write “to be sorted by hand”.',
  checks: 'The team is on the list.',
}

const told = (answers: Answers, words = fr) => {
  const { brief } = PROMPTS.evaluate(answers)
  return assemble(brief, words.prompt)
}
const rulesOf = (answers: Answers) => PROMPTS.evaluate(answers).findings.map(({ rule }) => rule)

/** Anything one might type, marks that mean something here among it. */
const typed = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        '\n',
        '```',
        '</matiere>',
        '</tache>',
        '</task>',
        '{{client}}',
        '=>',
        '\n---\n',
        '# ',
        '- ',
      ),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''))
const anyAnswers = fc.record(
  {
    style: fc.constantFrom(...STYLES, 'none'),
    ...(Object.fromEntries(FIELDS.map((field) => [field, typed])) as Record<Field, typeof typed>),
  },
  { requiredKeys: [] },
)

describe('the prompt', () => {
  test('holds all that was typed, in every style and language, and is the same each time', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(fr, en), (answers, words) => {
        const messages = told(answers, words)
        const all = messages.map(({ text }) => text).join('\n')
        const { brief } = PROMPTS.evaluate(answers)
        for (const text of [
          brief.role,
          brief.context,
          brief.reader,
          brief.material,
          brief.task,
          brief.form,
          brief.doubt,
          ...brief.constraints,
          ...brief.checks,
          ...brief.examples.flatMap(({ input, output }) => [input, output]),
        ])
          expect(all).toContain(text)
        expect(told(answers, words)).toEqual(messages)
      }),
    )
  })

  test('closes each tag once, whatever stands between them', () => {
    fc.assert(
      fc.property(typed, (material) => {
        fc.pre(material.trim() !== '')
        const [message] = told({ ...SOUND, material })
        const tag = /<(matiere(?:_\d+)?)>/u.exec(message?.text ?? '')?.[1] ?? ''
        expect(message?.text.split(`</${tag}>`)).toHaveLength(2)
        expect(message?.text).toContain(`<${tag}>\n${material.trim()}\n</${tag}>`)
      }),
    )
  })

  test('puts what is long first and what is asked last for Claude, the other way in Markdown', () => {
    const order = (style: string) => {
      const text = told({ ...SOUND, style }, en)[0]?.text ?? ''
      return text.indexOf('{{message}}') < text.indexOf('Sort this message')
    }
    expect(order('claude')).toBe(true)
    expect(order('markdown')).toBe(false)
  })

  test('parts what stays from what comes anew, for a system and a user message', () => {
    const [system, user] = told({ ...SOUND, style: 'split' }, en)
    expect([system?.role, user?.role]).toEqual(['system', 'user'])
    // Each thing once: what is asked, of the user alone.
    expect(system?.text).not.toContain('Sort this message')
    expect(system?.text).toContain('You sort requests')
    expect(system?.text).not.toContain('{{message}}')
    expect(user?.text).toContain('{{message}}')
  })

  test('for a program, names the keys of one JSON object and asks the service for JSON', () => {
    const answers = {
      ...SOUND,
      style: 'json',
      fields: 'team: one of the list\nmissing: what to ask',
    }
    const messages = told(answers, en)
    const shape = /```json\n([^`]+)\n```/u.exec(messages[0]?.text ?? '')?.[1] ?? ''
    expect(JSON.parse(shape)).toEqual({ team: 'one of the list', missing: 'what to ask' })
    expect(messages[0]?.text).toContain('one valid JSON object')
    const body: unknown = JSON.parse(requestBody(messages, 'json'))
    expect(body).toMatchObject({ response_format: { type: 'json_object' } })
    expect(JSON.parse(requestBody(told(SOUND), 'claude'))).not.toHaveProperty('response_format')
  })

  test('of an empty brief there is none', () => {
    expect(told({})).toEqual([])
    expect(rulesOf({})).toEqual(['no-task'])
  })

  // Worked by hand: role first, then material in tags with its warning, the task last but checks.
  test('is what one would write by hand', () => {
    expect(
      told({
        task: 'Résume {{avis}} en 3 points.',
        role: 'Tu lis des avis.',
        checks: '- 3 points',
      })[0]?.text,
    ).toBe(
      [
        'Tu lis des avis.',
        '<tache>\nRésume {{avis}} en 3 points.\n</tache>',
        '<avant_de_repondre>\nAvant de répondre, vérifie et corrige si besoin :\n- 3 points\n</avant_de_repondre>',
      ].join('\n\n'),
    )
  })
})

describe('variables', () => {
  test('are found once each, in any case, and filled in wherever they stand', () => {
    const { typed: fields } = PROMPTS.evaluate({
      task: 'Write to {{Client}} about {{ order no }}.',
      context: '{{client}} waits.',
    })
    expect(variablesIn(fields)).toEqual(['client', 'order_no'])
    expect(filledIn(fields, { client: 'Ada', order_no: '' })).toEqual({
      task: 'Write to Ada about {{ order no }}.',
      context: 'Ada waits.',
    })
  })

  test('with no value change nothing', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { typed: fields } = PROMPTS.evaluate(answers)
        expect(filledIn(fields, {})).toEqual(fields)
      }),
    )
  })

  test('may be called what every object has', () => {
    const { typed: fields } = PROMPTS.evaluate({ task: 'Say {{constructor}} to {{__proto__}}.' })
    expect(filledIn(fields, {})).toEqual(fields)
    const values: Record<string, string> = { constructor: 'hello' }
    expect(filledIn(fields, values)).toEqual({ task: 'Say hello to {{__proto__}}.' })
  })

  test('that are broken are told, and only those', () => {
    expect(brokenVariables('Dear {{client}}, {{order')).toEqual(['{{order'])
    expect(brokenVariables('{"a":{"b":1}} stays JSON')).toEqual([])
    expect(brokenVariables('Dear {{client}}')).toEqual([])
  })
})

describe('the review', () => {
  /** What makes each rule fire; the sound brief satisfies all of them. */
  const WRONG: Readonly<Record<RuleId, Answers>> = {
    'no-task': { task: '' },
    'no-material': { material: '' },
    'no-fields': { style: 'json', fields: '' },
    'broken-variable': { context: 'For {{client' },
    'personal-data': { context: 'Write to ada.l@example.org' },
    'two-lengths': { form: '100 words', constraints: 'At most 150 words, plainly' },
    'thin-task': { task: 'Sort messages' },
    'many-tasks': {
      task: 'Read this message, then sort it, then answer it, and finally close it.',
    },
    'no-context': { context: '' },
    'no-reader': { reader: '' },
    'no-form': { form: '' },
    unmeasured: { form: 'A professional tone' },
    'no-length': { form: 'A table', constraints: 'Choose the team' },
    'only-forbids': { constraints: 'No lists\nNever guess' },
    'no-example': { examples: '' },
    'half-example': { examples: 'Cannot log in' },
    'one-example': { examples: 'Cannot log in\n=>\noperations' },
    'no-doubt': { doubt: '' },
    'no-checks': { checks: '' },
    shouted: { constraints: 'NEVER guess, say so instead. IMPORTANT: one team.' },
    'no-variable': { material: 'Hello, I cannot log in.' },
  }

  test('says nothing of a sound brief', () => expect(rulesOf(SOUND)).toEqual([]))

  test.each(RULE_IDS)('%s fires, and is satisfied again', (rule) => {
    const wrong = { ...SOUND, ...WRONG[rule] }
    expect(rulesOf(wrong)).toContain(rule)
    expect(rulesOf({ ...wrong, ...pick(SOUND, Object.keys(WRONG[rule])) })).not.toContain(rule)
  })

  test('knows data of people in both countries from sums, dates and numbers of orders', () => {
    const found = (context: string) => rulesOf({ ...SOUND, context }).includes('personal-data')
    for (const text of [
      'rappeler au 06 12 34 56 78',
      '+33 6 12 34 56 78',
      'FR76 3000 6000 0112 3456 7890 189',
      'n° 2 84 05 75 123 456 78',
      'sk-abcdefghijklmnop1234',
    ])
      expect(found(text), text).toBe(true)
    for (const text of [
      '12 000 € avant le 03/04/2026',
      'commande 44710',
      'article 28 du RGPD',
      'de 2024 à 2026',
    ])
      expect(found(text), text).toBe(false)
  })

  test('never throws, points at a field that is there, and has words for all it says', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { brief, typed: fields } = PROMPTS.evaluate(answers)
        for (const { rule, field } of review(brief, fields)) {
          expect(FIELDS).toContain(field)
          expect(fr.rules[rule].says).not.toBe(en.rules[rule].says)
        }
      }),
    )
  })
})

test('every question changes the prompt, and every one has words', () => {
  for (const { id } of PROMPTS.questions) {
    expect(fr.questions).toHaveProperty(id)
    if (id === 'style') continue
    const json = { ...SOUND, style: 'json', fields: 'a: b' }
    const changed: Answers = { ...json, [id]: 'another: thing\n=>\n7' }
    expect(told(changed), id).not.toEqual(told(json))
  }
  expect(new Set(STYLES.map((style) => JSON.stringify(told({ ...SOUND, style })))).size).toBe(4)
})

const pick = (answers: Answers, ids: readonly string[]): Answers =>
  Object.fromEntries(ids.map((id) => [id, answers[id] ?? '']))

/** What an author is told: the file, the line, what is wrong and what to write. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { htmlOf, problemsOf, rendered } from './support/markdown.ts'

const lookups = {
  pages: new Map([
    ['contact', { href: '/contact' }],
    ['consultant-rag-freelance', { href: '/consultant-rag-freelance' }],
  ]),
  pageAt: (address: string) => (address.startsWith('/contact') ? 'contact' : undefined),
  owner: new Map([['name', 'Prénom Nom']]),
  facts: new Map([
    [
      'gdpr.answer',
      {
        text: '1 mois',
        checked: '2026-11-22',
        version: '2016-05-04',
        source: { title: 'RGPD', publisher: 'UE', url: 'https://a.example' },
      },
    ],
  ]),
  pictures: new Map([
    ['./plan.png', { href: '/assets/plan-1.png', width: 4, height: 3 }],
    ['./heavy.png', { wrong: 'weighs 900 KB' }],
  ]),
  examples: new Map([['rag/rappel.ts', { text: 'a\nb\nc\n', href: '/examples/rag/rappel.ts' }]]),
}

const MISTAKES: readonly (readonly [title: string, text: string, told: string])[] = [
  [
    'a callout nobody knows',
    'a\n\n> [!HELP]\n> x',
    'a.fr.md:3: there is no callout « HELP ». There are: NOTE, TIP, IMPORTANT, WARNING, CAUTION, EXERCISE, SOLUTION.',
  ],
  [
    'a callout misspelt',
    '> [!WARNNG]\n> x',
    'a.fr.md:1: there is no callout « WARNNG ». Did you mean « WARNING »?',
  ],
  [
    'a fence that nobody colours',
    'a\n\n```txt\nx\n```',
    'a.fr.md:3: there is no colouring for « txt ». Did you mean « text »? Write ```text where none fits',
  ],
  [
    'a fence that is not closed',
    'a\n\n```ts\nx',
    'a.fr.md:3: the fence is not closed: write ``` on a line of its own below the code',
  ],
  [
    'a directive nobody knows',
    'a\nb :fcat[x]',
    'a.fr.md:2: there is no directive « fcat ». Did you mean « fact »?',
  ],
  [
    'a directive on the wrong number of colons',
    '::fact[gdpr.answer]',
    'a.fr.md:1: « fact » stands within a sentence, after one colon: write :fact[id]',
  ],
  [
    'a block within a sentence',
    'a :figure[b]{src=./plan.png} c',
    'a.fr.md:1: « figure » stands on a line of its own, after two colons: write ::figure[what one sees]{src=./picture.png caption="Words below it"}',
  ],
  [
    'a directive that is not closed',
    'a :fact[gdpr.answer\n\nb',
    'a.fr.md:1: « fact » cannot be read: write :fact[id], on one line',
  ],
  [
    'attributes that are not closed',
    'a\n\n::example[rag/rappel.ts]{lines=1',
    'a.fr.md:3: « example » cannot be read: write ::example[folder/file.ts]{lines=3-12}, on one line',
  ],
  [
    'an attribute nobody knows',
    '::example[rag/rappel.ts]{line=1}',
    'a.fr.md:1: there is no attribute of « example » « line ». Did you mean « lines »?',
  ],
  [
    'a chapter that does not say how long it takes',
    '## a\n\n::chapter[b]{minutes=long}',
    'a.fr.md:3: a chapter says how many minutes it takes, from 1 to 999: write ::chapter[What one has at its end.]{minutes=40 needs="Node 20"}',
  ],
  [
    'a chapter that counts itself',
    '## 2. a\n\n::chapter[b]{minutes=5}',
    'a.fr.md:1: the page numbers its chapters: leave the number out of the title',
  ],
  [
    'before and after, of something else than three columns',
    '::before-after[a]\n\n| b | c |\n|---|---|\n| d | e |',
    'a.fr.md:1: « before-after » stands right above a table of three columns: the step, how it is before, how it is after',
  ],
  [
    'a chapter without a title',
    '## a\n\nb\n\n::chapter[c]{minutes=5}',
    'a.fr.md:5: « chapter » stands right below the title of a chapter: put a ## line above it',
  ],
  [
    'a field that the owner has not',
    'x :owner[nom]',
    'a.fr.md:1: there is no field of the owner « nom ». Did you mean « name »?',
  ],
  [
    'a fact that is not there',
    'x :fact[gdpr.anwser]',
    'a.fr.md:1: there is no fact « gdpr.anwser ». Did you mean « gdpr.answer »?',
  ],
  [
    'a page that is not there',
    '[x](page:consultant-rag)',
    'a.fr.md:1: there is no page « consultant-rag ». There are: contact, consultant-rag-freelance.',
  ],
  [
    'an internal address',
    'a\n[x](/contact#prix)',
    'a.fr.md:2: « /contact#prix » is no link: write page:contact#prix, which follows the page in both languages',
  ],
  [
    'an internal address that nothing has',
    '[x](/nowhere)',
    'a.fr.md:1: « /nowhere » is no link: no page has this address. Write page:<id>',
  ],
  [
    'a link that is none',
    '[x](javascript:alert)',
    'a.fr.md:1: « javascript:alert » is no link: write page:<id> for a page of the site, https://… for another',
  ],
  ['a section that is not there', '## A\n\n[x](#b)', 'a.fr.md:3: the page has no section « #b »'],
  [
    'a picture that is not there',
    '![plan](./pln.png)',
    'a.fr.md:1: there is no picture beside the text called « ./pln.png ». Did you mean « ./plan.png »?',
  ],
  [
    'a picture that is too much',
    '![plan](./heavy.png)',
    'a.fr.md:1: the picture « ./heavy.png » weighs 900 KB',
  ],
  [
    'a picture without words',
    '![](./plan.png)',
    'a.fr.md:1: the picture « ./plan.png » has no words for who does not see it: write ![words](…)',
  ],
  [
    'an example file that is not there',
    '::example[rag/rapel.ts]',
    'a.fr.md:1: there is no example file « rag/rapel.ts ». Did you mean « rag/rappel.ts »?',
  ],
  [
    'lines that an example has not',
    '::example[rag/rappel.ts]{lines=2-9}',
    'a.fr.md:1: « rag/rappel.ts » has no lines « 2-9 »: write lines=<first>-<last>, between 1 and 3',
  ],
  [
    'a heading that skips a level',
    '## a\n\n#### b',
    'a.fr.md:3: a heading of level 4 follows one of level 2: write ###',
  ],
  ['a second title', '# a', 'a.fr.md:1: the title of the page is its only h1: begin with ##'],
  [
    'a note that is not there',
    'a[^un]\n\nb[^deux]\n\n[^deux]: c',
    'a.fr.md:1: there is no note « un ». There are: deux. Write [^un]: below the paragraph',
  ],
  [
    'a note that nothing calls',
    'a\n\n[^un]: b',
    'a.fr.md:3: nothing calls the note « un »: write [^un] in the text',
  ],
  [
    'two notes of one name',
    'a[^un]\n\n[^un]: b\n[^un]: c',
    'a.fr.md:4: the note « un » is defined twice: give one of them another name',
  ],
  [
    'markup',
    'a\nb <b>c',
    'a.fr.md:2: « <b> » would be shown as it is: HTML is no part of a text. Write Markdown, or put it between backquotes',
  ],
  [
    'what stood for the owner before',
    'a\nb {{name}}',
    'a.fr.md:2: « {{name}} » stands for nothing: write :owner[name]',
  ],
]

describe('an author is told of', () => {
  test.each(MISTAKES)('%s', (_, text, told) => {
    expect(problemsOf(text, lookups)).toEqual([told])
  })

  test('all of them at once, in the order of the text', () => {
    expect(problemsOf('# a\n\n[x](/contact)\n\n:owner[nom]\n\n{{name}}', lookups)).toEqual([
      expect.stringMatching(/^a\.fr\.md:1: /u),
      expect.stringMatching(/^a\.fr\.md:3: /u),
      expect.stringMatching(/^a\.fr\.md:5: /u),
      expect.stringMatching(/^a\.fr\.md:7: /u),
    ])
  })

  test('a line of the file, where the text does not begin with it', () => {
    const { problems } = rendered('a\n\n{{b}}', 'fr', {}, { file: 'c.md', firstLine: 8 })
    expect(problems).toEqual([expect.objectContaining({ file: 'c.md', line: 10 })])
  })
})

describe('what is written right', () => {
  test('is not spoken of', () => {
    const text = `
## Un

Voir [le contact](page:contact#prix) et [plus bas](#deux), à 10:30, rapport 16:9, \`:x[y]\`.

### Deux

C++ écrit \`std::vector\`. Un message : « ok » [1] {2}.

\`\`\`text
{{name}} :fact[x] <b> ::figure[
\`\`\`
`
    expect(problemsOf(text, lookups)).toEqual([])
  })

  test('nothing is put in the place of code', () => {
    const html = htmlOf(
      '`:owner[name]` `{{name}}`\n\n```text\n:owner[name] {{ $json.a }}\n```',
      'fr',
      lookups,
    )
    expect(html).toContain('<code>:owner[name]</code>')
    expect(html).toContain(':owner[name] {{ $json.a }}')
    expect(html).not.toContain('Prénom')
  })
})

describe('the line is right', () => {
  type Wrap = (text: string) => string
  const indented = (margin: string) => (text: string) =>
    text.replaceAll(/\n(?=[^\n])/gu, `\n${margin}`)
  const WRAPS: Readonly<Record<string, Wrap>> = {
    plain: (text) => text,
    quotation: (text) => `> ${text.replaceAll('\n', '\n> ')}`,
    callout: (text) => `> [!NOTE] Un titre\n> ${text.replaceAll('\n', '\n> ')}`,
    bullet: (text) => `- ${indented('  ')(text)}`,
    'second item': (text) => `1. un\n   encore\n\n2. ${indented('   ')(text)}`,
    task: (text) => `- [ ] faire\n\n  ${indented('  ')(text)}`,
    note: (text) => `Appel[^n].\n\n[^n]: Note.\n\n    ${indented('    ')(text)}`,
  }
  const BEFORE = [
    '',
    'Un paragraphe\nsur deux lignes.\n\n',
    '```ts\nconst a = 1\n\n```\n\n',
    '| a |\n|---|\n| b |\n\n',
    '\n\n## Un titre\n\n',
    'Titre\n---\n\n',
  ]
  const HELD = [
    'mot\nfautif {{ici}}',
    '[lien **gras\nencore** {{ici}}](#)',
    '| a | b |\n|---|---|\n| c | {{ici}} |',
  ]

  test('wherever the mistake stands, and whatever stands before it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(WRAPS)),
        fc.constantFrom(...Object.keys(WRAPS).filter((name) => name !== 'note')),
        fc.array(fc.constantFrom(...BEFORE), { maxLength: 3 }),
        fc.constantFrom(...HELD),
        (outer, inner, before, held) => {
          const text = before.join('') + WRAPS[outer]!(WRAPS[inner]!(held))
          const line = text.slice(0, text.indexOf('{{ici}}')).split('\n').length
          const told = problemsOf(text).filter((each) => each.includes('{{ici}}'))
          expect(told).toEqual([expect.stringMatching(new RegExp(`^a\\.fr\\.md:${line}: `, 'u'))])
        },
      ),
      { numRuns: 400 },
    )
  })
})

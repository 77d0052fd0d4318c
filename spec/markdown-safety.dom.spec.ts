/** Markdown to HTML: ids stand apart, and no text becomes markup. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slugify } from '../site/prerender/markdown/context.ts'
import { escape, type Lookups } from '../site/prerender/markdown.ts'
import { rendered } from './support/markdown.ts'

const dom = (markdown: string, language: 'fr' | 'en' = 'fr'): HTMLElement => {
  const root = document.createElement('div')
  root.innerHTML = rendered(markdown, language).html
  return root
}

const hostile = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '</code></pre><script>1</script>',
    '"><svg onload=alert(1)>',
    '<!-- x --><style>*{}</style>',
    '&lt;b&gt;',
    '<a href="javascript:alert(1)">x</a>',
  ),
)

describe('headings', () => {
  test('each has an id of its own, and none that the page around it needs', () => {
    const root = dom('## Menu\n\n## Étape 1\n\n## Étape 1\n\n## 日本\n\n## Data\n\n## menu-2')
    const ids = [...root.querySelectorAll('h2')].map(({ id }) => id)
    expect(ids).toEqual(['menu-2', 'etape-1', 'etape-1-2', 'section', 'data-2', 'menu-2-2'])
  })

  test('an id is made of letters without accents, digits and hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(slugify(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/u)
        expect(slugify(slugify(text))).toBe(slugify(text))
      }),
    )
    expect(slugify('Où l’IA apprend-elle ?')).toBe('ou-l-ia-apprend-elle')
  })
})

const WORSE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>1</script>',
  '" onerror="alert(1)',
  "' onload='alert(1)",
  'x"} onclick="y',
  '</script><script>1</script>',
  '</text></svg><img src=x onerror=1>',
  '__proto__',
  'constructor',
  ']{src=./plan.png}',
]

/** Syntax that hostile words are put into: directives, links, pictures, notes, callouts. */
const FRAMES: readonly ((words: string) => string)[] = [
  (words) => `a :fact[${words}] b`,
  (words) => `:owner[name]{${words}}`,
  (words) => `::figure[${words}]{src=./plan.png caption="${words}"}`,
  (words) => `::figure[plan]{src=${words}}`,
  (words) => `::example[rag/a.ts]{lines=${words}}`,
  (words) => `::example[${words}]`,
  (words) => `::diagram[${words}]`,
  (words) => `::${words}[a]`,
  (words) => `:::${words}`,
  (words) => `::figure[${words}`,
  (words) => `[${words}](page:${words})`,
  (words) => `[a](<${words}>)`,
  (words) => `![${words}](./plan.png)`,
  (words) => `![a](<${words}>)`,
  (words) => `> [!${words}] ${words}\n> ${words}`,
  (words) => `a[^${words}]\n\n[^${words}]: ${words}`,
]

/** What a fact, the owner and files beside a text may hold that is not ours to trust. */
const lookupsOf = (words: string): Partial<Lookups> => ({
  facts: anything({
    text: words,
    checked: '2026-11-22',
    version: '2026-11-22',
    source: { title: words, publisher: words, url: 'https://a.example/"><script>' },
  }),
  owner: anything(words),
  pictures: new Map([['./plan.png', { href: `/assets/${words}`, width: 1, height: 1 }]]),
  examples: anything({ text: words, href: `/examples/${words}` }),
  diagrams: anything({
    file: 'a.diagram.ts',
    diagram: {
      title: { fr: words, en: words },
      nodes: { a: { name: { fr: words, en: words } }, b: { name: { fr: words, en: words } } },
      edges: [{ from: 'a', to: 'b', label: { fr: words, en: words } }],
    },
  }),
})
const anything = <T>(found: T) => ({ get: () => found, keys: () => [] })

const OURS = new Set(
  'a blockquote br button circle code del div em figcaption figure h1 h2 h3 h4 h5 h6 hr img input label li lineargradient ol output p path pre rect section span stop strong sup svg table tbody td text th thead time tr ul b'.split(
    ' ',
  ),
)

/** Elements that no text may make, handlers, and addresses that run something. */
const dangersIn = (root: HTMLElement): readonly string[] =>
  [...root.querySelectorAll('*')]
    .filter(
      ({ localName, attributes }) =>
        !OURS.has(localName.toLowerCase()) ||
        [...attributes].some(
          ({ name, value }) =>
            name.startsWith('on') ||
            name === 'style' ||
            (['href', 'src'].includes(name) && /^\s*(?:javascript|data|vbscript):/iu.test(value)),
        ),
    )
    .map(({ outerHTML }) => outerHTML)

describe('hostile texts', () => {
  test('escaping gives the text back, and lets no markup or attribute end', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const root = document.createElement('div')
        root.innerHTML = `<i title="${escape(text)}"></i>`
        expect(root.children).toHaveLength(1)
        expect(root.firstElementChild?.attributes).toHaveLength(1)
        expect(root.innerHTML.replace(/\s/gu, '')).not.toContain('<script')
      }),
    )
  })

  test('in a text, a cell, a heading or code, nothing becomes an element', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const line = text.replaceAll(/[\n\r|`]/gu, ' ')
        const root = dom(
          [
            `Texte ${line}`,
            `## ${line}`,
            `| ${line} |\n|---|\n| ${line} |`,
            `\`\`\`\n${line}\n\`\`\``,
          ].join('\n\n'),
        )
        const strange = [...root.querySelectorAll('*')].filter(
          ({ localName, attributes }) =>
            ['script', 'style', 'img', 'svg', 'iframe'].includes(localName) ||
            [...attributes].some(({ name }) => name.startsWith('on')),
        )
        expect(strange.map(({ outerHTML }) => outerHTML)).toEqual([])
      }),
    )
  })

  test('in a directive, a link, a note or what they refer to, neither: no handler, no script', () => {
    fc.assert(
      fc.property(
        fc.oneof(hostile, fc.constantFrom(...WORSE)),
        fc.array(fc.constantFrom(...FRAMES), { minLength: 1, maxLength: 4 }),
        (words, frames) => {
          const text = frames.map((frame) => frame(words)).join('\n\n')
          const root = document.createElement('div')
          root.innerHTML = rendered(text, 'fr', lookupsOf(words)).html
          expect(dangersIn(root)).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })

  test('however deep a text nests, and however often it opens what it does not close', () => {
    const deep = [
      '> '.repeat(300) + 'a',
      '- '.repeat(200) + 'a',
      ':fact['.repeat(3000),
      '::figure[a]{'.repeat(2000),
      '[a](page:'.repeat(500),
      '[^a'.repeat(2000),
      '> [!NOTE] a\n'.repeat(1) + '> > [!NOTE] b\n'.repeat(200),
      `:owner[${'x'.repeat(20_000)}]{${'a="b" '.repeat(2000)}`,
    ]
    for (const text of deep) expect(rendered(text).html.length).toBeGreaterThan(0)
  })

  test('markup in a text is shown as it was written', () => {
    expect(dom('Un <b onclick="x()">mot</b>').textContent?.trim()).toBe(
      'Un <b onclick="x()">mot</b>',
    )
    expect(dom('<div>\nun bloc\n</div>').children).toHaveLength(0)
  })
})

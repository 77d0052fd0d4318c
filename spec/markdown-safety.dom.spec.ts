/** Markdown to HTML: ids stand apart, and no text becomes markup. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slugify } from '../site/prerender/markdown/context.ts'
import { escape } from '../site/prerender/markdown.ts'
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

  test('markup in a text is shown as it was written', () => {
    expect(dom('Un <b onclick="x()">mot</b>').textContent?.trim()).toBe(
      'Un <b onclick="x()">mot</b>',
    )
    expect(dom('<div>\nun bloc\n</div>').children).toHaveLength(0)
  })
})

/** Markdown as pages show it: what a reader sees and what a screen reader is told. */
import { describe, expect, test } from 'vitest'
import { highlight } from '../site/prerender/markdown/highlight.ts'
import type { Language } from '../site/routes/language.ts'
import { htmlOf } from './support/markdown.ts'

const shown = (markdown: string, language: Language = 'fr') =>
  new DOMParser().parseFromString(htmlOf(markdown, language), 'text/html')

const only = (document: Document, selector: string): Element => {
  const found = [...document.querySelectorAll(selector)]
  expect(found).toHaveLength(1)
  return found[0]!
}
const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())

describe('[1.0.47] tables', () => {
  const document = shown('| Modèle | Prix |\n|:--|--:|\n| **Petit** | 1 € |\n| autre | 2 € |')

  test('scroll by themselves, reachable by key and named', () => {
    const region = only(document, '[data-scroll]')
    expect(region.getAttribute('role')).toBe('region')
    expect(region.getAttribute('tabindex')).toBe('0')
    expect(region.getAttribute('aria-label')).toBe('Tableau 1')
  })

  test('name their columns, and the rows whose first cell is bold', () => {
    expect(textsOf(document, 'th[scope=col]')).toEqual(['Modèle', 'Prix'])
    expect(textsOf(document, 'th[scope=row]')).toEqual(['Petit'])
    expect(textsOf(document, 'td')).toEqual(['1\u00A0€', 'autre', '2\u00A0€'])
  })

  test('align figures without an inline style', () => {
    expect(textsOf(document, '[data-align=right]')).toEqual(['Prix', '1\u00A0€', '2\u00A0€'])
    expect(document.querySelector('[style], [align]')).toBeNull()
  })
})

describe('[1.0.47] task lists', () => {
  test('each box is named by its words, and says whether it is done', () => {
    const document = shown('- [x] écrire *les questions*\n- [ ] mesurer\n- pas une tâche')
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input')]
    expect(boxes.map(({ type, disabled, checked }) => [type, disabled, checked])).toEqual([
      ['checkbox', true, true],
      ['checkbox', true, false],
    ])
    expect(boxes.map(({ labels }) => labels?.[0]?.textContent.trim())).toEqual([
      'écrire les questions',
      'mesurer',
    ])
    expect(textsOf(document, 'li')).toHaveLength(3)
  })

  test('what stands below a task is no part of its name', () => {
    const document = shown('- [ ] trier\n\n  à deux\n\n  - [x] relire')
    expect(textsOf(document, 'label')).toEqual(['trier', 'relire'])
    expect(only(document, 'li > p').textContent).toBe('à deux')
    expect(document.querySelector('label p, label ul')).toBeNull()
  })
})

describe('[1.0.47] footnotes', () => {
  const text =
    'Un[^b], deux[^a], encore un[^b].\n\n[^a]: Note A.\n[^b]: Note B\n  sur deux lignes.\n'

  test('are numbered as they are called, and listed at the end', () => {
    const document = shown(text)
    expect(textsOf(document, 'sup')).toEqual(['1', '2', '1'])
    expect(textsOf(document, '[role=doc-endnotes] li')).toEqual([
      'Note B\nsur deux lignes.',
      'Note A.',
    ])
  })

  test('lead there and back, from every call', () => {
    const document = shown(text)
    for (const link of document.querySelectorAll('a'))
      expect(only(document, link.getAttribute('href')!)).toBeDefined()
    const back = [...document.querySelectorAll('[role=doc-backlink]')]
    expect(back.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Revenir à l’appel 1',
      'Revenir à l’appel 1.2',
      'Revenir à l’appel 2',
    ])
  })

  test('may hold paragraphs, code and calls of their own', () => {
    const document = shown('Un[^a].\n\n[^a]: D’abord[^b].\n\n    Ensuite `x`.\n\n[^b]: Enfin.')
    expect(textsOf(document, '[role=doc-endnotes] li:first-child > p')).toHaveLength(2)
    expect(textsOf(document, '[role=doc-endnotes] li')).toHaveLength(2)
  })

  test('a name in code calls nothing', () => {
    expect(htmlOf('Écrire `[^a]` suffit.')).not.toContain('<sup')
  })

  test('a text without any has no list of them', () => {
    expect(htmlOf('Un.')).not.toContain('doc-endnotes')
  })
})

describe('[1.0.47] fenced code', () => {
  test('is coloured at build, named, and can be taken along', () => {
    const document = shown("```ts rappel.ts\nconst k = 5 // cinq\nf('x')\n```")
    expect(textsOf(document, 'pre .k')).toEqual(['const'])
    expect(textsOf(document, 'pre .n')).toEqual(['5'])
    expect(textsOf(document, 'pre .c')).toEqual(['// cinq'])
    expect(textsOf(document, 'pre .s')).toEqual(["'x'"])
    expect(only(document, 'pre').textContent).toBe("const k = 5 // cinq\nf('x')")
    expect(only(document, 'figcaption').textContent).toContain('rappel.ts')
    expect(only(document, '[data-code] button').textContent).toBe('Copier')
    expect(only(document, '[role=region]').getAttribute('aria-label')).toBe('Code 1')
  })

  test('text stays what was written: no markup comes out of it, no typography goes in', () => {
    const code = `<img src=x onerror="alert('!')"> & a : b`
    for (const fence of ['', 'text', 'html', 'bash'])
      expect(only(shown(`\`\`\`${fence}\n${code}\n\`\`\``), 'pre').textContent).toBe(code)
  })

  test('every language that pages use gets colours', () => {
    const samples = {
      bash: 'if true; then echo "a"; fi # b',
      css: 'a { color: red }',
      diff: '+ added',
      html: '<a href="b">c</a>',
      json: '{ "a": 1 }',
      py: 'def f(): return 1',
      sql: 'select 1',
      tsx: 'const a = <b c="d" />',
      yaml: 'a: 1',
    }
    for (const [language, sample] of Object.entries(samples))
      expect([language, highlight(sample, language).html]).toEqual([
        language,
        expect.stringMatching(/<span class="[ksfnc]">/u),
      ])
  })

  test('spans are balanced, whatever is inside', () => {
    const { html } = highlight('const a = `x ${b ? `${c}` : "d"} y`\n@f class A {}', 'ts')
    expect(html.match(/<span class="[ksfnc]">/gu)).toHaveLength(html.match(/<\/span>/gu)!.length)
    expect(html).not.toContain('hljs')
  })
})

describe('callouts', () => {
  test('four kinds, each with its title, and the words of the reader’s language', () => {
    const names = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION']
    const text = names.map((name) => `> [!${name}]\n> ${name.toLowerCase()}`).join('\n\n')
    const kinds = (language: Language) =>
      [...shown(text, language).querySelectorAll('[role=note]')].map((note) => [
        note.getAttribute('data-callout'),
        note.getAttribute('aria-label'),
        note.querySelector('div')?.textContent.trim(),
      ])
    expect(kinds('fr')).toEqual([
      ['info', 'À noter', 'note'],
      ['success', 'Conseil', 'tip'],
      ['info', 'Important', 'important'],
      ['warning', 'Attention', 'warning'],
      ['danger', 'Danger', 'caution'],
    ])
    expect(kinds('en')[1]).toEqual(['success', 'Tip', 'tip'])
  })

  test('may bring a title, and hold all that a text holds', () => {
    const document = shown('> [!WARNING] À *éviter* : `k`\n> un\n>\n> - deux\n\naprès')
    const note = only(document, '[data-callout]')
    expect(note.getAttribute('aria-label')).toBe('À éviter\u00A0: k')
    expect(only(document, '[data-callout] > strong').innerHTML).toContain('<em>éviter</em>')
    expect(textsOf(document, '[data-callout] li')).toEqual(['deux'])
    expect(note.textContent).not.toContain('après')
  })

  test('a plain quotation stays one', () => {
    expect(htmlOf('> cité')).toContain('<blockquote>')
  })
})

describe('ids and names', () => {
  test('are unlike each other, whatever repeats', () => {
    const part = '## Mesurer\n\n| a |\n|--|\n| b |\n\n```\nx\n```\n'
    const document = shown(
      `${part.repeat(3)}\n## Notes\n\n## À deux[^1] !\n\n## Note 1\n\n[^1]: Note.`,
    )
    expect([...document.querySelectorAll('h2')].map(({ id }) => id)).toEqual([
      'mesurer',
      'mesurer-2',
      'mesurer-3',
      'notes',
      'a-deux',
      'note-1-2',
      'notes-2',
    ])
    const labels = [...document.querySelectorAll('[role=region]')].map((each) =>
      each.getAttribute('aria-label'),
    )
    expect(new Set(labels).size).toBe(6)
  })
})

test('typography is set in words alone', () => {
  const html = htmlOf("L'offre : « oui ! » et `a : b`, [l'aide](https://a.example/x?a='b').")
  expect(html).toContain('L’offre\u00A0: «\u00A0oui\u00A0!\u00A0»')
  expect(html).toContain('<code>a : b</code>')
  expect(html).toContain('l’aide</a>')
})

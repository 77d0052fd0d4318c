/** Code and expressions follow a new name, and nothing else does. */
import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { referencesIn, written } from '../../../site/workflows/document/references.ts'
import { withNames } from '../../../site/workflows/document/rename.ts'
import type { JsonObject } from '../../../site/workflows/flow/flow.ts'
import { namesIn } from '../../../site/workflows/run/expression/index.ts'

const to = (name: string) => new Map([['Old', name]])
const renamed = (parameters: JsonObject, name = 'New', type = 'n8n-nodes-base.code') =>
  withNames(type, parameters, to(name))
const code = (jsCode: string, name?: string) => renamed({ jsCode }, name)['jsCode']

describe('code', () => {
  test.each([
    [`$('Old').all()`, `$('New').all()`],
    [`$("Old").item; $(\`Old\`)`, `$("New").item; $(\`New\`)`],
    [
      `$node["Old"].json, $node['Old'], $node.Old.json`,
      `$node["New"].json, $node['New'], $node.New.json`,
    ],
    [`$items("Old", 0, 1)`, `$items("New", 0, 1)`],
    [
      '`${$("Old").first().json.a} and ${`${$("Old")}`}`',
      '`${$("New").first().json.a} and ${`${$("New")}`}`',
    ],
    [`a / b / $('Old').c`, `a / b / $('New').c`],
    [`/it's/.test(x) && $('Old')`, `/it's/.test(x) && $('New')`],
    [
      `const o = { $: 1 }; if (x) { $('Old') } else { $( "Old" ) }`,
      `const o = { $: 1 }; if (x) { $('New') } else { $( "New" ) }`,
    ],
    [`return $('Old'`, `return $('Old'`],
  ])('%s', (before, after) => {
    expect(code(before)).toBe(after)
  })

  test.each([
    `// $('Old')`,
    `/* $('Old') */ 1`,
    `const text = "$('Old')"`,
    `'it\\'s $("Old")'`,
    'const text = `$("Old")`',
    `/$("Old")/.test(x)`,
    `x.$('Old')`,
    `a$('Old')`,
    `$('Old' + 'er')`,
    `$('Older')`,
    `$node[Old]`,
  ])('%s is left alone', (text) => {
    expect(code(text)).toBe(text)
  })

  test('quotes stay, and what needs it is escaped', () => {
    expect(code(`$('Old'), $("Old"), $node.Old`, `It's "so"`)).toBe(
      String.raw`$('It\'s "so"'), $("It's \"so\""), $node["It's \"so\""]`,
    )
  })

  test('Python has other remarks and other signs', () => {
    const python = (pythonCode: string) => renamed({ pythonCode })['pythonCode']
    expect(python(`# _('Old')\nx = _("Old").all()`)).toBe(`# _('Old')\nx = _("New").all()`)
    expect(python(`"""_('Old')"""`)).toBe(`"""_('Old')"""`)
  })
})

describe('expressions', () => {
  test.each([
    [`=It is {{ $('Old').item.json.a }}`, `=It is {{ $('New').item.json.a }}`],
    [`=$('Old') {{ 1 }} $('Old')`, `=$('Old') {{ 1 }} $('Old')`],
    [`{{ $('Old') }}`, `{{ $('Old') }}`],
    [`={{ $('Old').a }} and {{ $node["Old"].b`, `={{ $('New').a }} and {{ $node["New"].b`],
  ])('%s', (before, after) => {
    expect(renamed({ text: before })['text']).toBe(after)
  })

  test('some texts have braces that n8n fills in unasked', () => {
    const html = `<p>{{ $('Old').item.json.a }}</p>`
    expect(renamed({ html }, 'New', 'n8n-nodes-base.html')['html']).toContain(`$('New')`)
    expect(renamed({ html }, 'New', 'n8n-nodes-base.gmail')['html']).toBe(html)
  })

  test('a name that would end the expression does not', () => {
    const said = renamed({ text: `={{ $('Old').a }}` }, 'a }} b')['text'] as string
    expect(namesIn(said)).toEqual(['a }} b'])
  })
})

test('what is written is read again, whatever the name and the quotes', () => {
  assert(
    property(string({ unit: 'binary' }), constantFrom("'", '"', '`', '.'), (name, quote) => {
      const [found] = referencesIn(
        `$node${quote === '.' ? '' : '['}${written(name, quote)}${quote === '.' ? '' : ']'}`,
      )
      expect(found?.name).toBe(name)
    }),
  )
})

test('any text is read to its end, and parameters that name nobody stay the same', () => {
  const pieces = constantFrom(
    "'",
    '"',
    '`',
    '${',
    '}',
    '{',
    '/',
    '\\',
    '\n',
    '$(',
    ')',
    'Old',
    '//',
    '/*',
    '*/',
    ' ',
  )
  assert(
    property(array(pieces), (all) => {
      const text = all.join('')
      const parameters = { jsCode: text, other: `={{ ${text} }}` }
      expect(withNames('n8n-nodes-base.code', parameters, new Map([['Nobody', 'New']]))).toBe(
        parameters,
      )
      referencesIn(text, 'python')
    }),
    { numRuns: 300 },
  )
  const long = `'${'a'.repeat(5_000_000)}' + $('Old')`
  expect(referencesIn(long)).toHaveLength(1)
})

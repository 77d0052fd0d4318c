import { drawing } from './callouts.ts'
import type { Context } from './context.ts'
import type { DirectiveKind } from './directives.ts'
import { escape } from './escape.ts'
import type { ShownFact } from './lookups.ts'
import { missing } from '../../content/missing.ts'
import { dateFormat } from '../../i18n/date.ts'

export interface Facts {
  readonly kind: DirectiveKind
  /** What the text was told by, in the order in which it is cited. */
  readonly section: () => string
}

/**
 * `:fact[id]`: the value where it is said, and a number that leads to its source. Facts read in the
 * same version of the same source, on the same day, share a number.
 * @param notes how many notes the text has: sources are counted after them
 */
export const facts = (context: Context, notes: () => number): Facts => {
  const { words, lookups, problem, id, language } = context
  const cited: { key: string; fact: ShownFact }[] = []
  const calls = new Set<string>()

  const numberOf = (fact: ShownFact): number => {
    const key = JSON.stringify([fact.source, fact.version, fact.checked])
    if (!cited.some((each) => each.key === key)) cited.push({ key, fact })
    return notes() + cited.findIndex((each) => each.key === key) + 1
  }

  return {
    kind: {
      level: 'inline',
      usage: ':fact[id]',
      render({ token, label }) {
        const fact = lookups.facts.get(label)
        if (fact === undefined) {
          problem(token, missing('fact', label, lookups.facts.keys()))
          return escape(label)
        }
        const number = numberOf(fact)
        const place = calls.has(`fact-${number}`) ? '' : ` id="fact-${number}"`
        calls.add(`fact-${number}`)
        return `<span data-fact="${escape(label)}">${escape(fact.text)}<sup><a href="#source-${number}"${place} role="doc-noteref" aria-label="${words.source(String(number))}">${number}</a></sup></span>`
      },
    },
    section: () => {
      if (cited.length === 0) return ''
      const title = id(words.sources)
      const first = notes() + 1
      const start = first === 1 ? '' : ` start="${first}"`
      const day = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
      const dateOf = (iso: string) => `<time datetime="${escape(iso)}">${day(new Date(iso))}</time>`
      const items = cited.map(({ fact: { source, version, checked, undated } }, index) => {
        const number = first + index
        const dates = words[undated ? 'undated' : 'dated'](dateOf(version), dateOf(checked))
        const back = `<a href="#fact-${number}" role="doc-backlink" aria-label="${escape(words.backTo(String(number)))}">${drawing('up', 16)}</a>`
        return `<li id="source-${number}">${escape(source.publisher)}, <a href="${escape(source.url)}">${escape(source.title)}</a>, ${dates} ${back}</li>`
      })
      return `<section data-footnotes data-shared aria-labelledby="${title}"><h2 id="${title}">${words.sources}</h2><ol${start}>${items.join('')}</ol></section>`
    },
  }
}

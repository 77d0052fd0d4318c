import { check } from '../diagram/check.ts'
import { MOST_WIDTH } from '../diagram/choose-layout.ts'
import { diagramFigure } from '../diagram/figure.ts'
import type { Context } from './context.ts'
import type { DirectiveKind } from './directives.ts'
import { missing } from '../../content/missing.ts'

/** `::diagram[name]`: drawn at build from `<name>.diagram.ts` beside the text. */
export const diagram = (context: Context): DirectiveKind => ({
  level: 'block',
  usage: '::diagram[name]',
  render({ token, label }) {
    const { lookups, language, problem, problemIn, typeset, id } = context
    const found = lookups.diagrams.get(label)
    if (found === undefined) {
      problem(token, missing('diagram beside the text called', label, lookups.diagrams.keys()))
      return ''
    }
    const { diagram: data, wrong } = check(found.diagram)
    if (wrong !== undefined) {
      for (const what of wrong) problemIn(found.file, what)
      return ''
    }
    const { html, tooWide } = diagramFigure(data, language, typeset, id)
    if (tooWide !== undefined)
      problemIn(
        found.file,
        `is ${tooWide} px wide on a phone in ${language}: ${MOST_WIDTH.narrow} at most. Shorten names, or let fewer nodes follow one`,
      )
    return html
  },
})

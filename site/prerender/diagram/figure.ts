/** A diagram as a page shows it: drawn for both sizes of screen, captioned, and told in words. */
import { drawn as css } from '#ui/figure'
import type { Diagram } from '../../content/diagram.ts'
import type { Language } from '../../routes/language.ts'
import { escape } from '../markdown/escape.ts'
import { MOST_WIDTH, narrowLayout, wideLayout } from './choose-layout.ts'
import { draw } from './draw.ts'
import { graphIn } from './graph.ts'
import { stepsOf } from './steps.ts'

export interface DiagramFigure {
  readonly html: string
  /** How wide it is on a phone, where that is too much. */
  readonly tooWide?: number
}

/** @param id gives ids that are unique in the page */
export const diagramFigure = (
  diagram: Diagram,
  language: Language,
  typeset: (text: string) => string,
  id: (wanted: string) => string,
): DiagramFigure => {
  const graph = graphIn(diagram, language, typeset)
  const [wide, narrow] = [wideLayout(graph), narrowLayout(graph)]
  const drawings =
    wide.direction === 'down'
      ? [draw(narrow, id('fil'), css.size.every)]
      : [draw(wide, id('fil'), css.size.wide), draw(narrow, id('fil'), css.size.narrow)]
  const { title, caption } = diagram
  const words = caption ? ` ${escape(typeset(caption[language]))}` : ''
  const steps = stepsOf(graph, language).map((step) => `<li>${escape(step)}</li>`)
  return {
    html: `<figure class="${css.figure}">${drawings.join('')}<ol class="${css.steps}" data-shared>${steps.join('')}</ol><figcaption class="${css.caption}"><strong>${escape(typeset(title[language]))}</strong>${words}</figcaption></figure>\n`,
    ...(narrow.width > MOST_WIDTH.narrow && { tooWide: narrow.width }),
  }
}

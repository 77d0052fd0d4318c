/** Drawn on the server alone, around a part that runs in the browser. */
import { createElement } from 'react'
import { Badge, Heading, Text } from 'opale/ui'
import { Page } from '../page.js'

export default function Home() {
  return createElement(
    'div',
    undefined,
    createElement(Heading, { level: 1, size: 't4' }, 'Opale'),
    createElement(Text, undefined, createElement(Badge, undefined, 'Exemple')),
    createElement(Page),
  )
}

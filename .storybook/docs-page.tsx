import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren, type ReactElement } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { speakEnglish } from './english.ts'
import { follow, initialGlobals, type Globals } from './globals.ts'
import { themes } from './theme.ts'

/** A documentation page in the theme that the toolbar says, as its stories are. */
export default function DocsPage(props: PropsWithChildren<DocsContainerProps>): ReactElement {
  const [globals, setGlobals] = useState(fromAddress)
  useEffect(() => {
    const update = (event: { globals: Globals }) => setGlobals(event.globals)
    const channel = addons.getChannel()
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [])
  useEffect(() => follow(globals), [globals])
  useEffect(() => void speakEnglish(globals.language === 'en'), [globals.language])
  return (
    <>
      <style>{KEYS + TABLES}</style>
      <DocsContainer {...props} theme={themes[globals.theme]} />
    </>
  )
}

/** Keys that a page names, told from its words; those of stories are their own. */
const KEYS = `.sbdocs li > kbd, .sbdocs p > kbd {
  padding: 1px 6px; border: 1px solid currentColor; border-radius: 6px; font-size: 0.85em; }`

/** Where a page is read twice as large, types of props go on in another line, not beyond its edge. */
const TABLES = `@media (max-width: 700px) {
  .docblock-argstable :is(td, th) { padding-inline: 8px !important; }
  .docblock-argstable td :is(span, code, button) {
    white-space: normal !important; overflow-wrap: anywhere; text-align: start; } }`

/** The toolbar's state as the frame's address carries it: `globals=theme:light;motion:still`. */
const fromAddress = (): Globals => {
  const written = new URLSearchParams(location.search).get('globals') ?? ''
  const pairs = written.split(';').map((pair) => pair.split(':'))
  return { ...initialGlobals, ...(Object.fromEntries(pairs) as Partial<Globals>) }
}

/** Components as the server writes them: without a browser, and without a style attribute. */
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CodeBlock } from '#ui/code-block'
import { Dialog } from '#ui/dialog'
import { Drawer } from '#ui/drawer'
import { Menu } from '#ui/menu'
import { Kbd } from '#ui/kbd'
import { LoadingLine } from '#ui/loading-line'
import { Pagination } from '#ui/pagination'
import { Quote } from '#ui/quote'
import { Tabs } from '#ui/tabs'
import { ToastStack } from '#ui/toast'
import { Tooltip } from '#ui/tooltip'

const nothing = () => undefined
const modal = { open: true, onOpenChange: nothing, title: 'Titre', closeLabel: 'Fermer' }

const components: Record<string, ReactElement> = {
  CodeBlock: (
    <CodeBlock name="Code" copy="Copier" copied="Copié" failed="Sélectionné" html="<b>1</b>" />
  ),
  Dialog: <Dialog {...modal} />,
  Drawer: <Drawer {...modal}>Texte</Drawer>,
  Menu: <Menu label="Menu" items={[{ key: 'a', label: 'A' }]} />,
  Kbd: <Kbd keys={['Alt', { arrow: 'left', name: 'gauche' }]} />,
  LoadingLine: <LoadingLine label="Chargement" place="page" />,
  Pagination: (
    <Pagination
      label="Pages"
      page={7}
      pages={21}
      hrefOf={String}
      nameOf={String}
      previous="Avant"
      next="Après"
    />
  ),
  Quote: <Quote source="Source">Texte</Quote>,
  Tabs: <Tabs label="Vues" tabs={[{ id: 'a', label: 'A', content: 'Texte' }]} />,
  ToastStack: (
    <ToastStack
      label="Messages"
      messages={[{ id: 'a', message: 'Texte' }]}
      dismissLabel="Fermer"
      onDismiss={nothing}
    />
  ),
  Tooltip: (
    <Tooltip text="Texte">
      <button type="button">A</button>
    </Tooltip>
  ),
}

describe('on the server', () => {
  test.each(Object.entries(components))('%s', (_name, component) => {
    const markup = renderToString(component)
    expect(markup).not.toBe('')
    expect(markup).not.toContain('style=')
  })

  test('a dialog that is open waits for the browser, which alone can make the page wait', () => {
    expect(renderToString(components['Dialog'])).not.toMatch(/<dialog[^>]* open/u)
  })
})

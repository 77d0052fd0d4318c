/** Components of many kinds on a page of its own style; with the library's reset where the address asks. */
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import * as ui from 'opale/ui'

const link = { href: '#', label: 'Ici' }
const article = `<h2>Titre</h2><p>Texte, <code>code</code> et <a href="#">lien</a>.</p>
<ul><li>un</li><li>deux<ul><li>trois</li></ul></li></ul><blockquote><p>Dit.</p></blockquote>`

const Page = () =>
  h(
    'main',
    null,
    h(ui.Button, { variant: 'solid' }, 'Ouvrir'),
    h(ui.ButtonLink, { variant: 'line', href: '#' }, 'Lire'),
    h(ui.Heading, { level: 2, size: 't3' }, 'Titre'),
    h(ui.Text, null, 'Un mot ', h(ui.Badge, { tone: 'code' }, 'neuf'), h(ui.Kbd, { keys: ['K'] })),
    h(ui.Link, { href: '#', variant: 'more' }, 'Plus'),
    h(ui.Callout, { tone: 'info', title: 'À savoir' }, h('p', null, 'Un'), h('ul', null, h('li'))),
    h(ui.Card, { title: 'Carte', text: 'Ce que c’est', href: '#', badges: h(ui.Badge, null, 'A') }),
    h(ui.Table, { name: 'Table', head: ['A', 'B'], rows: [{ header: 'a', cells: ['b'] }] }),
    h(ui.FaqList, { questions: [{ question: 'Quoi ?', answer: 'Cela.', open: true }] }),
    h(ui.Timeline, { moments: [{ period: '2026', role: 'Rôle', place: 'Ici', text: 'Texte' }] }),
    h(ui.Steps, { steps: [{ title: 'Un', text: 'Texte' }] }),
    h(ui.Breadcrumbs, { label: 'Fil', items: [link, { label: 'Là' }] }),
    h(ui.Field, { id: 'nom', label: 'Nom', help: 'Le vôtre' }, h(ui.Input, { name: 'nom' })),
    h(ui.Field, { id: 'mot', label: 'Mot' }, h(ui.Textarea, { name: 'mot' })),
    h(ui.Field, { id: 'choix', label: 'Choix' }, h(ui.Select, null, h('option', null, 'Un'))),
    h(ui.Checkbox, { id: 'oui', label: 'Oui' }),
    h(ui.RadioGroup, {
      id: 'lequel',
      name: 'lequel',
      legend: 'Lequel ?',
      options: [{ value: 'a', label: 'A', help: 'Le premier' }],
    }),
    h(ui.Tabs, { label: 'Onglets', tabs: [{ id: 'a', label: 'A', content: h('p', null, 'Ici') }] }),
    h(ui.Prose, { html: article }),
    h(ui.Stack, { as: 'ul' }, h('li', null, h(ui.Icon, { name: 'info' }))),
  )

const begun = location.search ? import('opale/ui/reset.css') : Promise.resolve()
void begun.then(() => createRoot(document.querySelector('#root')).render(h(Page)))

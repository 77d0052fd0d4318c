/** Every component of the door, and how it is drawn; after its name, a variant that draws another root. */
import type { ReactElement } from 'react'
import * as ui from '../../../ui/index.ts'
import { COMPANION } from './companion.tsx'
import type { Entry } from './entry.ts'
import { OVERLAYS } from './overlays.tsx'

const option = { value: 'a', label: 'A' }
const tabsPart = (part: ReactElement) => <ui.TabsParts.Root value="a">{part}</ui.TabsParts.Root>
const pages = { page: 2, pages: 3, previous: 'Avant', next: 'Après', hrefOf: String }
const chart = {
  title: 'Jours',
  description: 'Des jours.',
  words: { table: 'Chiffres', category: 'Mois' },
}
const copy = { copy: 'Copier', copied: 'Copié', failed: 'Sélectionné' }
const dates = { bad: 'Pas une date', missing: 'Une date', early: 'Trop tôt', late: 'Trop tard' }

export const ENTRIES: Readonly<Record<string, Entry>> = {
  ...OVERLAYS,
  ...COMPANION,
  Badge: { draw: (given) => <ui.Badge {...given}>Neuf</ui.Badge> },
  Breadcrumbs: {
    draw: (given) => (
      <ui.Breadcrumbs label="Fil" items={[1, 2, 3].map(() => ({ label: 'Accueil' }))} {...given} />
    ),
  },
  Button: { draw: (given) => <ui.Button {...given}>Envoyer</ui.Button>, renders: true },
  ButtonLink: {
    draw: (given) => (
      <ui.ButtonLink href="#a" {...given}>
        Lire
      </ui.ButtonLink>
    ),
    renders: true,
  },
  Callout: {
    draw: (given) => (
      <ui.Callout tone="info" title="Note" {...given}>
        Texte
      </ui.Callout>
    ),
  },
  Card: { draw: (given) => <ui.Card title="Projet" href="#a" {...given} /> },
  Cards: { draw: (given) => <ui.Cards {...given}>Cartes</ui.Cards> },
  Checkbox: { draw: (given) => <ui.Checkbox label="Oui" {...given} />, root: 'input' },
  CheckboxGroup: {
    draw: (given) => <ui.CheckboxGroup name="c" legend="Choix" options={[option]} {...given} />,
    idTo: 'input',
  },
  CodeBlock: {
    draw: (given) => (
      <ui.CodeBlock name="Code" {...copy} {...given}>
        1
      </ui.CodeBlock>
    ),
  },
  DateField: {
    draw: (given) => <ui.DateField label="Jour" words={dates} {...given} />,
    root: 'input',
  },
  Disclosure: {
    draw: (given) => (
      <ui.Disclosure title="Plus" {...given}>
        Texte
      </ui.Disclosure>
    ),
  },
  FaqList: {
    draw: (given) => <ui.FaqList questions={[{ question: 'Où ?', answer: 'Là' }]} {...given} />,
  },
  Field: {
    draw: (given) => (
      <ui.Field label="Nom" {...given}>
        <ui.Input />
      </ui.Field>
    ),
    idTo: 'input',
  },
  Fieldset: { draw: (given) => <ui.Fieldset legend="Vous" {...given} /> },
  Figure: {
    draw: (given) => (
      <ui.Figure name="Plan" {...given}>
        Plan
      </ui.Figure>
    ),
  },
  FileDrop: {
    draw: (given) => <ui.FileDrop label="Fichier" hint="ici" {...given} />,
    root: 'input',
  },
  Form: { draw: (given) => <ui.Form {...given} /> },
  FormActions: { draw: (given) => <ui.FormActions {...given}>Envoyer</ui.FormActions> },
  FormRow: { draw: (given) => <ui.FormRow {...given} /> },
  FormSummary: {
    draw: (given) => (
      <ui.FormSummary title="À revoir" errors={[{ id: 'a', text: 'A' }]} {...given} />
    ),
  },
  Glyph: { draw: (given) => <ui.Glyph d="M0 0" {...given} /> },
  Grid: { draw: (given) => <ui.Grid {...given} /> },
  Head: { draw: (given) => <ui.Head title="Titre" {...given} />, idTo: 'h2' },
  Heading: {
    draw: (given) => (
      <ui.Heading level={2} {...given}>
        Titre
      </ui.Heading>
    ),
  },
  Icon: { draw: (given) => <ui.Icon name="x" {...given} /> },
  IconButton: { draw: (given) => <ui.IconButton label="Fermer" {...given} />, renders: true },
  Inline: { draw: (given) => <ui.Inline {...given} /> },
  Input: { draw: (given) => <ui.Input aria-label="Nom" unit="€" {...given} />, root: 'input' },
  Kbd: { draw: (given) => <ui.Kbd keys={['Alt', 'K', 'K']} {...given} /> },
  Label: { draw: (given) => <ui.Label {...given}>Nom</ui.Label> },
  Link: {
    draw: (given) => (
      <ui.Link href="#a" {...given}>
        Lire
      </ui.Link>
    ),
    renders: true,
  },
  Pagination: {
    draw: (given) => <ui.Pagination label="Pages" nameOf={String} {...pages} {...given} />,
  },
  Prose: { draw: (given) => <ui.Prose {...given}>Texte</ui.Prose> },
  RadioGroup: {
    draw: (given) => <ui.RadioGroup legend="Choix" options={[option]} {...given} />,
    idTo: 'input',
  },
  Reading: {
    draw: (given) => (
      <ui.Reading opening="Titre" {...given}>
        Texte
      </ui.Reading>
    ),
  },
  SearchField: {
    draw: (given) => <ui.SearchField action="/" name="q" label="Chercher" {...given} />,
    root: 'input',
  },
  Section: { draw: (given) => <ui.Section {...given} /> },
  Select: { draw: (given) => <ui.Select aria-label="Tri" {...given} />, root: 'select' },
  SkipLink: { draw: (given) => <ui.SkipLink label="Au texte" {...given} /> },
  Slider: {
    draw: (given) => <ui.Slider label="Jours" min={0} max={9} {...given} />,
    root: 'input',
  },
  SortableTable: {
    draw: (given) => (
      <ui.SortableTable
        name="Prix"
        corner="Nom"
        columns={['Prix', 'Prix']}
        rows={[1, 2].map(() => ({ header: 'A', cells: [] }))}
        {...given}
      />
    ),
  },
  Split: { draw: (given) => <ui.Split {...given} /> },
  Stack: { draw: (given) => <ui.Stack {...given} /> },
  Stepper: {
    draw: (given) => (
      <ui.Stepper aria-label="Jours" labels={{ less: 'Moins', more: 'Plus' }} {...given} />
    ),
    root: 'input',
  },
  Steps: {
    draw: (given) => (
      <ui.Steps steps={[1, 2].map(() => ({ title: 'Voir', text: 'Tout' }))} {...given} />
    ),
  },
  Switch: { draw: (given) => <ui.Switch label="Son" {...given} />, root: 'input' },
  Table: {
    draw: (given) => (
      <ui.Table
        name="Prix"
        head={['Nom', 'Nom']}
        rows={[1, 2].map(() => ({ header: 'A', cells: ['1'] }))}
        {...given}
      />
    ),
  },
  TableOfContents: {
    draw: (given) => <ui.TableOfContents title="Sommaire" entries={[]} {...given} />,
  },
  Tabs: {
    draw: (given) => (
      <ui.Tabs label="Vues" tabs={[{ id: 'a', label: 'A', content: 'A' }]} {...given} />
    ),
  },
  'TabsParts.List': {
    draw: (given) => tabsPart(<ui.TabsParts.List label="Vues" {...given} />),
    root: '[role=tablist]',
  },
  'TabsParts.Panel': {
    draw: (given) => tabsPart(<ui.TabsParts.Panel value="a" label="A" {...given} />),
    root: '[role=tabpanel]',
  },
  'TabsParts.Root': { draw: (given) => <ui.TabsParts.Root {...given} /> },
  'TabsParts.Tab': {
    draw: (given) =>
      tabsPart(
        <ui.TabsParts.Tab value="a" {...given}>
          A
        </ui.TabsParts.Tab>,
      ),
    root: '[role=tab]',
    renders: true,
  },
  Text: { draw: (given) => <ui.Text {...given}>Texte</ui.Text> },
  Textarea: {
    draw: (given) => <ui.Textarea aria-label="Texte" count={String} {...given} />,
    root: 'textarea',
  },
  Timeline: {
    draw: (given) => (
      <ui.Timeline
        moments={[1, 2].map(() => ({ period: '2020', role: 'Dev', text: '' }))}
        {...given}
      />
    ),
  },
  ToggleGroup: {
    draw: (given) => <ui.ToggleGroup label="Style" toggles={[option]} {...given} />,
  },
  Wrap: { draw: (given) => <ui.Wrap {...given} /> },
  BarChart: {
    draw: (given) => (
      <ui.BarChart
        {...chart}
        categories={['A', 'B']}
        series={[{ name: 'Jours', values: [1, 2] }]}
        {...given}
      />
    ),
  },
  Facts: { draw: (given) => <ui.Facts facts={[{ term: 'Durée', value: '2 jours' }]} {...given} /> },
  'Facts (line)': {
    draw: (given) => <ui.Facts layout="line" facts={[{ value: 'Vrai' }]} {...given} />,
  },
  Lead: { draw: (given) => <ui.Lead {...given}>Une phrase.</ui.Lead> },
  LineChart: {
    draw: (given) => (
      <ui.LineChart
        {...chart}
        x={[0, 1]}
        formatX={String}
        series={[{ name: 'Jours', values: [1, 2] }]}
        {...given}
      />
    ),
  },
  LoadingLine: { draw: (given) => <ui.LoadingLine label="Chargement" {...given} /> },
  Meter: { draw: (given) => <ui.Meter label="Énergie" value={40} {...given} /> },
  'Meter (row)': {
    draw: (given) => <ui.Meter shape="row" label="Énergie" value={40} {...given} />,
  },
  'Meter (thread)': {
    draw: (given) => (
      <ui.Meter as="progress" shape="thread" label="Question" value={40} {...given} />
    ),
  },
  Meters: { draw: (given) => <ui.Meters meters={[{ label: 'Énergie', value: 40 }]} {...given} /> },
  Quote: {
    draw: (given) => (
      <ui.Quote source="Rapport" {...given}>
        « Oui. »
      </ui.Quote>
    ),
  },
  RadarChart: {
    draw: (given) => (
      <ui.RadarChart
        {...chart}
        categories={['A', 'B', 'C']}
        series={[{ name: 'Profil', values: [1, 2, 3] }]}
        {...given}
      />
    ),
  },
  RatingDots: { draw: (given) => <ui.RatingDots value={2} word="rare" {...given} /> },
  'Rows (links)': {
    draw: (given) => <ui.Rows layout="links" rows={[{ href: '#a', title: 'A' }]} {...given} />,
  },
  Rows: { draw: (given) => <ui.Rows rows={[{ title: 'A', text: 'Texte' }]} {...given} /> },
  ThemeSwitch: {
    draw: (given) => <ui.ThemeSwitch labels={{ toLight: 'Clair', toDark: 'Sombre' }} {...given} />,
  },
}

import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Les droits passent avant la recherche',
    en: 'Access rights come before the search',
  },
  caption: {
    fr: 'L’annuaire décide de ce que la recherche peut voir. Une question sans réponse devient une tâche pour le propriétaire du document.',
    en: 'The staff list decides what the search may see. A question without an answer becomes a task for whoever owns the document.',
  },
  groups: {
    shelf: { name: { fr: 'À chaque changement', en: 'At every change' } },
    desk: { name: { fr: 'À chaque question', en: 'At every question' } },
  },
  nodes: {
    pages: {
      name: { fr: 'Documents', en: 'Documents' },
      detail: { fr: 'en vigueur', en: 'in force' },
      icon: 'doc',
      group: 'shelf',
    },
    cut: {
      name: { fr: 'Extraire', en: 'Extract' },
      detail: { fr: 'titres, tableaux', en: 'headings, tables' },
      icon: 'layers',
      group: 'shelf',
    },
    index: {
      name: { fr: 'Index', en: 'Index' },
      detail: { fr: 'avec les droits', en: 'rights included' },
      icon: 'data',
      group: 'shelf',
    },
    ask: { name: { fr: 'Question', en: 'Question' }, kind: 'end', group: 'desk' },
    directory: {
      name: { fr: 'Annuaire', en: 'Staff list' },
      detail: { fr: 'groupes', en: 'groups' },
      icon: 'key',
      group: 'desk',
    },
    search: {
      name: { fr: 'Chercher', en: 'Search' },
      detail: { fr: 'dans ses droits', en: 'by rights' },
      icon: 'search',
      group: 'desk',
    },
    write: {
      name: { fr: 'Rédiger', en: 'Write' },
      detail: { fr: 'page citée', en: 'page quoted' },
      icon: 'ia',
      group: 'desk',
    },
    owner: {
      name: { fr: 'Propriétaire', en: 'Owner' },
      detail: { fr: 'corrige la page', en: 'mends the page' },
      icon: 'user',
      kind: 'person',
      group: 'desk',
    },
  },
  edges: [
    { from: 'pages', to: 'cut' },
    { from: 'cut', to: 'index' },
    { from: 'index', to: 'search' },
    { from: 'ask', to: 'directory', kind: 'main' },
    { from: 'directory', to: 'search', kind: 'main', loop: true },
    { from: 'search', to: 'write', kind: 'main' },
    {
      from: 'search',
      to: 'owner',
      kind: 'rare',
      label: { fr: 'rien trouvé', en: 'nothing found' },
    },
  ],
})

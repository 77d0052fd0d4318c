import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: 'De la base à la page', en: 'From the database to the page' },
  caption: {
    fr: 'La machine s’arrête deux fois : devant une donnée qui manque, devant un chiffre sans source. Les corrections nourrissent la charte.',
    en: 'The machine stops twice: at missing data, and at a figure without a source. Corrections feed the style guide.',
  },
  nodes: {
    style: {
      name: { fr: 'Charte', en: 'Style guide' },
      detail: { fr: 'la manière', en: 'the manner' },
    },
    base: {
      name: { fr: 'Base', en: 'Data' },
      detail: { fr: 'les faits', en: 'the facts' },
      icon: 'data',
    },
    draft: {
      name: { fr: 'Rédiger', en: 'Draft' },
      detail: { fr: 'en lot', en: 'in batch' },
      icon: 'ia',
    },
    check: {
      name: { fr: 'Comparer', en: 'Check' },
      detail: { fr: 'les chiffres', en: 'figures' },
      icon: 'check',
    },
    buyer: {
      name: { fr: 'Achats', en: 'Buying' },
      detail: { fr: 'complète', en: 'fills the gap' },
      kind: 'failure',
    },
    editor: {
      name: { fr: 'Rédactrice', en: 'Editor' },
      detail: { fr: 'corrige, signe', en: 'signs' },
      icon: 'user',
      kind: 'person',
    },
    page: { name: { fr: 'Page', en: 'Page' }, kind: 'end' },
  },
  edges: [
    { from: 'style', to: 'draft' },
    { from: 'base', to: 'draft', kind: 'main' },
    { from: 'draft', to: 'check', kind: 'main', loop: true },
    { from: 'check', to: 'editor', kind: 'main' },
    { from: 'editor', to: 'page', kind: 'main' },
    { from: 'check', to: 'buyer', label: { fr: 'manque', en: 'missing' } },
    { from: 'editor', to: 'style', kind: 'rare' },
  ],
})

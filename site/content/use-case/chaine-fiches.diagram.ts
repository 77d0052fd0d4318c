import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: 'De la base à la page', en: 'From the database to the page' },
  caption: {
    fr: 'La machine s’arrête deux fois : devant une donnée qui manque, que les achats complètent, et devant un chiffre sans source, qui fait refaire le brouillon. Les corrections nourrissent la charte.',
    en: 'The machine stops twice: at missing data, which buying fills in, and at a figure without a source, for which the draft is redone. Corrections feed the style guide.',
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
      kind: 'person',
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
    { from: 'base', to: 'buyer', label: { fr: 'manque', en: 'missing' } },
    { from: 'buyer', to: 'draft' },
    { from: 'check', to: 'draft', label: { fr: 'sans source', en: 'no source' } },
    { from: 'editor', to: 'style', kind: 'rare' },
  ],
})

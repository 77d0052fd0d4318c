import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'De la note de dégustation à la fiche publiée',
    en: 'From tasting note to published sheet',
  },
  nodes: {
    notes: {
      name: { fr: 'Vos notes', en: 'Your notes' },
      detail: { fr: 'et analyses', en: 'and analyses' },
      kind: 'end',
    },
    draft: { name: { fr: 'Rédiger', en: 'Draft' }, icon: 'pen' },
    check: {
      name: { fr: 'Liste de la loi', en: 'Legal list' },
      detail: { fr: 'phrase par phrase', en: 'phrase by phrase' },
    },
    person: { name: { fr: 'Le domaine', en: 'The estate' }, icon: 'user', kind: 'person' },
    sheet: {
      name: { fr: 'Fiche', en: 'Sheet' },
      detail: { fr: 'datée', en: 'dated' },
      kind: 'end',
    },
    label: {
      name: { fr: 'Étiquette', en: 'Label' },
      detail: { fr: 'sans publicité', en: 'no advertising' },
      kind: 'end',
    },
  },
  edges: [
    { from: 'notes', to: 'draft', kind: 'main' },
    { from: 'draft', to: 'check', kind: 'main' },
    { from: 'check', to: 'person', kind: 'main', loop: true },
    { from: 'person', to: 'sheet', kind: 'main' },
    {
      from: 'notes',
      to: 'label',
      kind: 'rare',
      label: { fr: 'valeurs seules', en: 'values only' },
    },
  ],
})

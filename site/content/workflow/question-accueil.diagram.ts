import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: 'Une question posée dans Slack', en: 'A question asked in Slack' },
  caption: {
    fr: 'Trois raisons mènent à la personne référente : rien de proche, une citation introuvable, un sujet délicat.',
    en: 'Three reasons lead to the contact person: nothing close, a quotation not found, a delicate subject.',
  },
  nodes: {
    ask: { name: { fr: 'Question', en: 'Question' }, kind: 'end' },
    find: {
      name: { fr: 'Chercher', en: 'Search' },
      detail: { fr: 'quatre passages', en: 'four passages' },
      icon: 'search',
    },
    write: {
      name: { fr: 'Rédiger', en: 'Write' },
      detail: { fr: 'et citer', en: 'and quote' },
      icon: 'ia',
    },
    check: {
      name: { fr: 'Comparer', en: 'Compare' },
      detail: { fr: 'mot pour mot', en: 'word for word' },
      icon: 'code',
    },
    person: {
      name: { fr: 'Référente', en: 'Contact person' },
      icon: 'user',
      kind: 'person',
    },
    reply: { name: { fr: 'Réponse sourcée', en: 'Sourced answer' }, kind: 'end' },
    index: {
      name: { fr: 'Index', en: 'Index' },
      detail: { fr: 'refait la nuit', en: 'rebuilt at night' },
      icon: 'data',
    },
  },
  edges: [
    { from: 'ask', to: 'find', kind: 'main' },
    { from: 'index', to: 'find' },
    { from: 'find', to: 'write', kind: 'main' },
    { from: 'write', to: 'check', kind: 'main', loop: true },
    { from: 'check', to: 'reply', kind: 'main' },
    { from: 'find', to: 'person', kind: 'rare', label: { fr: 'trop loin', en: 'too far' } },
    { from: 'check', to: 'person', label: { fr: 'délicat ou faux', en: 'delicate or wrong' } },
    { from: 'person', to: 'reply' },
  ],
})

import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: 'Quatre portes avant la réponse', en: 'Four doors before the answer' },
  caption: {
    fr: "Chaque refus garde son motif : l'enquête commence par là.",
    en: 'Each refusal keeps its reason, which is where an inquiry begins.',
  },
  nodes: {
    hits: { name: { fr: 'Passages relus', en: 'Passages read again' }, kind: 'end' },
    close: {
      name: { fr: 'Assez proche ?', en: 'Close enough?' },
      detail: { fr: 'score minimal', en: 'least score' },
      icon: 'gauge',
    },
    model: {
      name: { fr: 'Le modèle rédige', en: 'The model writes' },
      icon: 'ia',
    },
    form: {
      name: { fr: 'Forme lisible ?', en: 'Readable form?' },
      detail: { fr: 'JSON attendu', en: 'JSON expected' },
      icon: 'code',
    },
    claims: {
      name: { fr: 'A-t-il répondu ?', en: 'Did it answer?' },
      detail: { fr: 'une phrase au moins', en: 'one sentence at least' },
      icon: 'pen',
    },
    quote: {
      name: { fr: 'Mots retrouvés ?', en: 'Words found?' },
      detail: { fr: 'citation et nombres', en: 'quote and numbers' },
      icon: 'check',
    },
    answer: { name: { fr: 'Réponse citée', en: 'Cited answer' }, kind: 'end' },
    refuse: {
      name: { fr: 'Refus motivé', en: 'Refusal with reason' },
      icon: 'alert',
      kind: 'failure',
    },
    person: {
      name: { fr: 'Une personne', en: 'A person' },
      detail: { fr: 'reçoit ce qui fut lu', en: 'gets what was read' },
      icon: 'user',
      kind: 'person',
    },
  },
  edges: [
    { from: 'hits', to: 'close', kind: 'main' },
    { from: 'close', to: 'model', kind: 'main' },
    { from: 'model', to: 'form', kind: 'main' },
    { from: 'form', to: 'claims', kind: 'main' },
    { from: 'claims', to: 'quote', kind: 'main' },
    { from: 'quote', to: 'answer', kind: 'main', loop: true },
    { from: 'close', to: 'refuse', label: { fr: 'rien de proche', en: 'nothing close' } },
    { from: 'form', to: 'refuse', label: { fr: 'illisible', en: 'unreadable' } },
    { from: 'claims', to: 'refuse', label: { fr: 'absent', en: 'not there' } },
    { from: 'quote', to: 'refuse', label: { fr: 'sans appui', en: 'unsupported' } },
    { from: 'refuse', to: 'person', kind: 'rare' },
  ],
})

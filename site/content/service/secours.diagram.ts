import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: 'Quatre couches et un secours', en: 'Four layers and a fallback' },
  nodes: {
    ask: { name: { fr: 'Demande', en: 'Request' }, kind: 'end' },
    screen: {
      name: { fr: 'Filtrer', en: 'Screen' },
      detail: { fr: 'règles de code', en: 'rules in code' },
      icon: 'shield',
    },
    context: {
      name: { fr: 'Contexte', en: 'Context' },
      detail: { fr: 'textes en vigueur', en: 'texts in force' },
      icon: 'search',
    },
    model: { name: { fr: 'Modèle', en: 'Model' }, icon: 'ia' },
    spare: {
      name: { fr: 'Second modèle', en: 'Second model' },
      detail: { fr: 'réponses courtes', en: 'short replies' },
      icon: 'clock',
    },
    check: {
      name: { fr: 'Contrôler', en: 'Check' },
      detail: { fr: 'et consigner', en: 'and record' },
      icon: 'check',
    },
    reply: { name: { fr: 'Réponse', en: 'Reply' }, kind: 'end' },
  },
  edges: [
    { from: 'ask', to: 'screen', kind: 'main' },
    { from: 'screen', to: 'context', kind: 'main' },
    { from: 'context', to: 'model', kind: 'main' },
    { from: 'model', to: 'check', kind: 'main', loop: true },
    { from: 'check', to: 'reply', kind: 'main' },
    { from: 'context', to: 'spare', kind: 'rare', label: { fr: 'panne', en: 'outage' } },
    { from: 'spare', to: 'check', kind: 'rare' },
  ],
})

import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Le trajet d’un message, du client au planning',
    en: 'A message on its way from customer to planner',
  },
  caption: {
    fr: 'Le modèle n’occupe qu’une case. Avant lui, une alerte qui ne dépend de personne ; après lui, une lecture qui refuse et une liste d’effets fermée.',
    en: 'The model fills one box. Before it stands an alarm that depends on nobody; after it, a reading that refuses and a closed list of effects.',
  },
  nodes: {
    message: { name: { fr: 'Message', en: 'Message' }, kind: 'end' },
    gas: {
      name: { fr: 'Odeur de gaz ?', en: 'Smell of gas?' },
      detail: { fr: 'du code', en: 'code' },
      icon: 'alert',
    },
    prompt: {
      name: { fr: 'Consigne', en: 'Prompt' },
      detail: { fr: 'règles et exemples', en: 'rules and examples' },
      icon: 'pen',
    },
    model: { name: { fr: 'Modèle', en: 'Model' }, icon: 'ia' },
    read: {
      name: { fr: 'Lecture stricte', en: 'Strict reading' },
      detail: { fr: 'schéma, puis preuve', en: 'schema, then proof' },
      icon: 'check',
    },
    effect: {
      name: { fr: 'Effet', en: 'Effect' },
      detail: { fr: 'liste fermée', en: 'a closed list' },
      icon: 'flow',
    },
    person: { name: { fr: 'Une personne', en: 'A person' }, icon: 'user', kind: 'person' },
  },
  edges: [
    { from: 'message', to: 'gas', kind: 'main' },
    { from: 'gas', to: 'prompt', kind: 'main', label: { fr: 'non', en: 'no' } },
    { from: 'prompt', to: 'model', kind: 'main' },
    { from: 'model', to: 'read', kind: 'main', loop: true },
    { from: 'read', to: 'effect', kind: 'main' },
    { from: 'read', to: 'model', kind: 'plain', label: { fr: 'une fois', en: 'once' } },
    { from: 'gas', to: 'person', kind: 'rare', label: { fr: 'oui', en: 'yes' } },
    { from: 'read', to: 'person', kind: 'rare', label: { fr: 'échec', en: 'failed' } },
  ],
})

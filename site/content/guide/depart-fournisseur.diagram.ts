import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: "Changer de modèle par paliers, sans pari d'un soir",
    en: 'Changing models by stages, with no bet on one night',
  },
  caption: {
    fr: "Chaque palier attend deux cents réponses. Trop de formats cassés renvoient tout à l'ancien modèle, sans réunion.",
    en: 'Each stage waits for two hundred answers. Too many broken formats send everything back to the old model, with no meeting.',
  },
  nodes: {
    date: {
      name: { fr: "Date d'arrêt", en: 'End date' },
      detail: { fr: 'moins 30 jours', en: 'less 30 days' },
      icon: 'clock',
    },
    replay: {
      name: { fr: 'Rejouer', en: 'Replay' },
      detail: { fr: "l'examen", en: 'the test' },
      icon: 'gauge',
    },
    some: { name: { fr: '5 % du trafic', en: '5% of traffic' }, icon: 'flow' },
    more: { name: { fr: '25 %', en: '25%' }, icon: 'flow' },
    all: { name: { fr: 'Tout', en: 'All of it' }, kind: 'end' },
    back: {
      name: { fr: 'Ancien modèle', en: 'Old model' },
      kind: 'failure',
    },
  },
  edges: [
    { from: 'date', to: 'replay', kind: 'main' },
    { from: 'replay', to: 'some', kind: 'main' },
    { from: 'some', to: 'more', kind: 'main', loop: true },
    { from: 'more', to: 'all', kind: 'main' },
    { from: 'some', to: 'back', kind: 'rare' },
    { from: 'more', to: 'back', kind: 'rare' },
  ],
})

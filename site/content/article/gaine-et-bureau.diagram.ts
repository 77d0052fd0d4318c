import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Une dictée, au fond de la gaine puis au bureau',
    en: 'A dictation, in the shaft and then at the office',
  },
  caption: {
    fr: "L'appareil traite ce dont il est sûr. Le reste attend le réseau, puis un plus grand modèle, puis quelqu'un.",
    en: 'The device handles what it is sure of. The rest waits for the network, a larger model and then a person.',
  },
  nodes: {
    voice: { name: { fr: 'Dictée', en: 'Dictation' }, kind: 'end' },
    small: {
      name: { fr: 'Petit modèle', en: 'Small model' },
      detail: { fr: 'sur le téléphone', en: 'on the phone' },
      icon: 'ia',
    },
    read: {
      name: { fr: 'Technicien', en: 'Engineer' },
      detail: { fr: 'relit sur place', en: 'reads on the spot' },
      kind: 'person',
      icon: 'user',
    },
    queue: {
      name: { fr: 'File', en: 'Queue' },
      detail: { fr: 'attend le réseau', en: 'waits for network' },
      icon: 'clock',
    },
    large: {
      name: { fr: 'Grand modèle', en: 'Large model' },
      detail: { fr: 'au centre', en: 'at the centre' },
      icon: 'layers',
    },
    reader: {
      name: { fr: 'Une personne', en: 'A person' },
      detail: { fr: 'tranche le doute', en: 'settles the doubt' },
      kind: 'person',
      icon: 'user',
    },
    report: { name: { fr: 'Compte rendu', en: 'Report' }, kind: 'end' },
  },
  edges: [
    { from: 'voice', to: 'small', kind: 'main' },
    { from: 'small', to: 'read', kind: 'main', loop: true, label: { fr: 'sûr', en: 'sure' } },
    { from: 'read', to: 'report', kind: 'main' },
    { from: 'small', to: 'queue', kind: 'rare', label: { fr: 'doute', en: 'in doubt' } },
    { from: 'queue', to: 'large' },
    { from: 'large', to: 'reader' },
    { from: 'reader', to: 'report' },
  ],
})

import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: 'Le pipeline et ses quatre ports', en: 'The pipeline and its four ports' },
  caption: {
    fr: "Chaque port est une fonction à vous ; une bibliothèque peut se tenir derrière. La boucle marque l'endroit que l'on ne confie à personne : la demande.",
    en: 'Each port is a function of yours, and a library may stand behind it. The loop marks the one place to hand to nobody: the prompt.',
  },
  nodes: {
    files: { name: { fr: 'Fichiers', en: 'Files' }, kind: 'end' },
    load: {
      name: { fr: 'Charger', en: 'Load' },
      detail: { fr: 'port 1', en: 'port 1' },
      icon: 'doc',
    },
    split: {
      name: { fr: 'Découper', en: 'Split' },
      detail: { fr: 'port 2, titres gardés', en: 'port 2, titles kept' },
      icon: 'layers',
    },
    retrieve: {
      name: { fr: 'Retrouver', en: 'Retrieve' },
      detail: { fr: 'port 3, sans scores', en: 'port 3, no scores' },
      icon: 'search',
    },
    prompt: {
      name: { fr: 'Demande', en: 'Prompt' },
      detail: { fr: 'écrite ici, gardée', en: 'written here, kept' },
      icon: 'pen',
    },
    model: {
      name: { fr: 'Modèle', en: 'Model' },
      detail: { fr: 'port 4', en: 'port 4' },
      icon: 'ia',
    },
    answer: { name: { fr: 'Réponse citée', en: 'Cited answer' }, kind: 'end' },
    silent: {
      name: { fr: 'Se taire', en: 'Stay silent' },
      detail: { fr: 'rien trouvé ou rien cité', en: 'nothing found or cited' },
      kind: 'failure',
    },
  },
  edges: [
    { from: 'files', to: 'load', kind: 'main' },
    { from: 'load', to: 'split', kind: 'main' },
    { from: 'split', to: 'retrieve', kind: 'main' },
    { from: 'retrieve', to: 'prompt', kind: 'main', loop: true },
    { from: 'prompt', to: 'model', kind: 'main' },
    { from: 'model', to: 'answer', kind: 'main' },
    { from: 'retrieve', to: 'silent', kind: 'rare' },
    { from: 'model', to: 'silent', kind: 'rare' },
  ],
})

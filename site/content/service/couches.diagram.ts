import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: 'Une réponse traverse cinq couches', en: 'A reply goes through five layers' },
  nodes: {
    screen: {
      name: { fr: 'Écran', en: 'Screen' },
      detail: { fr: "texte au fil de l'eau", en: 'text as it comes' },
      icon: 'window',
    },
    limits: {
      name: { fr: 'Limites', en: 'Limits' },
      detail: { fr: 'quota et plafond', en: 'quota and ceiling' },
      icon: 'gauge',
    },
    server: {
      name: { fr: 'Serveur', en: 'Server' },
      detail: { fr: 'clés et reprises', en: 'keys and retries' },
      icon: 'key',
    },
    model: {
      name: { fr: 'Modèle', en: 'Model' },
      detail: { fr: 'loué, remplaçable', en: 'rented, replaceable' },
      icon: 'ia',
    },
    history: {
      name: { fr: 'Historique', en: 'History' },
      icon: 'data',
    },
    without: {
      name: { fr: 'Sans IA', en: 'Without AI' },
      detail: { fr: 'à la main, et dit', en: 'by hand, and says so' },
      kind: 'failure',
    },
  },
  edges: [
    { from: 'screen', to: 'limits', kind: 'main' },
    { from: 'limits', to: 'server', kind: 'main' },
    { from: 'server', to: 'model', kind: 'main', loop: true },
    { from: 'model', to: 'history', kind: 'main' },
    { from: 'limits', to: 'without', kind: 'rare', label: { fr: 'plafond', en: 'ceiling' } },
  ],
})

import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Une demande, de l’écran au modèle',
    en: 'One request, from screen to model',
  },
  caption: {
    fr: 'Chaque échec rend l’écran ordinaire.',
    en: 'Every failure gives the ordinary screen back.',
  },
  nodes: {
    screen: { name: { fr: 'Écran', en: 'Screen' }, icon: 'window' },
    server: {
      name: { fr: 'Votre serveur', en: 'Your server' },
      detail: { fr: 'droits, clé, délai', en: 'rights, key, limit' },
      icon: 'key',
    },
    model: {
      name: { fr: 'Modèle', en: 'Model' },
      detail: { fr: 'chez un tiers', en: 'somebody else’s' },
      icon: 'ia',
    },
    check: {
      name: { fr: 'Contrôle', en: 'Check' },
      detail: { fr: 'format, valeurs', en: 'format, values' },
      icon: 'check',
    },
    person: {
      name: { fr: 'L’utilisateur', en: 'The user' },
      detail: { fr: 'garde ou corrige', en: 'keeps or corrects' },
      icon: 'user',
      kind: 'person',
    },
    plain: { name: { fr: 'Écran sans IA', en: 'Screen, no AI' }, kind: 'failure' },
  },
  edges: [
    { from: 'screen', to: 'server', kind: 'main' },
    { from: 'server', to: 'model', kind: 'main' },
    { from: 'model', to: 'check', kind: 'main', loop: true },
    { from: 'check', to: 'person', kind: 'main' },
    { from: 'model', to: 'plain', kind: 'rare', label: { fr: 'trop tard', en: 'too late' } },
    { from: 'check', to: 'plain', kind: 'rare', label: { fr: 'refusée', en: 'refused' } },
  ],
})

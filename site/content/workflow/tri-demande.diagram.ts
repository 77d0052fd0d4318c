import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: 'Une demande, du formulaire au rappel', en: 'An enquiry, from form to call' },
  caption: {
    fr: 'Le modèle relève, le code note, une personne décide. Si le modèle se tait, la demande arrive quand même (pointillés).',
    en: 'The model notes, the code scores, a person decides. If the model says nothing, the enquiry arrives all the same (dotted).',
  },
  nodes: {
    form: { name: { fr: 'Formulaire', en: 'Form' }, kind: 'end' },
    read: {
      name: { fr: 'Relever', en: 'Take notes' },
      detail: { fr: 'avec l’extrait', en: 'with the passage' },
      icon: 'ia',
    },
    score: {
      name: { fr: 'Noter', en: 'Score' },
      detail: { fr: 'votre barème', en: 'your points' },
      icon: 'code',
    },
    crm: {
      name: { fr: 'HubSpot', en: 'HubSpot' },
      detail: { fr: 'note et raison', en: 'score and reason' },
    },
    decide: {
      name: { fr: 'Rappeler ?', en: 'Call back?' },
      detail: { fr: 'bouton Slack', en: 'Slack button' },
      icon: 'user',
      kind: 'person',
    },
    status: { name: { fr: 'Statut écrit', en: 'Status written' }, kind: 'end' },
    hand: {
      name: { fr: 'À lire soi-même', en: 'Read it yourself' },
      icon: 'alert',
      kind: 'failure',
    },
  },
  edges: [
    { from: 'form', to: 'read', kind: 'main' },
    { from: 'read', to: 'score', kind: 'main', loop: true },
    { from: 'score', to: 'crm', kind: 'main' },
    { from: 'crm', to: 'decide', kind: 'main', label: { fr: '60 et plus', en: '60 and over' } },
    { from: 'decide', to: 'status', kind: 'main' },
    { from: 'read', to: 'hand', kind: 'rare', label: { fr: 'pas de réponse', en: 'no answer' } },
  ],
})

import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: {
    fr: 'Le modèle propose, la barrière décide',
    en: 'The model proposes, the gate decides',
  },
  caption: {
    fr: "Tout ce qui compte se passe hors du modèle. La boucle marque l'endroit où un texte piégé perd son pouvoir.",
    en: 'Everything that counts happens outside the model. The loop marks where a trapped text loses its power.',
  },
  groups: {
    outside: { name: { fr: 'Dehors', en: 'Outside' }, outside: true },
    ours: { name: { fr: 'Votre code', en: 'Your code' } },
  },
  nodes: {
    mail: {
      name: { fr: 'Courriel', en: 'Email' },
      detail: { fr: 'peut-être piégé', en: 'perhaps trapped' },
      kind: 'end',
      group: 'outside',
    },
    model: {
      name: { fr: 'Modèle', en: 'Model' },
      detail: { fr: 'lit et propose', en: 'reads and proposes' },
      icon: 'ia',
      group: 'ours',
    },
    gate: {
      name: { fr: 'Barrière', en: 'Gate' },
      detail: { fr: 'droits, forme, effet', en: 'rights, form, effect' },
      icon: 'shield',
      group: 'ours',
    },
    tool: {
      name: { fr: 'Outil', en: 'Tool' },
      detail: { fr: 'droits minimaux', en: 'least permissions' },
      icon: 'code',
      group: 'ours',
    },
    output: {
      name: { fr: 'Contrôle de sortie', en: 'Output check' },
      detail: { fr: 'liens, forme', en: 'links, form' },
      icon: 'check',
      group: 'ours',
    },
    person: {
      name: { fr: 'Une personne', en: 'A person' },
      detail: { fr: 'accorde ou non', en: 'grants or not' },
      icon: 'user',
      kind: 'person',
      group: 'ours',
    },
  },
  edges: [
    { from: 'mail', to: 'model', kind: 'main' },
    { from: 'model', to: 'gate', kind: 'main' },
    { from: 'gate', to: 'tool', kind: 'main', loop: true },
    { from: 'tool', to: 'output', kind: 'main' },
    { from: 'gate', to: 'person', kind: 'rare', label: { fr: 'envoi', en: 'sending' } },
  ],
})

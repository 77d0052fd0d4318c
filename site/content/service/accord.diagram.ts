import { defineDiagram } from '../diagram.ts'

export default defineDiagram({
  title: { fr: 'Qui autorise le geste', en: 'Who allows the action' },
  nodes: {
    file: { name: { fr: 'Dossier', en: 'Case' }, kind: 'end' },
    plan: {
      name: { fr: 'Choisir un geste', en: 'Choose an action' },
      detail: { fr: 'le modèle propose', en: 'the model suggests' },
      icon: 'ia',
    },
    gate: {
      name: { fr: 'Table des droits', en: 'Table of rights' },
      detail: { fr: 'du code, pas un modèle', en: 'code, no model' },
      icon: 'shield',
    },
    act: {
      name: { fr: 'Agir', en: 'Act' },
      detail: { fr: 'et noter', en: 'and record' },
      icon: 'layers',
    },
    done: { name: { fr: 'Dossier clos', en: 'Case closed' }, kind: 'end' },
    person: { name: { fr: 'Une personne', en: 'A person' }, icon: 'user', kind: 'person' },
    refused: { name: { fr: 'Geste refusé', en: 'Action refused' }, kind: 'failure' },
  },
  edges: [
    { from: 'file', to: 'plan', kind: 'main' },
    { from: 'plan', to: 'gate', kind: 'main', loop: true },
    { from: 'gate', to: 'act', kind: 'main', label: { fr: 'permis', en: 'allowed' } },
    { from: 'act', to: 'done', kind: 'main' },
    { from: 'gate', to: 'person', label: { fr: 'accord requis', en: 'approval' } },
    { from: 'person', to: 'act', label: { fr: 'oui', en: 'yes' } },
    { from: 'person', to: 'refused', kind: 'rare', label: { fr: 'non', en: 'no' } },
    { from: 'act', to: 'plan' },
    {
      from: 'gate',
      to: 'refused',
      kind: 'rare',
      label: { fr: 'hors table', en: 'not in the table' },
    },
  ],
})
